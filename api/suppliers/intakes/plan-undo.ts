import type { FieldSources } from '../field-sources.ts'
import { columnOf, fieldsWith } from '../supplier-fields.rules.ts'

type Values = Record<string, unknown>

/** What an import or a run did to one supplier. Values are by column, as PostgreSQL writes them as JSON. */
export interface IntakeRow {
  id: string
  supplierId: number
  kind: 'added' | 'changed'
  before: Values | null
  after: Values | null
}

/** A supplier as it is, and what would be lost with it. */
export interface Standing {
  values: Values
  /** Another import or run has changed it since, and has not been undone. */
  isChangedByOthers: boolean
  hasReviews: boolean
  hasDuplicates: boolean
  hasOwner: boolean
}

/** What undoing does: removes the supplier, writes values back, or leaves it alone; `because` tells what is left and why. */
export interface Undoing {
  step: 'remove' | 'restore' | 'leave'
  values?: Values
  because?: string
}

const fieldOf = new Map<string, string>(
  [...fieldsWith('importable'), ...fieldsWith('scraped')].map((field) => [columnOf(field), field] as const),
)

/** The columns that an import or a run writes. */
export const intakeColumns = [...fieldOf.keys()]

const point = ['latitude', 'longitude']
const byPerson = new Set(['admin', 'owner'])

/** How to undo one row: what nobody has changed since goes back to what it was, all else is left and told. */
export const planUndo = (row: IntakeRow, standing: Standing): Undoing => {
  const { status } = standing.values
  if (status === 'merged') return { step: 'leave', because: 'it was merged into another supplier' }
  return row.kind === 'added' ? planRemoval(standing) : planRestoring(row, standing.values)
}

const planRemoval = ({ values, isChangedByOthers, hasReviews, hasDuplicates, hasOwner }: Standing): Undoing => {
  const leave = (because: string): Undoing => ({ step: 'leave', because })
  if (hasOwner) return leave('the business itself has asked for it')
  if (hasReviews) return leave('it has reviews')
  if (hasDuplicates) return leave('a duplicate was merged into it')
  const written = Object.entries(values['field_source'] as FieldSources).flatMap(([field, note]) =>
    field !== 'status' && byPerson.has(note?.source ?? '') ? [field] : [],
  )
  if (written.length) return leave(`somebody has changed it since: ${written.join(', ')}`)
  if (isChangedByOthers) return leave('another import or scrape has changed it since')
  return { step: 'remove' }
}

const planRestoring = ({ before, after }: IntakeRow, values: Values): Undoing => {
  const changed = Object.keys(after ?? {}).filter((column) => column === 'status' || fieldOf.has(column))
  const isOther = (column: string) => JSON.stringify(values[column]) !== JSON.stringify(after?.[column])
  const isLeft = (column: string) => isOther(column) || (point.includes(column) && point.some(isMoved))
  const isMoved = (column: string) => changed.includes(column) && isOther(column)
  const left = changed.filter(isLeft)
  const back = changed.filter((column) => !left.includes(column))
  const notes = { ...(values['field_source'] as FieldSources) }
  const was = (before?.['field_source'] ?? values['field_source']) as FieldSources
  for (const column of back) {
    const field = fieldOf.get(column) ?? column
    const note = was[field]
    if (note) notes[field] = note
    else delete notes[field]
  }
  const because = left.length
    ? { because: `somebody has changed since: ${left.map((column) => fieldOf.get(column) ?? column).join(', ')}` }
    : {}
  if (!back.length && left.length) return { step: 'leave', ...because }
  const restored = Object.fromEntries(back.map((column) => [column, before?.[column] ?? null]))
  return { step: 'restore', values: { ...values, ...restored, field_source: notes }, ...because }
}
