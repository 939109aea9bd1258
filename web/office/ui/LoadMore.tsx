import { Button } from '@chakra-ui/react'
import { toast } from '../../ui/kit/toaster.tsx'

interface LoadMoreProps {
  pageInfo: { hasNextPage: boolean; endCursor: string | null } | undefined
  /** The list's items, as in "Failed to load the sign-ins." */
  things: string
  /** The button's text, such as "Earlier sign-ins". */
  children: string
  isLoading: boolean
  /** Loads the page after a cursor; rejects on failure. */
  readOn: (after: string | null) => Promise<unknown>
}

/** Loads a list's next page. A failure shows a toast, and the button can be pressed again. */
export const LoadMore = ({ pageInfo, things, children, isLoading, readOn }: LoadMoreProps) => {
  if (!pageInfo?.hasNextPage) return null
  const failed = () =>
    toast({ title: 'Error', description: `Failed to load ${things}. Please try again.`, type: 'error' })
  return (
    <Button
      variant="outline"
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
