import { runSql, type Db } from '../database/sql.ts'

/** Other names are sites of scraping/source.ts. */
type FieldSource = 'admin' | 'owner' | 'import' | (string & {})

/** By field of the Supplier entity; the time is ISO 8601, UTC. */
export type FieldSources = Partial<Record<string, { source: FieldSource; at: string }>>

const protectedSources = new Set<FieldSource>(['admin', 'owner'])

/** No scrape may overwrite what an owner or administrator wrote. */
export const isProtectedField = (sources: FieldSources, field: string): boolean =>
  protectedSources.has(sources[field]?.source ?? '')

export const recordFieldSources = (
  sources: FieldSources,
  fields: readonly string[],
  source: FieldSource,
): FieldSources => ({
  ...sources,
  ...Object.fromEntries(fields.map((field) => [field, { source, at: new Date().toISOString() }])),
})

/** Like `recordFieldSources`, for suppliers written by plain statements. */
export const writeFieldSources = async (
  client: Db,
  supplierId: number,
  fields: readonly string[],
  source: FieldSource,
) => {
  await runSql(client, 'update supplier set field_source = field_source || $2::jsonb where id = $1', [
    supplierId,
    JSON.stringify(recordFieldSources({}, fields, source)),
  ])
}
