import { useRef, useState } from 'react'
import { useDecideMutation, useDecisionMailQuery, type PendingTable_ItemFragment } from './PendingCard.generated.ts'
import type { PendingKind } from '../../schema.generated.ts'
import { BulkBar } from '../table/BulkBar.tsx'
import type { BulkAction } from '../table/table-column.tsx'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'
import { DecisionForm, type DecisionValues } from './DecisionForm.tsx'
import { kinds } from './kinds.ts'

interface PendingBulkProps {
  kind: PendingKind
  selected: readonly PendingTable_ItemFragment[]
  onClear: () => void
}

/** A rejection asks once for the texts of all items. */
export const PendingBulk = ({ kind, selected, onClear }: PendingBulkProps) => {
  const [decide] = useDecideMutation()
  const words = useRef<DecisionValues>({})
  const [pending, setPending] = useState<{
    rows: readonly PendingTable_ItemFragment[]
    close: (decisionWords?: DecisionValues) => void
  }>()
  const { approve, reject, needsReason, recipient } = kinds[kind]
  const decideAs = (choice: 'APPROVE' | 'REJECT', { message, note }: DecisionValues) => {
    return ({ id, email }: PendingTable_ItemFragment) =>
      decide({
        variables: { input: { id, kind, choice, message: (email && message) || null, note: note || null } },
      })
  }
  const openForm = (rows: readonly PendingTable_ItemFragment[]) =>
    new Promise<boolean>((done) => {
      const close = (decisionWords?: DecisionValues) => {
        words.current = decisionWords ?? {}
        setPending(undefined)
        done(decisionWords !== undefined)
      }
      setPending({ rows, close })
    })
  const actions: BulkAction<PendingTable_ItemFragment>[] = [
    { label: approve, suits: () => true, run: decideAs('APPROVE', {}) },
    {
      label: reject,
      suits: () => true,
      ...(needsReason ? { prepare: openForm } : {}),
      run: (row) => decideAs('REJECT', words.current)(row),
    },
  ]
  return (
    <>
      {pending && (
        <section className="card flat" aria-label={reject}>
          <p>
            {reject} {pending.rows.length === 1 ? 'one' : `these ${pending.rows.length}`}:
          </p>
          <BulkWords kind={kind} rows={pending.rows} button={reject} recipient={recipient} onClose={pending.close} />
        </section>
      )}
      <BulkBar selected={selected} actions={actions} onClear={onClear} onDone={() => {}} />
    </>
  )
}

interface BulkWordsProps {
  kind: PendingKind
  rows: readonly PendingTable_ItemFragment[]
  button: string
  recipient: string | undefined
  onClose: (decisionWords?: DecisionValues) => void
}

/** The preview is the first item's email. */
const BulkWords = ({ kind, rows, button, recipient, onClose }: BulkWordsProps) => {
  const recipients = rows.flatMap(({ email }) => email ?? [])
  const first = rows.find(({ email }) => email)
  const isMailed = recipient !== undefined && first !== undefined
  const query = useDecisionMailQuery({
    variables: { id: first?.id ?? '', kind, choice: 'REJECT' },
    skip: !isMailed,
    fetchPolicy: 'network-only',
  })
  const { data } = query
  if (isMailed && !data)
    return <LoadingPanel query={query} failed="The email preview could not be loaded." height="160px" />
  const mail = data?.pendingItem?.decisionMail ?? null
  return (
    <DecisionForm
      button={button}
      isReasonNeeded
      mail={mail}
      recipients={recipients}
      recipient={`each ${recipient}`}
      isNoteNeeded={!mail || recipients.length < rows.length}
      onClose={() => onClose()}
      onDecide={async (decisionWords) => onClose(mail ? decisionWords : { note: decisionWords.note ?? '' })}
    />
  )
}
