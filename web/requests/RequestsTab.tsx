import { Link, useSearchParams } from 'react-router'
import { usePendingCountsQuery, type PendingKind } from '../graphql.generated.ts'
import { History } from './History.tsx'
import { kindOrder, kinds } from './kinds.ts'
import { PendingList } from './PendingList.tsx'
import './RequestsTab.css'

/** What waits for an administrator: registrations, short requests, reviews, reports and messages; and what was decided. */
export const Component = () => {
  const [params] = useSearchParams()
  const { data } = usePendingCountsQuery({ fetchPolicy: 'cache-and-network' })
  const counts = new Map(data?.pendingCounts.map((one) => [one.kind, one]))
  const isHistory = params.get('kind') === 'history'
  const shown = kindOrder.find((kind) => kinds[kind].value === params.get('kind')) ?? 'REGISTRATION'
  const queue = (value: string, label: string, isShown: boolean, count?: string) => (
    <Link key={value} to={`?tab=requests&kind=${value}`} replace preventScrollReset aria-current={isShown ? 'true' : undefined}>
      {label} {count && <span>{count}</span>}
    </Link>
  )
  return (
    <>
      <nav className="queues" aria-label="Queues">
        {kindOrder.map((kind) => queue(kinds[kind].value, kinds[kind].label, !isHistory && kind === shown, countText(counts.get(kind))))}
        {queue('history', 'History', isHistory)}
      </nav>
      {isHistory ? <History /> : <PendingList key={shown} kind={shown} />}
    </>
  )
}

const countText = (one?: { kind: PendingKind; count: number; unread: number }) => one && `${one.count}${one.unread ? `, ${one.unread} unread` : ''}`
