import { fieldsWith } from '../rules/supplier-fields.rules.ts'
import type { ImportField, ImportRow } from './import.rules.ts'

export const importFields = fieldsWith('importable')

export type ExistingSupplier = { id: number; status: string } & { [field in ImportField]: ImportRow[field] | null }

type Value = NonNullable<ImportRow[ImportField]>

export interface Change {
  field: ImportField | 'status'
  from: Value | null
  to: Value
}

/** Empty cells change nothing, and a name only if the row has the supplier's id. */
export const getChanges = (existing: ExistingSupplier, row: ImportRow, isById: boolean): Change[] => {
  const changes = importFields.flatMap((field): Change[] => {
    if (field === 'name' && !isById) return []
    const [from, to] = [existing[field] ?? null, row[field]]
    return to === undefined || isSame(from, to) ? [] : [{ field, from, to }]
  })
  if (existing.status === 'pending') changes.push({ field: 'status', from: 'pending', to: 'listed' })
  return changes
}

const isSame = (a: Value | null, b: Value) => a === b || JSON.stringify(a) === JSON.stringify(b)
