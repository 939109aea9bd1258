import { Text } from '@chakra-ui/react'
import { NewSecret } from '../ui/NewSecret.tsx'

/** An invitation's link, shown once. */
export interface InvitationLink {
  email: string
  token: string
  /** Whether it goes out by email. */
  isMailed: boolean
}

interface NewLinkProps extends InvitationLink {
  onDone: () => void
}

/** The token is in the fragment, which never appears in server logs. */
export const NewLink = ({ email, token, isMailed, onDone }: NewLinkProps) => (
  <>
    <Text mb="2">
      {isMailed
        ? `We’ve emailed this one-time link to ${email}. It is valid for 7 days. You can also pass it on yourself.`
        : `Please pass this one-time link on to ${email}. It is valid for 7 days.`}
    </Text>
    <NewSecret label="Link" secret={`${location.origin}/invitation#${token}`} onDone={onDone} />
  </>
)
