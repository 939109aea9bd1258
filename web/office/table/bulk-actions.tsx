import { Button } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { selectAllShown } from '../ui/shared-words.ts'
import { toggleKey } from '../ui/toggle-key.ts'
import type { BulkAction, BulkTexts } from './table-column.tsx'

interface BulkOptions<Row> {
  /** Those that can be selected. */
  rows: readonly Row[]
  actions: readonly BulkAction<Row>[]
  getName: (row: Row) => string
  /** Called after selected rows have changed, and after a refusal. */
  onChanged?: () => void
}

/** Selects rows and runs actions on one row at a time; refused rows stay selected. */
export const useBulkActions = <Row extends { id: string }>({ rows, actions, getName, onChanged }: BulkOptions<Row>) => {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const [progress, setProgress] = useState<string>()
  const [asked, setAsked] = useState<{ action: BulkAction<Row>; rows: readonly Row[] }>()
  const selected = rows.filter(({ id }) => selectedIds.has(id))
  const toggle = ({ id }: Row) => setSelectedIds(toggleKey(id))
  const isBusy = progress !== undefined

  const act = async ({ label, failed = '', run }: BulkAction<Row>, rows: readonly Row[], texts: BulkTexts = {}) => {
    setAsked(undefined)
    const done = new Set<string>()
    const refusals: string[] = []
    for (const [at, row] of rows.entries()) {
      setProgress(`${label}: ${at + 1} of ${rows.length}…`)
      try {
        await run(row, texts)
        done.add(row.id)
      } catch (error) {
        refusals.push(failed + getErrorMessage(error))
      }
    }
    setProgress(undefined)
    setSelectedIds((before) => new Set([...before].filter((id) => !done.has(id))))
    if (done.size) toast({ title: `${label}: ${done.size} done`, type: 'success' })
    if (refusals.length)
      toast({ title: `${label}: ${refusals.length} not done`, description: refusals[0]!, type: 'error' })
    if (refusals.length || rows.some(({ id }) => selectedIds.has(id))) onChanged?.()
  }
  const start = async (action: BulkAction<Row>, among: readonly Row[]) => {
    const suited = among.filter(action.suits)
    if (action.ask) setAsked({ action, rows: suited })
    else await act(action, suited)
  }

  return {
    selected,
    toggle,
    isBusy,
    start,
    isSelected: ({ id }: Row) => selectedIds.has(id),
    selectAll: (
      <input
        type="checkbox"
        aria-label={selectAllShown}
        checked={selected.length === rows.length}
        onChange={({ target }) => setSelectedIds(new Set(target.checked ? rows.map(({ id }) => id) : []))}
      />
    ),
    renderSelect: (row: Row) => (
      <label className="check">
        <input
          type="checkbox"
          aria-label={`Select ${getName(row)}`}
          checked={selectedIds.has(row.id)}
          onChange={() => toggle(row)}
        />
      </label>
    ),
    bar: (
      <>
        {asked && (
          <section
            key={`${asked.action.label} ${asked.rows.map(({ id }) => id).join()}`}
            className="card flat"
            aria-label={asked.action.label}
          >
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
                  disabled={isBusy || asked !== undefined || !selected.some(action.suits)}
                  onClick={() => void start(action, selected)}
                >
                  {action.label}
                </Button>
              ))}
              <Button
                variant="outline"
                size="sm"
                disabled={isBusy || asked !== undefined}
                onClick={() => setSelectedIds(new Set())}
              >
                Clear
              </Button>
            </>
          )}
        </div>
      </>
    ),
  }
}

interface RowActionsProps<Row> {
  row: Row
  name: string
  actions: readonly BulkAction<Row>[]
  isBusy: boolean
  onStart: (action: BulkAction<Row>, rows: readonly Row[]) => Promise<void>
}

/** If the pressed button disappears, the first one left takes the focus. */
export const RowActions = <Row,>({ row, name, actions, isBusy, onStart }: RowActionsProps<Row>) => {
  const place = useRef<HTMLDivElement>(null)
  const press = async (action: BulkAction<Row>, pressed: HTMLElement) => {
    await onStart(action, [row])
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      if (pressed.isConnected) pressed.focus()
      else place.current?.querySelector('button')?.focus()
    })
  }
  return (
    <div className="row" ref={place}>
      {actions
        .filter(({ suits }) => suits(row))
        .map((action) => (
          <Button
            key={action.label}
            size="sm"
            variant={action.isMain ? 'solid' : 'outline'}
            disabled={isBusy}
            aria-label={`${action.label}: ${name}`}
            onClick={({ currentTarget }) => void press(action, currentTarget)}
          >
            {action.label}
          </Button>
        ))}
    </div>
  )
}
