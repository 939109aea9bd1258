import { useState } from 'react'
import { useDecideMutation, useDecisionMailQuery, type PendingKind } from '../graphql.generated.ts'
import { BulkBar } from '../table/BulkBar.tsx'
import type { BulkAction } from '../table/table-column.ts'
import { OfficeField } from '../ui/OfficeField.tsx'
import { kinds } from './kinds.ts'
import { MailPreview } from './MailPreview.tsx'
import type { PendingRow } from './pending-columns.tsx'

interface PendingBulkProps {
  kind: PendingKind
  selected: readonly PendingRow[]
  onClear: () => void
}

/** Decides the selected items, with the same words for all; the email to the first of them is shown. */
export const PendingBulk = ({ kind, selected, onClear }: PendingBulkProps) => {
  const [message, setMessage] = useState('')
  const [note, setNote] = useState('')
  const [decide] = useDecideMutation()
  const { approve, reject, needsReason, recipient } = kinds[kind]
  const withEmail = selected.filter(({ email }) => email)
  const { data } = useDecisionMailQuery({
    variables: { id: withEmail[0]?.id ?? '', kind, choice: 'REJECT' },
    skip: recipient === undefined || !withEmail.length,
    fetchPolicy: 'network-only',
  })
  const mail = withEmail.length ? (data?.pendingItem?.decisionMail ?? null) : null
  const isMailed = ({ email }: PendingRow) => mail !== null && Boolean(email)
  const decideAs = (choice: 'APPROVE' | 'REJECT') => (row: PendingRow) => {
    const words = {
      message: choice === 'REJECT' && isMailed(row) ? message.trim() || null : null,
      note: note.trim() || null,
    }
    return decide({ variables: { input: { id: row.id, kind, choice, ...words } } })
  }
  const isReasonGiven = (row: PendingRow) => (isMailed(row) ? message : note).trim() !== ''
  const actions: BulkAction<PendingRow>[] = [
    { label: approve, suits: () => true, run: decideAs('APPROVE') },
    { label: reject, suits: (row) => !needsReason || isReasonGiven(row), run: decideAs('REJECT') },
  ]
  const isNoteNeeded = needsReason && !selected.every(isMailed)
  return (
    <>
      {selected.length > 0 && needsReason && (
        <div className="request-form">
          {mail && (
            <>
              <OfficeField label={`Message to each ${recipient}, needed to ${reject.toLowerCase()}`}>
                {(control) => (
                  <textarea
                    {...control}
                    rows={3}
                    value={message}
                    maxLength={500}
                    onChange={(event) => setMessage(event.target.value)}
                  />
                )}
              </OfficeField>
              <MailPreview
                mail={mail}
                message={message.trim() || '…'}
                recipients={withEmail.flatMap(({ email }) => email ?? [])}
              />
            </>
          )}
          <OfficeField
            label={
              !isNoteNeeded
                ? 'Internal note (optional)'
                : `Internal note, needed to ${reject.toLowerCase()}${mail ? ' where nobody is emailed' : ''}`
            }
            help="Only administrators see it. It is never emailed."
          >
            {(control) => (
              <textarea
                {...control}
                rows={2}
                value={note}
                maxLength={500}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </OfficeField>
        </div>
      )}
      <BulkBar
        selected={selected}
        actions={actions}
        onClear={onClear}
        onDone={() => {
          setMessage('')
          setNote('')
        }}
      />
    </>
  )
}
