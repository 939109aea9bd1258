import type { ClientBase } from 'pg'
import { runSql } from '../../database/sql.ts'
import { recordFieldSources } from '../field-sources.ts'
import type { ImportField, ImportRow } from './import.rules.ts'
import { emptyValues, getRecordType, toRecord } from '../supplier-records.ts'
import { selected } from '../supplier-columns.ts'
import { fieldsWith, getColumn } from '../rules/supplier-fields.rules.ts'

const importFields = fieldsWith('importable')
const columns = importFields.map(getColumn)
const recordType = getRecordType(importFields)

const defaults = { country: 'United Kingdom', ...emptyValues(importFields) }

export type ExistingSupplier = { id: number; status: string } & { [field in ImportField]: ImportRow[field] | null }

type Value = NonNullable<ImportRow[ImportField]>

export interface ImportChange {
  field: ImportField | 'status'
  from: Value | null
  to: Value
}

interface LineInfo {
  at: number
  name: string
  /** About cells that were left out, or a place that was not found. */
  notes?: readonly string[]
}
export type RefusedLine = LineInfo & { kind: 'refused'; why: string; unknownServices?: readonly string[] }
export type Outcome =
  | RefusedLine
  | (LineInfo & { kind: 'added'; row: ImportRow })
  | (LineInfo & { kind: 'changed'; id: number; changes: ImportChange[] })
  | (LineInfo & { kind: 'unchanged'; id: number })
export type Totals = { [kind in Outcome['kind']]: number }

/** Empty cells change nothing, and a name only if the row has the supplier's id. */
export const getChanges = (existing: ExistingSupplier, row: ImportRow, isById: boolean): ImportChange[] => {
  const changes = importFields.flatMap((field): ImportChange[] => {
    if (field === 'name' && !isById) return []
    const [from, to] = [existing[field] ?? null, row[field]]
    return to === undefined || isSame(from, to) ? [] : [{ field, from, to }]
  })
  if (existing.status === 'pending') changes.push({ field: 'status', from: 'pending', to: 'listed' })
  return changes
}

const isSame = (a: Value | null, b: Value) => a === b || JSON.stringify(a) === JSON.stringify(b)

export const readExisting = async (client: ClientBase, ids: number[]): Promise<Map<number, ExistingSupplier>> => {
  const { rows } = await runSql<ExistingSupplier>(
    client,
    `select id, status, ${selected(importFields)} from supplier s where id = any($1)`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

export const insertSuppliers = async (client: ClientBase, rows: ImportRow[]) => {
  if (!rows.length) return
  await runSql(
    client,
    `insert into supplier (${columns.join(', ')}, field_source, status) select ${columns.join(', ')}, field_source, 'listed'
       from jsonb_to_recordset($1::jsonb) as given(field_source jsonb, ${recordType})`,
    [
      JSON.stringify(
        rows.map((row) => ({
          ...toRecord(importFields, { ...defaults, ...row }),
          field_source: recordFieldSources({}, Object.keys(row), 'import'),
        })),
      ),
    ],
  )
}

/** Writes only changed fields, so that others can be edited concurrently. */
export const updateSuppliers = async (client: ClientBase, updates: { id: number; changes: ImportChange[] }[]) => {
  if (!updates.length) return
  const records = updates.map(({ id, changes }) => ({
    id,
    status: changes.find(({ field }) => field === 'status')?.to ?? null,
    field_source: recordFieldSources(
      {},
      changes.map(({ field }) => field).filter((field) => field !== 'status'),
      'import',
    ),
    ...toRecord(importFields, Object.fromEntries(changes.map(({ field, to }) => [field, to]))),
  }))
  await runSql(
    client,
    `update supplier s
        set ${columns.map((column) => `${column} = coalesce(given.${column}, s.${column})`).join(', ')},
            status = coalesce(given.status, s.status), field_source = s.field_source || given.field_source, updated_at = now()
       from jsonb_to_recordset($1::jsonb) as given(id integer, status text, field_source jsonb, ${recordType})
      where s.id = given.id`,
    [JSON.stringify(records)],
  )
}
