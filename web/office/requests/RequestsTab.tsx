import { Link, Navigate, useSearchParams } from 'react-router'
import { useDecisionsQuery } from './PendingCard.generated.ts'
import { usePendingCountsQuery } from './PendingCounts.generated.ts'
import type { PendingKind } from '../../schema.generated.ts'
import { panelSkeleton } from '../../ui/Skeletons.tsx'
import { PendingCard } from './PendingCard.tsx'
import { kindOrder, kinds } from './kinds.ts'
import { PendingQueue } from './PendingQueue.tsx'
import './RequestsTab.css'
import { LoadingPanel } from '../ui/Panel.tsx'

/** Opens the first queue that is not empty. */
export const Component = () => {
  const [params] = useSearchParams()
  const { data, loading } = usePendingCountsQuery({ fetchPolicy: 'cache-and-network' })
  const counts = new Map(data?.pendingCounts.map((one) => [one.kind, one]))
  const isHistory = params.get('kind') === 'history'
  const waiting = params.has('kind') ? undefined : kindOrder.find((kind) => counts.get(kind)?.count)
  const shown = kindOrder.find((kind) => kinds[kind].value === params.get('kind')) ?? 'REGISTRATION'
  const queue = (value: string, label: string, isShown: boolean, count?: string) => (
    <Link
      key={value}
      className="pill"
      ref={isShown ? scrollIntoView : null}
      to={toQueueAddress(value)}
      replace
      preventScrollReset
      aria-current={isShown ? 'true' : undefined}
    >
      {label} {count && <span>{count}</span>}
    </Link>
  )
  return (
    <>
      {waiting && <Navigate to={toQueueAddress(kinds[waiting].value)} replace />}
      <nav className="row tight queues" aria-label="Queues">
        {kindOrder
          .filter((kind) => kind !== 'FIND' || kind === shown || counts.get(kind)?.count)
          .map((kind) =>
            queue(kinds[kind].value, kinds[kind].label, !isHistory && kind === shown, countText(counts.get(kind))),
          )}
        {queue('history', 'History', isHistory)}
      </nav>
      {isHistory ? (
        <History />
      ) : waiting || (!data && loading && !params.has('kind')) ? (
        panelSkeleton
      ) : (
        <PendingQueue key={shown} kind={shown} />
      )}
    </>
  )
}

const scrollIntoView = (link: HTMLElement | null) => link?.scrollIntoView?.({ block: 'nearest', inline: 'center' })

const toQueueAddress = (value: string) => `?kind=${value}`

const countText = (one?: { kind: PendingKind; count: number; unread: number }) =>
  one && `${one.count}${one.unread ? `, ${one.unread} unread` : ''}`

const History = () => {
  const query = useDecisionsQuery({ fetchPolicy: 'cache-and-network' })
  const { data } = query
  const items = data?.decisions?.nodes
  if (!items) return <LoadingPanel query={query} things="the history" height="320px" />
  if (!items.length) return <p className="empty">No decisions yet.</p>
  return (
    <ul className="stack" aria-label="History">
      {items.map((item) => (
        <li key={`${item.kind} ${item.id}`} className="card flat">
          <PendingCard item={item} showsKind />
        </li>
      ))}
    </ul>
  )
}
