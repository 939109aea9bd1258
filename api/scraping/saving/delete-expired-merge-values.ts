import type { Pool } from 'pg'
import { inBatches } from '../../database/maintenance.ts'
import { runSql, type Db } from '../../database/sql.ts'
import { getEmptyColumnValue, getColumnField, type MergeColumn } from '../../duplicates/merge-columns.ts'
import type { FieldSources } from '../../suppliers/field-sources.ts'
import { cannotBeEmpty, getExpiredFields } from './retention.ts'

const batchSize = 500

type Values = Partial<Record<MergeColumn, unknown>>
interface Merge {
  id: number
  filled: Values
  filledSource: FieldSources
  replaced: Values
  replacedSource: Record<string, FieldSources[string] | null>
}

export const selectGoogleMerges = (after: string) => `
  select id, filled, filled_source "filledSource", replaced, replaced_source "replacedSource" from supplier_merge
   where (filled_source::text || replaced_source::text) like '%"google_places"%' and id > ${after}
   order by id limit ${batchSize} for update`

/** Undoing a merge then leaves these fields empty. */
export const deleteExpiredMergeValues = async (pool: Pool, days: number, now: Date): Promise<void> => {
  let after = 0
  await inBatches(pool, batchSize, async (client) => {
    const { rows } = await runSql<Merge>(client, selectGoogleMerges('$1'), [after])
    after = rows.at(-1)?.id ?? after
    await write(
      client,
      rows.map((merge) => without(merge, days, now)),
    )
    return rows.length
  })
}

const without = ({ id, filled, filledSource, replaced, replacedSource }: Merge, days: number, now: Date): Merge => {
  const isDue = (due: readonly string[]) => (column: string) => due.includes(getColumnField(column as MergeColumn))
  const [dueFilled, dueReplaced] = [
    getExpiredFields(filledSource, days, now),
    getExpiredFields(replacedSource as FieldSources, days, now),
  ]
  const [isGoneFilled, isGoneReplaced] = [isDue(dueFilled), isDue(dueReplaced)]
  return {
    id,
    // emptied like the supplier's own fields, so that undoing sees no change; required fields stay
    filled: Object.fromEntries(
      Object.entries(filled).flatMap(([column, value]) => {
        if (!isGoneFilled(column) && !(cannotBeEmpty.has(column) && isGoneReplaced(column))) return [[column, value]]
        return cannotBeEmpty.has(column) ? [] : [[column, getEmptyColumnValue(column as MergeColumn)]]
      }),
    ),
    filledSource: Object.fromEntries(Object.entries(filledSource).filter(([field]) => !dueFilled.includes(field))),
    replaced: Object.fromEntries(Object.entries(replaced).filter(([column]) => !isGoneReplaced(column))),
    replacedSource: Object.fromEntries(
      Object.entries(replacedSource).map(([field, note]) => [field, dueReplaced.includes(field) ? null : note]),
    ),
  }
}

const write = async (db: Db, merges: readonly Merge[]) => {
  if (!merges.length) return
  await runSql(
    db,
    `update supplier_merge m set filled = given.filled, filled_source = given."filledSource", replaced = given.replaced,
            replaced_source = given."replacedSource"
       from jsonb_to_recordset($1::jsonb) as given(id integer, filled jsonb, "filledSource" jsonb, replaced jsonb, "replacedSource" jsonb)
      where m.id = given.id`,
    [JSON.stringify(merges)],
  )
}
