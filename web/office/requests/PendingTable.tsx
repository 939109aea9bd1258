import { flushSync } from 'react-dom'
import { PendingForFileDocument, type PendingQuery, type PendingQueryVariables } from '../../graphql.generated.ts'
import { OfficeTable, type KeyedRows } from '../table/OfficeTable.tsx'
import { useReadAll } from '../table/use-read-all.ts'
import '../ui/admin.css'
import { kinds } from './kinds.ts'
import { pendingColumns, type PendingRow } from './pending-columns.tsx'
import { PendingBulk } from './PendingBulk.tsx'
import { PendingCard } from './PendingCard.tsx'

interface PendingTableProps {
  items: readonly PendingQuery['pendingItems']['edges'][number]['node'][]
  isBusy: boolean
  /** The search and filters. */
  variables: PendingQueryVariables
}

/**
 * Pending items, of which several can be decided at once, by pointer or by keys; a row opens to its card, where one is
 * decided, and on a phone there are only the cards.
 */
export const PendingTable = ({ items, isBusy, variables }: PendingTableProps) => {
  const { kind } = variables
  const { approve, reject, label } = kinds[kind]
  const readAll = useReadAll(PendingForFileDocument, variables, ({ pendingItems }) => pendingItems)
  const press = (text: string, { row, open }: KeyedRows<PendingRow>) => {
    if (!row) return false
    flushSync(open)
    const card = document.getElementById(`request-${row.id}`)
    const button = [...(card?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === text)
    button?.click()
    return button !== undefined
  }
  return (
    <>
      <OfficeTable<PendingRow>
        label={label}
        name={`requests-${kinds[kind].value}`}
        columns={pendingColumns[kind]}
        rows={items}
        isBusy={isBusy}
        nameOf={({ title }) => title}
        renderDetails={({ id }) => (
          <div id={`request-${id}`}>
            <PendingCard item={items.find((one) => one.id === id)!} />
          </div>
        )}
        hasCards
        renderBulk={(selected, clear) => <PendingBulk kind={kind} selected={selected} onClear={clear} />}
        canSelect={({ status }) => status === 'PENDING'}
        onKey={(key, at) => (key === 'a' ? press(approve, at) : key === 'r' ? press(reject, at) : false)}
        readAll={readAll}
      />
    </>
  )
}
