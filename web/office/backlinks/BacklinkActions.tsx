import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { BacklinksDocument, type BacklinkStatus } from '../../graphql.generated.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import type { Backlink } from './backlink.ts'
import { useMarkBacklink } from './use-mark-backlink.ts'

/** A button for each status of a backlink that can be set by hand. */
export const BacklinkActions = ({ backlink }: { backlink: Backlink }) => {
  const { sourceSite, status } = backlink
  const client = useApolloClient()
  const [markBacklink, { loading }] = useMarkBacklink()
  const actions = useRef<HTMLDivElement>(null)
  const isMarked = useRef(false)
  useEffect(() => {
    if (loading || !isMarked.current) return
    // The pressed button is gone, so the focus moves to the remaining one.
    isMarked.current = false
    actions.current?.querySelector<HTMLElement>('button')?.focus()
  }, [loading])
  const mark = async (next: BacklinkStatus) => {
    isMarked.current = true
    try {
      await markBacklink(backlink, next)
    } catch (error) {
      toast({
        title: 'Error',
        description: `Failed to update backlink status: ${getErrorMessage(error)}`,
        type: 'error',
      })
      await client.refetchQueries({ include: [BacklinksDocument] })
    }
  }
  return (
    <div className="admin-actions" ref={actions}>
      {status !== 'ACTIVE' && (
        <Button
          variant="outline"
          minH="11"
          disabled={loading}
          aria-label={`Mark Active: ${sourceSite}`}
          onClick={() => void mark('ACTIVE')}
        >
          Mark Active
        </Button>
      )}
      {status !== 'BROKEN' && (
        <Button
          variant="outline"
          minH="11"
          disabled={loading}
          aria-label={`Mark Broken: ${sourceSite}`}
          onClick={() => void mark('BROKEN')}
        >
          Mark Broken
        </Button>
      )}
    </div>
  )
}
