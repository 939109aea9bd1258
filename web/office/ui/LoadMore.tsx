import { Button } from '@chakra-ui/react'
import { toast } from '../../ui/kit/toaster.tsx'

interface LoadMoreProps {
  pageInfo: { hasNextPage: boolean; endCursor: string | null } | undefined
  /** The items' name, as in "Failed to load the sign-ins." */
  things: string
  children: string
  isLoading: boolean
  /** Loads the page after the cursor; rejects on failure. */
  readOn: (after: string | null) => Promise<unknown>
}

/** A failure shows a toast, and the button can be pressed again. */
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
