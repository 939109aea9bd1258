import { Button } from '@chakra-ui/react'
import { toast } from '../../ui/kit/toaster.tsx'

interface LoadMoreProps {
  pageInfo: { hasNextPage: boolean; endCursor: string | null } | undefined
  /** What the list is of, as in "Failed to load the sign-ins." */
  things: string
  /** The button's words, such as "Earlier sign-ins". */
  children: string
  isLoading: boolean
  /** Reads what stands behind a cursor; rejects where it fails. */
  readOn: (after: string | null) => Promise<unknown>
}

/** The button below a list of the office that goes on; a failure is told by a toast, and the button tries again. */
export const LoadMore = ({ pageInfo, things, children, isLoading, readOn }: LoadMoreProps) => {
  if (!pageInfo?.hasNextPage) return null
  const failed = () =>
    toast({ title: 'Error', description: `Failed to load ${things}. Please try again.`, type: 'error' })
  return (
    <Button
      variant="outline"
      minH="11"
      mt="4"
      justifySelf="start"
      loading={isLoading}
      loadingText="Loading…"
      onClick={() => void readOn(pageInfo.endCursor).catch(failed)}
    >
      {children}
    </Button>
  )
}
