import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { BacklinksDocument, useUpdateBacklinkMutation, type BacklinksQuery } from './Backlinks.generated.ts'
import type { BacklinkStatus } from '../../schema.generated.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { textColumn, toDay, type TableColumn } from '../table/table-column.tsx'
import { State } from '../ui/State.tsx'
import { timeText } from '../ui/time-text.ts'

export type Backlink = BacklinksQuery['backlinks']['nodes'][number]

export const states = {
  PENDING: { text: 'Pending', tone: undefined },
  ACTIVE: { text: 'Active', tone: 'good' },
  BROKEN: { text: 'Broken', tone: 'bad' },
} as const

export const backlinkColumns: readonly TableColumn<Backlink>[] = [
  {
    id: 'link',
    label: 'Link',
    isFixed: true,
    sort: { ascending: 'SITE', descending: 'SITE_DESC' },
    cell: ({ sourcePage, sourceSite, targetUrl, anchorText }) => (
      <>
        <a className="text-link" href={sourcePage} rel="nofollow noopener noreferrer" target="_blank">
          {sourceSite}
        </a>
        {' → '}
        <a className="text-link" href={targetUrl}>
          {targetUrl}
        </a>
        <div className="muted small-text">“{anchorText}”</div>
      </>
    ),
    csv: [
      { heading: 'Site', value: ({ sourceSite }) => sourceSite },
      { heading: 'Page', value: ({ sourcePage }) => sourcePage },
      { heading: 'Target', value: ({ targetUrl }) => targetUrl },
      { heading: 'Words', value: ({ anchorText }) => anchorText },
    ],
  },
  textColumn('status', 'Status', ({ status }) => states[status].text, {
    cell: ({ status }) => <State tone={states[status].tone}>{states[status].text}</State>,
  }),
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
      { heading: 'Checked', value: ({ checkedAt }) => toDay(checkedAt) },
      { heading: 'Result', value: ({ checkResult }) => checkResult },
    ],
  },
  textColumn('entered', 'Entered', ({ createdAt }) => toDay(createdAt), {
    isExtra: true,
    sort: { ascending: 'OLDEST', descending: 'NEWEST' },
    cell: ({ createdAt }) => timeText(createdAt),
  }),
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
    <div className="row" ref={actions}>
      {(['ACTIVE', 'BROKEN'] as const)
        .filter((next) => next !== status)
        .map((next) => (
          <Button
            key={next}
            variant="outline"
            disabled={loading}
            aria-label={`Mark ${states[next].text}: ${sourceSite}`}
            onClick={() => void mark(next)}
          >
            Mark {states[next].text}
          </Button>
        ))}
    </div>
  )
}

/** Fails if the status has changed since it was read. */
export const useMarkBacklink = () => {
  const [setStatus, { loading }] = useUpdateBacklinkMutation()
  const mark = ({ id, status }: Backlink, next: BacklinkStatus) =>
    setStatus({
      variables: { input: { id, status: next, seen: status } },
      update: (cache) => cache.modify({ fields: { backlinks: moved(status, next) } }),
    })
  return [mark, { loading }] as const
}

const moved =
  (from: BacklinkStatus, to: BacklinkStatus) =>
  <Cached,>(cached: Cached): Cached => {
    const [less, more] = [from.toLowerCase(), to.toLowerCase()] as Lowercase<BacklinkStatus>[]
    const report = cached as Cached & Pick<BacklinksQuery['backlinks'], 'counts'>
    const { counts } = report
    return { ...report, counts: { ...counts, [less!]: counts[less!] - 1, [more!]: counts[more!] + 1 } }
  }
