import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import type { BulkAction, BulkTexts, OwnBulkAction } from './table-column.tsx'

interface BulkBarProps<Row> {
  selected: readonly Row[]
  actions: readonly (BulkAction<Row> | OwnBulkAction<Row>)[]
  isBusy?: boolean
  onClear: () => void
  onDone?: () => void
}

/** Runs one row at a time; refused rows stay selected. */
export const BulkBar = <Row,>({ selected, actions, isBusy = false, onClear, onDone }: BulkBarProps<Row>) => {
  const [progress, setProgress] = useState<string>()
  const [asked, setAsked] = useState<{ action: BulkAction<Row>; rows: readonly Row[] }>()
  const act = async ({ label, run }: BulkAction<Row>, rows: readonly Row[], texts: BulkTexts = {}) => {
    setAsked(undefined)
    const refusals: string[] = []
    for (const [at, row] of rows.entries()) {
      setProgress(`${label}: ${at + 1} of ${rows.length}…`)
      try {
        await run(row, texts)
      } catch (error) {
        refusals.push(getErrorMessage(error))
      }
    }
    setProgress(undefined)
    const done = rows.length - refusals.length
    if (done) toast({ title: `${label}: ${done} done`, type: 'success' })
    if (refusals.length)
      toast({ title: `${label}: ${refusals.length} not done`, description: refusals[0]!, type: 'error' })
    else onClear()
    onDone?.()
  }
  const press = (action: BulkAction<Row> | OwnBulkAction<Row>) => {
    const rows = selected.filter(action.suits)
    if ('start' in action) action.start(rows)
    else if (action.ask) setAsked({ action, rows })
    else void act(action, rows)
  }
  const isWaiting = isBusy || progress !== undefined || asked !== undefined
  return (
    <>
      {asked && (
        <section className="card flat" aria-label={asked.action.label}>
          <p>
            {asked.action.label} {asked.rows.length === 1 ? 'this one' : `these ${asked.rows.length}`}:
          </p>
          {asked.action.ask?.(asked.rows, (texts) =>
            texts ? void act(asked.action, asked.rows, texts) : setAsked(undefined),
          )}
        </section>
      )}
      <div
        className="row selected-bar"
        role="group"
        aria-label="Selected rows"
        data-used={selected.length > 0 ? '' : undefined}
      >
        <p role="status">{progress ?? (selected.length ? `${selected.length} selected` : '')}</p>
        {selected.length > 0 && (
          <>
            {actions.map((action) => (
              <Button
                key={action.label}
                variant="outline"
                size="sm"
                disabled={isWaiting || !selected.some(action.suits)}
                onClick={() => press(action)}
              >
                {action.label}
              </Button>
            ))}
            <Button variant="outline" size="sm" disabled={isWaiting} onClick={onClear}>
              Clear
            </Button>
          </>
        )}
      </div>
    </>
  )
}
