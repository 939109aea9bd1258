import { useEffect, useRef, useState } from 'react'
import type { PendingQuery, PendingKind } from '../../graphql.generated.ts'
import { Stars } from '../../ui/Stars.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useRowKeys } from '../table/use-row-keys.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { toggleKey } from '../ui/toggle-key.ts'
import type { ShortcutKey } from '../ui/use-shortcuts.ts'
import { isUnread } from './item.ts'
import { statusWords } from './kinds.ts'
import { PendingBulk } from './PendingBulk.tsx'
import { PendingCard } from './PendingCard.tsx'
import '../ui/admin.css'

type InboxItem = PendingQuery['pendingItems']['edges'][number]['node']

interface PendingInboxProps {
  kind: PendingKind
  label: string
  items: readonly InboxItem[]
}

const isPending = ({ status }: InboxItem) => status === 'PENDING'

/**
 * A list beside the open item and its actions. After a decision the next item opens. A narrow screen shows either
 * the list or the item.
 */
export const PendingInbox = ({ kind, label, items }: PendingInboxProps) => {
  const isNarrow = useMedia('(max-width: 899px)')
  const [openId, setOpenId] = useState(() => (isNarrow ? undefined : (items.find(isPending) ?? items[0])?.id))
  const [decided, setDecided] = useState<Pick<InboxItem, 'id'>>()
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const inbox = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLElement>(null)
  const open = items.find(({ id }) => id === openId)
  const lastItem = items.find(({ id }) => id === decided?.id)
  const selectable = items.filter(isPending)
  const selected = selectable.filter(({ id }) => selectedIds.has(id))
  const toggle = ({ id }: InboxItem) => setSelectedIds(toggleKey(id))

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
    onSelect: toggle,
    onOpen: ({ id }) => setOpenId(id),
    onMove: ({ id }) => setOpenId(id),
    onKey: press,
  })

  return (
    <div className="inbox" ref={inbox} data-open={open ? '' : undefined}>
      <div className="inbox-list">
        <PendingBulk kind={kind} selected={selected} onClear={() => setSelectedIds(new Set())} />
        <div className="inbox-head">
          {selectable.length > 0 && (
            <label className="table-all">
              <input
                type="checkbox"
                aria-label="Select all that are shown"
                checked={selected.length === selectable.length}
                onChange={({ target }) => setSelectedIds(new Set(target.checked ? selectable.map(({ id }) => id) : []))}
              />
            </label>
          )}
          <p role="status">
            <span>{`${selectable.length} waiting here`}</span>
            {lastItem && (
              <span>
                {' · '}
                <button type="button" className="text-button" onClick={() => setOpenId(lastItem.id)}>
                  {`${statusWords[lastItem.status]}: ${lastItem.title}`}
                </button>
              </span>
            )}
          </p>
        </div>
        <ul aria-label={label} {...keyed}>
          {items.map((item) => (
            <li key={item.id} data-open={item.id === openId ? '' : undefined}>
              {isPending(item) && (
                <label className="table-choice">
                  <input
                    type="checkbox"
                    aria-label={`Select ${item.title}`}
                    checked={selectedIds.has(item.id)}
                    onChange={() => toggle(item)}
                  />
                </label>
              )}
              <button
                type="button"
                className="inbox-item"
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
      <section className="inbox-open" ref={pane} tabIndex={-1} aria-label="Open item">
        {open ? (
          <>
            <button type="button" className="inbox-back text-button" onClick={() => setOpenId(undefined)}>
              ← Back to the list
            </button>
            <PendingCard key={open.id} item={open} />
          </>
        ) : (
          <p className="admin-small">Choose an item to read it.</p>
        )}
      </section>
    </div>
  )
}

const InboxLines = ({ item }: { item: InboxItem }) => (
  <>
    <span className="inbox-title">
      <strong>
        <bdi>{item.title}</bdi>
      </strong>
      {!isPending(item) && <span className="admin-state">{statusWords[item.status]}</span>}
      {isUnread(item) && <span className="admin-state">Unread</span>}
      {item.deletedBefore && (
        <span className="admin-state" data-state="bad">
          Deleted before
        </span>
      )}
    </span>
    {item.rating && <Stars rating={item.rating} />}
    {item.text && <span className="inbox-text">{item.text}</span>}
    <span className="admin-small">
      <bdi>{item.name ?? item.email}</bdi>
      {(item.name ?? item.email) && <span> · </span>}
      <TimeAgo date={item.createdAt} />
    </span>
  </>
)
