import { useSearchParams } from 'react-router'
import {
  PendingForFileDocument,
  PendingDocument,
  useDecideMutation,
  usePendingQuery,
  type PendingQueryVariables,
  type PendingQuery,
  type PendingTable_ItemFragment,
} from './PendingCard.generated.ts'
import type { ItemChoice, PendingKind } from '../../schema.generated.ts'
import { FindChoice, TableSearch } from '../table/TableSearch.tsx'
import { SaveCsv } from '../table/SaveCsv.tsx'
import { useReadAll } from '../table/use-read-all.ts'
import { ViewMenu } from '../table/ViewMenu.tsx'
import type { BulkAction, BulkTexts, TableColumn } from '../table/table-column.tsx'
import { useApolloClient, useReactiveVar } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { queryLive, connectionLost } from '../../ui/subscribe-live.ts'
import { Stars } from '../../ui/Stars.tsx'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { useRowKeys } from '../table/use-row-keys.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import type { ShortcutKey } from '../ui/use-shortcuts.ts'
import { isUnread, kinds, reasonWords, itemStatusWords } from './kinds.ts'
import { useBulkActions } from '../table/bulk-actions.tsx'
import { ItemsDecision } from './DecisionForm.tsx'
import { PendingCard } from './PendingCard.tsx'
import { State } from '../ui/State.tsx'
import { LoadingPanel } from '../ui/Panel.tsx'
import { LoadMoreButton } from '../ui/lists.tsx'
import { usePendingCountsQuery } from './PendingCounts.generated.ts'

export const PendingQueue = ({ kind }: { kind: PendingKind }) => {
  const [params] = useSearchParams()
  const search = params.get('search') ?? ''
  const isOldestFirst = params.get('sort') === 'oldest'
  const variables = { kind, ...(search ? { search } : {}), ...(isOldestFirst ? { oldestFirst: true } : {}) }
  const readAll = useReadAll<PendingTable_ItemFragment>(PendingForFileDocument, variables, 'pendingItems')
  const { label, value } = kinds[kind]
  const name = `requests-${value}`
  return (
    <div className="table-screen row">
      <TableSearch label={`Search: ${label}`} searchLabel="Business, sender, email or words" preserved={['kind']}>
        <FindChoice name="sort" label="Order" none="Newest first" choices={[['oldest', 'Oldest first']]} />
      </TableSearch>
      <div className="table-tools row">
        <ViewMenu name={name} />
        <SaveCsv label={label} name={name} idHeading="Id" shown={listCsvColumns(kind)} readAll={readAll} />
      </div>
      <PendingList key={`${search} ${isOldestFirst}`} variables={variables} />
    </div>
  )
}

const minWaiting = 4

/** Decided items stay, with Undo, until the list is reopened. */
const PendingList = ({ variables }: { variables: PendingQueryVariables }) => {
  const { kind, search, oldestFirst: isOldestFirst } = variables
  const query = usePendingQuery({ variables, fetchPolicy: 'cache-and-network' })
  const { data, fetchMore, loading } = query
  const { cache } = useApolloClient()
  const list = data?.pendingItems
  const items = list?.edges.map(({ node }) => node)
  useArrivals(kind, items !== undefined && !isOldestFirst, async () => {
    const latest = await queryLive(cache, PendingDocument, variables)
    if (!latest) return false
    cache.updateQuery({ query: PendingDocument, variables }, (old) => {
      if (!old) return latest
      const known = new Set(old.pendingItems.edges.map(({ node }) => node.id))
      const arrived = latest.pendingItems.edges.filter(({ node }) => !known.has(node.id))
      return { pendingItems: { ...old.pendingItems, edges: [...arrived, ...old.pendingItems.edges] } }
    })
    return true
  })
  const end = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null
  const isShort = items !== undefined && items.filter(({ status }) => status === 'PENDING').length < minWaiting
  useEffect(() => {
    if (end && isShort) void fetchMore({ variables: { after: end } }).catch(() => {}) // the button below tries again
  }, [end, isShort, fetchMore])
  if (!list || !items) return <LoadingPanel query={query} things="the queue" />
  if (!items.length)
    return (
      <p className="empty">
        {search ? 'No results. Try a shorter search.' : `No ${kinds[kind].label.toLowerCase()} are waiting.`}
      </p>
    )
  return (
    <>
      <PendingInbox kind={kind} items={items} />
      <LoadMoreButton
        pageInfo={list.pageInfo}
        things="the queue"
        isLoading={loading}
        readOn={(after) => fetchMore({ variables: { after } })}
      />
    </>
  )
}

type InboxItem = PendingQuery['pendingItems']['edges'][number]['node']

const isPending = ({ status }: InboxItem) => status === 'PENDING'

/** After a decision the next item opens; a narrow screen shows the list or the item. */
const PendingInbox = ({ kind, items }: { kind: PendingKind; items: readonly InboxItem[] }) => {
  const isNarrow = useMedia('(max-width: 899px)')
  const [openId, setOpenId] = useState(() => (isNarrow ? undefined : (items.find(isPending) ?? items[0])?.id))
  const [decided, setDecided] = useState<Pick<InboxItem, 'id'>>()
  const inbox = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLElement>(null)
  const open = items.find(({ id }) => id === openId)
  const lastItem = items.find(({ id }) => id === decided?.id)
  const selectable = items.filter(isPending)
  const bulk = useBulkActions({ rows: selectable, actions: usePendingActions(kind), getName: ({ title }) => title })

  const [seen, setSeen] = useState(open)
  if (open !== seen) {
    setSeen(open)
    const isDecision = open && seen?.id === open.id && isPending(seen) && !isPending(open)
    const next = isDecision && (items.slice(items.indexOf(open)).find(isPending) ?? items.find(isPending))
    if (next) {
      setDecided({ id: open.id })
      setOpenId(next.id)
    }
  }
  useEffect(() => {
    if (!decided) return
    if (isNarrow) pane.current?.focus()
    else inbox.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [decided, isNarrow])

  const press = (key: ShortcutKey) => {
    const button = pane.current?.querySelector<HTMLButtonElement>(`[data-key="${key}"]`)
    const isReopened = !button && key === 'u' && decided !== undefined
    if (isReopened) setOpenId(decided.id)
    button?.click()
    return isReopened || Boolean(button)
  }
  const { currentId, ...keyed } = useRowKeys({
    rows: items,
    activeId: openId,
    onSelect: bulk.toggle,
    onOpen: ({ id }) => setOpenId(id),
    onMove: ({ id }) => setOpenId(id),
    onKey: press,
  })

  return (
    <div className="inbox" ref={inbox} data-open={open ? '' : undefined}>
      <div className="inbox-list panel">
        {bulk.bar}
        <div className="inbox-head row">
          {selectable.length > 0 && <label className="check">{bulk.selectAll}</label>}
          <p role="status">
            <span>{`${selectable.length} waiting here`}</span>
            {lastItem && (
              <span>
                {' · '}
                <button type="button" className="text-button text-link" onClick={() => setOpenId(lastItem.id)}>
                  {`${itemStatusWords[lastItem.status]}: ${lastItem.title}`}
                </button>
              </span>
            )}
          </p>
        </div>
        <ul aria-label={kinds[kind].label} {...keyed}>
          {items.map((item) => (
            <li key={item.id} data-open={item.id === openId ? '' : undefined}>
              {isPending(item) && bulk.renderSelect(item)}
              <button
                type="button"
                className="inbox-item hoverable"
                data-row={item.id}
                tabIndex={item.id === currentId ? 0 : -1}
                aria-current={item.id === openId ? 'true' : undefined}
                onClick={() => setOpenId(item.id)}
              >
                <InboxLines item={item} />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <section className="inbox-open panel" ref={pane} tabIndex={-1} aria-label="Open item">
        {open ? (
          <>
            <button type="button" className="inbox-back text-button text-link" onClick={() => setOpenId(undefined)}>
              ← Back to the list
            </button>
            <PendingCard key={open.id} item={open} />
          </>
        ) : (
          <p className="muted small-text">Choose an item to read it.</p>
        )}
      </section>
    </div>
  )
}

const usePendingActions = (kind: PendingKind): BulkAction<InboxItem>[] => {
  const [decide] = useDecideMutation()
  const { approve, reject, rejectsAtOnce } = kinds[kind]
  const decideAs =
    (choice: ItemChoice) =>
    ({ id, email }: InboxItem, { message, note }: BulkTexts) =>
      decide({ variables: { input: { id, kind, choice, message: (email && message) || null, note: note || null } } })
  const rejection: BulkAction<InboxItem> = { label: reject, suits: () => true, run: decideAs('REJECT') }
  const ask: BulkAction<InboxItem>['ask'] = (items, answer) => (
    <ItemsDecision
      kind={kind}
      choice="REJECT"
      items={items}
      onClose={() => answer()}
      onDecide={async (texts) => answer(texts)}
    />
  )
  return [
    { label: approve, suits: () => true, run: decideAs('APPROVE') },
    rejectsAtOnce ? rejection : { ...rejection, ask },
  ]
}

const InboxLines = ({ item }: { item: InboxItem }) => (
  <>
    <span className="row between">
      <strong>
        <bdi>{item.title}</bdi>
      </strong>
      {!isPending(item) && <State>{itemStatusWords[item.status]}</State>}
      {isUnread(item) && <State>Unread</State>}
      {item.deletedBefore && <State tone="bad">Deleted before</State>}
    </span>
    {item.rating && <Stars rating={item.rating} />}
    {item.text && <span className="small-text clamped">{item.text}</span>}
    <span className="muted small-text">
      <bdi>{item.name ?? item.email}</bdi>
      {(item.name ?? item.email) && <span> · </span>}
      <TimeAgo date={item.createdAt} />
    </span>
  </>
)

type Column = Pick<TableColumn<PendingTable_ItemFragment>, 'csv'>
const column = (heading: string, value: Column['csv'][number]['value']): Column => ({ csv: [{ heading, value }] })
const rating = column('Rating', (row) => row.rating)
const reason = column('Reason', (row) => row.reason && (reasonWords[row.reason] ?? row.reason))
const phone = column('Phone', (row) => row.phone)
const text = column('Text', (row) => row.text)
const sender = [column('Name', ({ name }) => name), column('Email', ({ email }) => email)]

const own: Record<PendingKind, readonly Column[]> = {
  REGISTRATION: sender,
  REQUEST: [...sender, phone, text],
  FIND: [],
  REVIEW: [rating, text, ...sender],
  REPORT: [reason, text, ...sender],
  MESSAGE: [reason, text, ...sender],
}

const listCsvColumns = (kind: PendingKind): readonly Column[] => [
  column(kind === 'MESSAGE' ? 'Subject' : 'Business', ({ title }) => title),
  column('Deleted before', ({ deletedBefore }) => deletedBefore?.explanation ?? null),
  ...own[kind],
  column('Status', ({ status }) => itemStatusWords[status]),
  column('Received', ({ createdAt }) => createdAt),
]

const retryMs = 2000

/** After a reconnect it reads again, since arrivals and decisions may cancel each other out. */
const useArrivals = (kind: PendingKind, isOpen: boolean, read: () => Promise<boolean>) => {
  const waiting = usePendingCountsQuery({ fetchPolicy: 'cache-only' }).data?.pendingCounts.find(
    (one) => one.kind === kind,
  )?.count
  const isLost = useReactiveVar(connectionLost)
  const shown = useRef<number | null>(undefined)
  const readNow = useEffectEvent(() => read().catch(() => false))
  useEffect(() => {
    if (isLost) shown.current = null
  }, [isLost])
  useEffect(() => {
    if (!isOpen || waiting === undefined || isLost || waiting === shown.current) return
    if (shown.current === undefined) {
      shown.current = waiting
      return
    }
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const tryRead = async () => {
      const isRead = await readNow()
      if (isOver) return
      if (isRead) shown.current = waiting
      else timer = setTimeout(() => void tryRead(), retryMs)
    }
    void tryRead()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isOpen, isLost, waiting])
}
