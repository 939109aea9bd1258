import type { TableColumn } from '../table/table-column.ts'
import { states, type Backlink } from './backlink.ts'
import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { BacklinksDocument } from './Backlinks.generated.ts'
import type { BacklinkStatus } from '../../schema.generated.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { useMarkBacklink } from './use-mark-backlink.ts'
import { timeText } from '../ui/time-text.ts'

export const backlinkColumns: readonly TableColumn<Backlink>[] = [
  {
    id: 'link',
    label: 'Link',
    isFixed: true,
    sort: { ascending: 'SITE', descending: 'SITE_DESC' },
    cell: ({ sourcePage, sourceSite, targetUrl, anchorText }) => (
      <>
        <a className="admin-link" href={sourcePage} rel="nofollow noopener noreferrer" target="_blank">
          {sourceSite}
        </a>
        {' → '}
        <a className="admin-link" href={targetUrl}>
          {targetUrl}
        </a>
        <div className="admin-small">“{anchorText}”</div>
      </>
    ),
    csv: [
      { heading: 'Site', value: ({ sourceSite }) => sourceSite },
      { heading: 'Page', value: ({ sourcePage }) => sourcePage },
      { heading: 'Target', value: ({ targetUrl }) => targetUrl },
      { heading: 'Words', value: ({ anchorText }) => anchorText },
    ],
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => (
      <span className="admin-state" data-state={states[status].state}>
        {states[status].text}
      </span>
    ),
    csv: [{ heading: 'Status', value: ({ status }) => states[status].text }],
  },
  {
    id: 'checked',
    label: 'Checked',
    sort: { ascending: 'CHECK_OLDEST', descending: 'CHECK_NEWEST' },
    cell: ({ checkedAt, checkResult }) =>
      checkedAt ? (
        <div className="table-words">
          {checkResult} <time dateTime={checkedAt}>({timeText(checkedAt)})</time>
        </div>
      ) : (
        'Not checked yet'
      ),
    csv: [
      { heading: 'Checked', value: ({ checkedAt }) => checkedAt?.slice(0, 10) ?? null },
      { heading: 'Result', value: ({ checkResult }) => checkResult },
    ],
  },
  {
    id: 'entered',
    label: 'Entered',
    isExtra: true,
    sort: { ascending: 'OLDEST', descending: 'NEWEST' },
    cell: ({ createdAt }) => timeText(createdAt),
    csv: [{ heading: 'Entered', value: ({ createdAt }) => createdAt.slice(0, 10) }],
  },
  { id: 'mark', label: 'Mark', isFixed: true, cell: (row) => <BacklinkActions backlink={row} />, csv: [] },
]

const BacklinkActions = ({ backlink }: { backlink: Backlink }) => {
  const { sourceSite, status } = backlink
  const client = useApolloClient()
  const [markBacklink, { loading }] = useMarkBacklink()
  const actions = useRef<HTMLDivElement>(null)
  const isMarked = useRef(false)
  useEffect(() => {
    if (loading || !isMarked.current) return
    // The pressed button is gone, so the focus moves to the other one.
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
