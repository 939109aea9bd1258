import { Button } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useSetBacklinkStatusMutation, type BacklinksQuery, type BacklinkStatus } from '../graphql.generated.ts'
import { messageOf } from '../ui/server-errors.ts'
import { toast } from '../ui/toaster.tsx'

type Backlink = BacklinksQuery['backlinks']['nodes'][number]

const states = {
  PENDING: { text: 'Pending', state: undefined },
  ACTIVE: { text: 'Active', state: 'good' },
  BROKEN: { text: 'Broken', state: 'bad' },
} as const

/** One backlink, with a button for each status that can be set by hand. */
export const BacklinkRow = ({ backlink, onStale }: { backlink: Backlink; onStale: () => void }) => {
  const { id, sourceSite, sourcePage, targetUrl, anchorText, status, checkedAt, checkResult } = backlink
  const [setStatus, { loading }] = useSetBacklinkStatusMutation()
  const actions = useRef<HTMLDivElement>(null)
  const isMarked = useRef(false)
  useEffect(() => {
    if (loading || !isMarked.current) return
    // The button that was pressed is gone: the focus moves to the one that is left.
    isMarked.current = false
    actions.current?.querySelector<HTMLElement>('button')?.focus()
  }, [loading])
  const mark = async (next: BacklinkStatus) => {
    isMarked.current = true
    try {
      await setStatus({
        variables: { input: { id, status: next, seen: status } },
        update: (cache) => cache.modify({ fields: { backlinks: moved(status, next) } }),
      })
    } catch (error) {
      toast({ title: 'Error', description: `Failed to update backlink status: ${messageOf(error)}`, type: 'error' })
      onStale()
    }
  }
  return (
    <div className="admin-row">
      <div>
        <div>
          <a className="admin-link" href={sourcePage} rel="nofollow noopener noreferrer" target="_blank">
            {sourceSite}
          </a>
          {' → '}
          <a className="admin-link" href={targetUrl}>
            {targetUrl}
          </a>
        </div>
        <div className="admin-small">“{anchorText}”</div>
        <div className="admin-small">
          <span className="admin-state" data-state={states[status].state}>
            {states[status].text}
          </span>{' '}
          {checkedAt ? (
            <>
              {checkResult} <time dateTime={checkedAt}>({dayText(checkedAt)})</time>
            </>
          ) : (
            'Not checked yet'
          )}
        </div>
      </div>
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
    </div>
  )
}

/** The report, with one backlink counted under another status. */
const moved =
  (from: BacklinkStatus, to: BacklinkStatus) =>
  <Kept,>(kept: Kept): Kept => {
    const [less, more] = [from.toLowerCase(), to.toLowerCase()] as Lowercase<BacklinkStatus>[]
    const report = kept as Kept & Pick<BacklinksQuery['backlinks'], 'counts'>
    const { counts } = report
    return { ...report, counts: { ...counts, [less!]: counts[less!] - 1, [more!]: counts[more!] + 1 } }
  }

const dayText = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/London',
  })
