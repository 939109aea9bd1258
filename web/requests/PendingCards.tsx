import { useState } from 'react'
import { useDecideMutation, type PendingKind, type PendingQuery } from '../graphql.generated.ts'
import { BulkBar } from '../table/BulkBar.tsx'
import type { BulkAction } from '../table/table-column.ts'
import { useKeys } from '../ui/use-keys.ts'
import '../ui/admin.css'
import { kinds } from './kinds.ts'
import { PendingCard } from './PendingCard.tsx'

type Row = PendingQuery['pending'][number]

interface PendingCardsProps {
  kind: PendingKind
  items: readonly Row[]
}

/** Pending items as cards, of which several can be decided at once, by pointer or by keys. */
export const PendingCards = ({ kind, items }: PendingCardsProps) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [current, setCurrent] = useState<string>()
  const [reason, setReason] = useState('')
  const [decide] = useDecideMutation()
  const { approve, reject, needsReason } = kinds[kind]
  const selected = items.filter(({ id, status }) => chosen.has(id) && status === 'pending')
  const explanation = reason.trim()
  const decideAs = (choice: 'APPROVE' | 'REJECT') => (row: Row) =>
    decide({ variables: { input: { id: row.id, kind, choice, explanation: explanation || null } } })
  const actions: BulkAction<Row>[] = [
    { label: approve, suits: () => true, run: decideAs('APPROVE') },
    { label: reject, suits: () => !needsReason || explanation !== '', run: decideAs('REJECT') },
  ]
  const choose = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const move = (by: 1 | -1) => {
    const at = items.findIndex(({ id }) => id === current)
    const next = items[at < 0 ? 0 : Math.min(Math.max(at + by, 0), items.length - 1)]!
    setCurrent(next.id)
    document.getElementById(`request-${next.id}`)?.focus()
  }
  const press = (text: string) => {
    const card = current === undefined ? null : document.getElementById(`request-${current}`)
    const button = [...(card?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === text)
    button?.click()
    return button !== undefined
  }
  useKeys((key) => {
    if (key === 'j') move(1)
    else if (key === 'k') move(-1)
    else if (key === 'x' && current) choose(current)
    else if (key === 'a') return press(approve)
    else if (key === 'r') return press(reject)
    else return false
    return true
  })
  return (
    <>
      <p className="admin-small request-keys">
        Keys: <kbd>j</kbd> and <kbd>k</kbd> go down and up, <kbd>x</kbd> chooses, <kbd>a</kbd>: {approve}, <kbd>r</kbd>:{' '}
        {reject}.
      </p>
      {selected.length > 0 && needsReason && (
        <div className="text-field request-reason">
          <label htmlFor="bulk-reason">
            Reason, kept with each decision; to {reject.toLowerCase()} there must be one
          </label>
          <input
            id="bulk-reason"
            value={reason}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      )}
      <BulkBar
        selected={selected}
        actions={actions}
        onClear={() => setChosen(new Set())}
        onDone={() => setReason('')}
      />
      <ul className="queue" aria-label={kinds[kind].label}>
        {items.map((item) => (
          <PendingCard
            key={item.id}
            item={item}
            isCurrent={item.id === current}
            choice={
              item.status === 'pending' && (
                <label className="request-choice">
                  <input
                    type="checkbox"
                    aria-label={`Select ${item.title}`}
                    checked={chosen.has(item.id)}
                    onChange={() => choose(item.id)}
                  />
                </label>
              )
            }
          />
        ))}
      </ul>
    </>
  )
}
