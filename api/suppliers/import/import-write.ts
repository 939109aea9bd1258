import type { ClientBase } from 'pg'
import { noteFieldSources } from '../field-sources.ts'
import { importFields, type Change, type Existing, type ImportField } from './import-plan.ts'
import type { ImportRow } from './import.rules.ts'

const fields = Object.entries(importFields) as [ImportField, string][]
const columns = fields.map(([, column]) => column).join(', ')
const types: Partial<Record<ImportField, string>> = {
  services: 'text[]',
  keywords: 'text[]',
  specialties: 'text[]',
  serviceAreas: 'text[]',
  latitude: 'double precision',
  longitude: 'double precision',
  establishedYear: 'integer',
  isPremium: 'boolean',
  isVerified: 'boolean',
}
const recordType = fields.map(([field, column]) => `${column} ${types[field] ?? 'text'}`).join(', ')

/** Values of a new supplier for columns that the file leaves empty and that may not be null. */
const defaults = {
  country: 'United Kingdom',
  services: [],
  keywords: [],
  specialties: [],
  serviceAreas: [],
  isPremium: false,
  isVerified: false,
}
const toRecord = (row: { [field in ImportField]?: unknown }) =>
  Object.fromEntries(fields.map(([field, column]) => [column, row[field] ?? null]))

export const readExisting = async (client: ClientBase, ids: number[]): Promise<Map<number, Existing>> => {
  const { rows } = await client.query<Existing>(
    `select id, status, ${fields.map(([field, column]) => `${column} as "${field}"`).join(', ')} from supplier where id = any($1)`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Adds suppliers; they are listed at once. */
export const insertSuppliers = async (client: ClientBase, rows: ImportRow[]) => {
  if (!rows.length) return
  await client.query(
    `insert into supplier (${columns}, field_source, status) select ${columns}, field_source, 'listed'
       from jsonb_to_recordset($1::jsonb) as given(field_source jsonb, ${recordType})`,
    [
      JSON.stringify(
        rows.map((row) => ({
          ...toRecord({ ...defaults, ...row }),
          field_source: noteFieldSources({}, Object.keys(row), 'import'),
        })),
      ),
    ],
  )
}

/** Writes only the changed fields, so that others can be edited at the same time. */
export const updateSuppliers = async (client: ClientBase, updates: { id: number; changes: Change[] }[]) => {
  if (!updates.length) return
  const records = updates.map(({ id, changes }) => ({
    id,
    status: changes.find(({ field }) => field === 'status')?.to ?? null,
    field_source: noteFieldSources(
      {},
      changes.map(({ field }) => field).filter((field) => field !== 'status'),
      'import',
    ),
    ...toRecord(Object.fromEntries(changes.map(({ field, to }) => [field, to]))),
  }))
  await client.query(
    `update supplier s
        set ${fields.map(([, column]) => `${column} = coalesce(given.${column}, s.${column})`).join(', ')},
            status = coalesce(given.status, s.status), field_source = s.field_source || given.field_source, updated_at = now()
       from jsonb_to_recordset($1::jsonb) as given(id integer, status text, field_source jsonb, ${recordType})
      where s.id = given.id`,
    [JSON.stringify(records)],
  )
}
