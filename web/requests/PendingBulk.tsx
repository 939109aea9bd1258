import { useState } from 'react'
import { useDecideMutation, type PendingKind } from '../graphql.generated.ts'
import { BulkBar } from '../table/BulkBar.tsx'
import type { BulkAction } from '../table/table-column.ts'
import { OfficeField } from '../ui/OfficeField.tsx'
import { kinds } from './kinds.ts'
import type { PendingRow } from './pending-columns.tsx'

interface PendingBulkProps {
  kind: PendingKind
  selected: readonly PendingRow[]
  onClear: () => void
}

/** Decides the selected items, with one reason for all where there must be one. */
export const PendingBulk = ({ kind, selected, onClear }: PendingBulkProps) => {
  const [reason, setReason] = useState('')
  const [decide] = useDecideMutation()
  const { approve, reject, needsReason } = kinds[kind]
  const explanation = reason.trim()
  const decideAs = (choice: 'APPROVE' | 'REJECT') => (row: PendingRow) =>
    decide({ variables: { input: { id: row.id, kind, choice, explanation: explanation || null } } })
  const actions: BulkAction<PendingRow>[] = [
    { label: approve, suits: () => true, run: decideAs('APPROVE') },
    { label: reject, suits: () => !needsReason || explanation !== '', run: decideAs('REJECT') },
  ]
  return (
    <>
      {selected.length > 0 && needsReason && (
        <OfficeField
          label={`Reason, kept with each decision; to ${reject.toLowerCase()} there must be one`}
          className="request-reason"
        >
          {(control) => (
            <input
              {...control}
              value={reason}
              maxLength={500}
              autoComplete="off"
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </OfficeField>
      )}
      <BulkBar selected={selected} actions={actions} onClear={onClear} onDone={() => setReason('')} />
    </>
  )
}
