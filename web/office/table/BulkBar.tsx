import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import type { BulkAction } from './table-column.tsx'

interface BulkBarProps<Row> {
  selected: readonly Row[]
  actions: readonly BulkAction<Row>[]
  onClear: () => void
  onDone: () => void
}

/** Runs one row at a time; refused rows stay selected. */
export const BulkBar = <Row,>({ selected, actions, onClear, onDone }: BulkBarProps<Row>) => {
  const [progress, setProgress] = useState<string>()
  const act = async ({ label, suits, prepare, run }: BulkAction<Row>) => {
    const rows = selected.filter(suits)
    if (prepare) {
      setProgress(`${label}…`)
      if (!(await prepare(rows))) return setProgress(undefined)
    }
    const refusals: string[] = []
    for (const [at, row] of rows.entries()) {
      setProgress(`${label}: ${at + 1} of ${rows.length}…`)
      try {
        await run(row)
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
    onDone()
  }
  return (
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
              disabled={progress !== undefined || !selected.some(action.suits)}
              onClick={() => void act(action)}
            >
              {action.label}
            </Button>
          ))}
          <Button variant="outline" size="sm" disabled={progress !== undefined} onClick={onClear}>
            Clear
          </Button>
        </>
      )}
    </div>
  )
}
