import { Text } from '@chakra-ui/react'
import { NewSecret } from '../ui/NewSecret.tsx'

/** An invitation's link, which is told once. */
export interface MadeLink {
  email: string
  token: string
  /** Whether it goes out by email. */
  isMailed: boolean
}

interface NewLinkProps extends MadeLink {
  onDone: () => void
}

/** The link of an invitation that was made just now: what stands behind the # is sent to no server's log. */
export const NewLink = ({ email, token, isMailed, onDone }: NewLinkProps) => (
  <>
    <Text mb="2">
      {isMailed
        ? `${email} is sent this link by email, good once, for 7 days. You can pass it on yourself, too.`
        : `Please pass this link on to ${email} yourself: it is good once, for 7 days.`}
    </Text>
    <NewSecret label="Link" secret={`${location.origin}/invitation#${token}`} onDone={onDone} />
  </>
)
