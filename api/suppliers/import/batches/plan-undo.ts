import type { FieldSources } from '../../field-sources.ts'
import { getColumn, fieldsWith } from '../../rules/supplier-fields.rules.ts'

type Values = Record<string, unknown>

/** The effect of an import or run on one supplier. Values are by column, as PostgreSQL's JSON. */
export interface BatchRow {
  id: string
  supplierId: number
  kind: 'added' | 'changed'
  before: Values | null
  after: Values | null
}

/** A supplier's present state, and what would be lost with it. */
export interface SupplierState {
  values: Values
  /** Other imports and runs that changed it and are not undone, latest first. */
  others: readonly { id: number; name: string; columns: readonly string[] }[]
  hasReviews: boolean
  hasDuplicates: boolean
  hasOwner: boolean
}

/** The effect of undoing: the supplier is removed, restored or skipped; `because` says what was skipped and why. */
export interface UndoStep {
  step: 'remove' | 'restore' | 'leave'
  values?: Values
  because?: string
}

const fieldByColumn = new Map<string, string>(
  [...fieldsWith('importable'), ...fieldsWith('scraped')].map((field) => [getColumn(field), field] as const),
)

export const batchColumns = [...fieldByColumn.keys()]

const point = ['latitude', 'longitude']
const byPerson = new Set(['admin', 'owner'])

/** Plans the undoing of one row: values that nobody has changed since are restored, all others are reported. */
export const planUndo = (row: BatchRow, standing: SupplierState): UndoStep => {
  const { status } = standing.values
  if (status === 'merged') return { step: 'leave', because: 'it was merged into another supplier' }
  const later = standing.others.filter(({ id }) => id > Number(row.id))
  return row.kind === 'added' ? planRemoval(standing, later) : planRestoring(row, standing.values, later)
}

type Later = SupplierState['others']

const listed = (names: readonly string[]) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')

/** Names the imports and runs to undo first. */
const undoFirst = (later: Later, what: string) => {
  const names = [...new Set(later.map(({ name }) => name))]
  return names.length === 1
    ? `${names[0]} has changed ${what} since: undo that first`
    : `${listed(names)} have changed ${what} since: undo those first, the later before the earlier`
}

const planRemoval = ({ values, hasReviews, hasDuplicates, hasOwner }: SupplierState, later: Later): UndoStep => {
  const leave = (because: string): UndoStep => ({ step: 'leave', because })
  if (hasOwner) return leave('the business itself has requested it')
  if (hasReviews) return leave('it has reviews')
  if (hasDuplicates) return leave('a duplicate was merged into it')
  const written = Object.entries(values['field_source'] as FieldSources).flatMap(([field, note]) =>
    field !== 'status' && byPerson.has(note?.source ?? '') ? [field] : [],
  )
  if (written.length) return leave(`somebody has changed it since: ${written.join(', ')}`)
  if (later.length) return leave(undoFirst(later, 'it'))
  return { step: 'remove' }
}

const planRestoring = ({ before, after }: BatchRow, values: Values, later: Later): UndoStep => {
  const changed = Object.keys(after ?? {}).filter((column) => column === 'status' || fieldByColumn.has(column))
  const isOther = (column: string) => JSON.stringify(values[column]) !== JSON.stringify(after?.[column])
  const isLeft = (column: string) => isOther(column) || (point.includes(column) && point.some(isMoved))
  const isMoved = (column: string) => changed.includes(column) && isOther(column)
  const left = changed.filter(isLeft)
  const back = changed.filter((column) => !left.includes(column))
  const notes = { ...(values['field_source'] as FieldSources) }
  const was = (before?.['field_source'] ?? values['field_source']) as FieldSources
  for (const column of back) {
    const field = fieldByColumn.get(column) ?? column
    const note = was[field]
    if (note) notes[field] = note
    else delete notes[field]
  }
  const formatNames = (columns: readonly string[]) =>
    columns.map((column) => fieldByColumn.get(column) ?? column).join(', ')
  const writers = later.filter(({ columns }) => left.some((column) => columns.includes(column)))
  const byOthers = left.filter((column) => writers.some(({ columns }) => columns.includes(column)))
  const byPeople = left.filter((column) => !byOthers.includes(column))
  const reasons = [
    ...(byOthers.length ? [undoFirst(writers, formatNames(byOthers))] : []),
    ...(byPeople.length ? [`somebody has changed since: ${formatNames(byPeople)}`] : []),
  ]
  const because = reasons.length ? { because: reasons.join('; ') } : {}
  if (!back.length && left.length) return { step: 'leave', ...because }
  const restored = Object.fromEntries(back.map((column) => [column, before?.[column] ?? null]))
  return { step: 'restore', values: { ...values, ...restored, field_source: notes }, ...because }
}
