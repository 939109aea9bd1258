import type { Pool } from 'pg'
import { inBatches, inMaintenance } from '../../database/maintenance.ts'
import { runSql, type Db } from '../../database/sql.ts'
import { log } from '../../process/log.ts'
import { recordFieldSources, type FieldSources } from '../../suppliers/field-sources.ts'
import { getColumn, getEmptyFieldValue } from '../../suppliers/rules/supplier-fields.rules.ts'
import { scrapedFields } from './scraped-fields.ts'
import { sourceLabel } from '../sources/registry.ts'
import { getEmptyColumnValue, getColumnField, type MergeColumn } from '../../duplicates/merge-columns.ts'

const cannotBeEmpty: ReadonlySet<string> = new Set(['name', 'country'])

/** Google's policy allows storing its id permanently; repeating or confirming other data renews the term. */
const retained: ReadonlySet<string> = new Set(['placeId', 'status'])

const getExpiredFields = (fieldSource: Merge['replacedSource'], before: Date): string[] =>
  Object.entries(fieldSource).flatMap(([field, note]) =>
    note?.source === 'google_places' && new Date(note.at) <= before && !retained.has(field) ? [field] : [],
  )

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
const deleteExpiredMergeValues = async (pool: Pool, before: Date): Promise<void> => {
  let after = 0
  await inBatches(pool, batchSize, async (client) => {
    const { rows } = await runSql<Merge>(client, selectGoogleMerges('$1'), [after])
    after = rows.at(-1)?.id ?? after
    await write(
      client,
      rows.map((merge) => without(merge, before)),
    )
    return rows.length
  })
}

const without = ({ id, filled, filledSource, replaced, replacedSource }: Merge, before: Date): Merge => {
  const isDue = (due: readonly string[]) => (column: string) => due.includes(getColumnField(column as MergeColumn))
  const [dueFilled, dueReplaced] = [getExpiredFields(filledSource, before), getExpiredFields(replacedSource, before)]
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

const batchSize = 500

interface ExpiredSupplier {
  id: number
  status: string
  fieldSource: FieldSources
  /** Listed on another site, or verified. */
  isKnownElsewhere: boolean
}

/** Other sources' data and the place id stay. @throws AggregateError at the end, so that the job is retried. */
export const deleteExpiredPlaces = async (pool: Pool, days: number): Promise<void> => {
  const before = new Date(Date.now() - days * 24 * 60 * 60_000)
  const failures: unknown[] = []
  for (let ids = await knownBatch(pool, 0, before); ids.length; ids = await knownBatch(pool, ids.at(-1)!, before)) {
    await inMaintenance(pool, (client) => deleteExpiredBatch(client, ids, before)).catch((error: unknown) => {
      log.error({ err: error, from: ids[0], to: ids.at(-1) }, 'could not delete expired Google Places data')
      failures.push(error)
    })
  }
  await inMaintenance(pool, (client) => runSql(client, deleteExpiredValues('$1::timestamptz'), [before]))
  await deleteExpiredMergeValues(pool, before)
  await inBatches(pool, batchSize, (client) => deleteExpiredListings(client, before))
  if (failures.length) throw new AggregateError(failures, 'Some expired Google Places data could not be deleted')
}

const knownBatch = async (pool: Pool, after: number, before: Date): Promise<number[]> => {
  const { rows } = await runSql<{ id: number }>(
    pool,
    `select id from (
       (select id from supplier where id > $1 and jsonb_path_exists(field_source, '$.* ? (@.source == "google_places")') order by id limit ${batchSize})
       union
       (select supplier_id from external_rating where supplier_id > $1 and source = '${sourceLabel('google_places')}' and fetched_at <= $2::timestamptz
         order by supplier_id limit ${batchSize})) known
      order by id limit ${batchSize}`,
    [after, before],
  )
  return rows.map(({ id }) => id)
}

const deleteExpiredBatch = async (db: Db, ids: readonly number[], before: Date): Promise<void> => {
  const { rows } = await runSql<ExpiredSupplier>(
    db,
    `select id, status, field_source "fieldSource", is_verified or exists (
              select from supplier_source k where k.supplier_id = s.id and k.source <> 'google_places') "isKnownElsewhere"
       from supplier s
      where id = any($1) and (
              exists (select from jsonb_each(field_source) note
                       where note.value ->> 'source' = 'google_places' and note.key <> all($2) and (note.value ->> 'at')::timestamptz <= $3::timestamptz)
              or exists (select from external_rating o where o.supplier_id = s.id and o.source = $4 and o.fetched_at <= $3::timestamptz))
      order by id for no key update`,
    [ids, [...retained], before, sourceLabel('google_places')],
  )
  await runSql(
    db,
    'delete from external_rating where supplier_id = any($1) and source = $2 and fetched_at <= $3::timestamptz',
    [rows.map(({ id }) => id), sourceLabel('google_places'), before],
  )
  await writeDeletions(
    db,
    rows.map((row) => planDeletion(row, before)).filter(({ emptied, isHidden }) => emptied.length || isHidden),
  )
}

/** A supplier with nothing left but Google's name is hidden. */
const planDeletion = ({ id, status, fieldSource, isKnownElsewhere }: ExpiredSupplier, before: Date) => {
  const due = getExpiredFields(fieldSource, before)
  const emptied = due
    .filter((field) => !cannotBeEmpty.has(field))
    .flatMap((field) => (isPoint(field) ? bothOrNone(due) : [field]))
  const isLeft = (field: string) => !due.includes(field) && !retained.has(field)
  const isHidden =
    status === 'listed' && due.includes('name') && !isKnownElsewhere && !Object.keys(fieldSource).some(isLeft)
  return {
    id,
    emptied: [...new Set(emptied)],
    isHidden,
    noted: isHidden ? recordFieldSources({}, ['status'], 'google_places') : {},
  }
}

const isPoint = (field: string) => field === 'latitude' || field === 'longitude'
/** Latitude and longitude go together. */
const bothOrNone = (due: readonly string[]) =>
  due.includes('latitude') && due.includes('longitude') ? ['latitude', 'longitude'] : []

const emptySql = scrapedFields
  .filter((field) => !cannotBeEmpty.has(field) && !retained.has(field))
  .map((field) => {
    const [column, empty] = [getColumn(field), getEmptyFieldValue(field) === null ? 'null' : `'{}'`]
    return `${column} = case when '${field}' = any(given.emptied) then ${empty} else s.${column} end`
  })
  .join(', ')

const writeDeletions = async (db: Db, records: ReturnType<typeof planDeletion>[]) => {
  if (!records.length) return
  await runSql(
    db,
    `update supplier s
        set ${emptySql}, status = case when given."isHidden" then 'hidden' else s.status end,
            field_source = (s.field_source - given.emptied) || given.noted, updated_at = now()
       from jsonb_to_recordset($1::jsonb) as given(id integer, emptied text[], "isHidden" boolean, noted jsonb)
      where s.id = given.id`,
    [JSON.stringify(records)],
  )
}

/** Previous values in the change history are copies too. */
export const deleteExpiredValues = (before: string) =>
  `delete from batch_entry where kind = 'changed' and at <= ${before}
      and ((before ->> 'field_source') || (after ->> 'field_source')) like '%"google_places"%'`

/** Listings of runs are copies too; the runs' figures stay. */
const deleteExpiredListings = async (db: Db, before: Date): Promise<number> => {
  const { rowCount } = await runSql(
    db,
    `delete from scrape_listing where id in (select id from scrape_listing where source = 'google_places' and at <= $1::timestamptz order by at limit ${batchSize})`,
    [before],
  )
  return rowCount
}
