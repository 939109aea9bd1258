import { runSql, type Db } from '../database/sql.ts'

/**
 * The source of a field: an administrator, the business itself, an imported file, or a site by its name in
 * scraping/source.ts.
 */
export type FieldSource = 'admin' | 'owner' | 'import' | (string & {})

/** By field of the Supplier entity: its last source and time (ISO 8601, UTC). */
export type FieldSources = Partial<Record<string, { source: FieldSource; at: string }>>

const protectedSources = new Set<FieldSource>(['admin', 'owner'])

/** Whether an owner or administrator wrote the field, so that no scrape may overwrite it. */
export const isProtectedField = (sources: FieldSources, field: string): boolean =>
  protectedSources.has(sources[field]?.source ?? '')

/** Sets `source` for these fields of the entity's `fieldSource`, in the transaction that writes them. */
export const recordFieldSources = (
  sources: FieldSources,
  fields: readonly string[],
  source: FieldSource,
  at = new Date(),
): FieldSources => ({
  ...sources,
  ...Object.fromEntries(fields.map((field) => [field, { source, at: at.toISOString() }])),
})

/** The same in SQL, for suppliers written by plain statements, in the caller's transaction. */
export const writeFieldSources = async (
  client: Db,
  supplierId: number,
  fields: readonly string[],
  source: FieldSource,
) => {
  const newSources = JSON.stringify(recordFieldSources({}, fields, source))
  await runSql(client, 'update supplier set field_source = field_source || $2::jsonb where id = $1', [
    supplierId,
    newSources,
  ])
}
