import { runSql, type Db } from '../../database/sql.ts'
import { recordFieldSources, type FieldSources } from '../../suppliers/field-sources.ts'
import { selectMergeTarget } from '../../suppliers/find-supplier.ts'
import type { StoredSupplier } from './plan-changes.ts'
import type { PreparedListing, ScrapedValues } from './prepare-listing.ts'
import { selected } from '../../suppliers/supplier-columns.ts'
import { emptyValues, toRecord } from '../../suppliers/supplier-records.ts'
import { scrapedColumns, scrapedFields, scrapedRecordType, type ScrapedField } from './scraped-fields.ts'
import { sourceLabel } from '../sources/registry.ts'

interface KnownSupplier {
  id: number
  prepared: PreparedListing
}

/** Merged duplicates resolve to the supplier they were merged into. */
export const readKnown = async (
  db: Db,
  prepared: readonly PreparedListing[],
): Promise<Map<PreparedListing, number>> => {
  const { rows } = await runSql<{ at: number; id: number }>(
    db,
    `select given.at::int at, target.id
       from unnest($1::text[], $2::text[]) with ordinality given(source, key, at)
       join supplier_source k on k.source = given.source and k.source_key = given.key
      cross join lateral ${selectMergeTarget('k.supplier_id')} target`,
    [prepared.map(({ source }) => source), prepared.map(({ key }) => key)],
  )
  return new Map(rows.map(({ at, id }) => [prepared[at - 1]!, id]))
}

/** Locked until the transaction ends. */
export const readStanding = async (db: Db, ids: number[]): Promise<Map<number, StoredSupplier>> => {
  if (!ids.length) return new Map()
  const { rows } = await runSql<StoredSupplier>(
    db,
    `select id, status, field_source as "fieldSource", ${selected(scrapedFields)} from supplier s where id = any($1) order by id for no key update`,
    [[...new Set(ids)]],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

export const writeAdded = async (
  db: Db,
  added: readonly PreparedListing[],
  status: 'listed' | 'pending',
): Promise<Map<PreparedListing, number>> => {
  if (!added.length) return new Map()
  const { rows } = await runSql<{ id: number }>(
    db,
    `select nextval(pg_get_serial_sequence('supplier', 'id'))::int as id from generate_series(1, $1)`,
    [added.length],
  )
  const ids = new Map(added.map((prepared, index) => [prepared, rows[index]!.id]))
  const taken = await takenPlaceIds(
    db,
    added.flatMap(({ values }) => values.placeId ?? []),
  )
  const records = added.map((prepared) => {
    const values = withoutTaken(prepared.values, taken)
    const whole = { country: 'United Kingdom', ...emptyValues(scrapedFields), ...values }
    return { id: ids.get(prepared), field_source: signed(prepared, values), ...toRecord(scrapedFields, whole) }
  })
  await runSql(
    db,
    `insert into supplier (id, status, field_source, ${scrapedColumns.join(', ')})
     select id, $2, field_source, ${scrapedColumns.join(', ')}
       from jsonb_to_recordset($1::jsonb) as given(id integer, field_source jsonb, ${scrapedRecordType})`,
    [JSON.stringify(records), status],
  )
  if (status === 'pending') await runSql(db, `select pg_notify('requests', '')`)
  return ids
}

/** Hidden because Google's data expired, not by a person. */
const isHiddenByExpiry = `s.status = 'hidden' and s.field_source #>> '{status,source}' = 'google_places'`

/** Writes only changed fields, so that others can be edited concurrently. */
export const writeChanged = async (
  db: Db,
  changed: readonly (KnownSupplier & { changes: ScrapedValues })[],
): Promise<void> => {
  if (!changed.length) return
  // One statement changes a row once: a second listing of a supplier goes into the next.
  const first = changed.filter(({ id }, index) => changed.findIndex((other) => other.id === id) === index)
  const taken = await takenPlaceIds(
    db,
    changed.flatMap(({ changes }) => changes.placeId ?? []),
  )
  const records = first.map(({ id, prepared, changes }) => ({
    id,
    field_source: signed(prepared, changes),
    ...toRecord(scrapedFields, withoutTaken(changes, taken)),
  }))
  await runSql(
    db,
    `update supplier s
        set ${scrapedColumns.map((column) => `${column} = coalesce(given.${column}, s.${column})`).join(', ')},
            status = case when ${isHiddenByExpiry} then 'listed' else s.status end,
            field_source = (case when ${isHiddenByExpiry} then s.field_source - 'status' else s.field_source end) || given.field_source, updated_at = now()
       from jsonb_to_recordset($1::jsonb) as given(id integer, field_source jsonb, ${scrapedRecordType})
      where s.id = given.id`,
    [JSON.stringify(records)],
  )
  await writeChanged(
    db,
    changed.filter((one) => !first.includes(one)),
  )
}

/** An id belongs to one business. */
const takenPlaceIds = async (db: Db, placeIds: string[]) => {
  if (!placeIds.length) return new Set<string>()
  const { rows } = await runSql<{ id: string }>(db, 'select place_id as id from supplier where place_id = any($1)', [
    placeIds,
  ])
  return new Set(rows.map(({ id }) => id))
}

const withoutTaken = ({ placeId, ...values }: ScrapedValues, taken: Set<string>): ScrapedValues =>
  placeId && !taken.has(placeId) ? { ...values, placeId } : values

/** Values derived from the place are marked. */
const signed = ({ source, layers, derived }: PreparedListing, values: ScrapedValues): FieldSources => {
  const newSources = recordFieldSources(
    {},
    Object.keys(values).filter((field) => (values as Record<string, unknown>)[field] !== undefined),
    source,
  )
  return Object.fromEntries(
    Object.entries(newSources).map(([field, note]) => [
      field,
      { ...note!, layer: derived.has(field as ScrapedField) ? 'place' : layers[field] },
    ]),
  )
}

export const writeSources = async (db: Db, known: readonly KnownSupplier[]) => {
  if (!known.length) return
  const records = known.map(({ id, prepared: { source, key, listing } }) => ({
    source,
    source_key: key,
    supplier_id: id,
    url: listing.sourceUrl,
  }))
  await runSql(
    db,
    `insert into supplier_source (source, source_key, supplier_id, url)
     select distinct on (source, source_key) source, source_key, supplier_id, url
       from jsonb_to_recordset($1::jsonb) as given(source text, source_key text, supplier_id integer, url text)
      order by source, source_key
     on conflict (source, source_key) do update set supplier_id = excluded.supplier_id, url = excluded.url, seen_at = now()`,
    [JSON.stringify(records)],
  )
}

/** Repeated fields of Google may be stored for longer. */
export const writeConfirmed = async (db: Db, known: readonly KnownSupplier[]) => {
  const records = known.flatMap(({ id, prepared: { source, values } }) =>
    source === 'google_places' ? [{ id, fields: Object.keys(values) }] : [],
  )
  if (!records.length) return
  await runSql(
    db,
    `update supplier s set field_source = s.field_source || again.notes
       from (select s.id, jsonb_object_agg(note.key, note.value || jsonb_build_object('at', $2::text)) as notes
               from jsonb_to_recordset($1::jsonb) as given(id integer, fields text[]) join supplier s using (id), jsonb_each(s.field_source) note
              where note.key = any(given.fields) and note.value ->> 'source' = 'google_places'
                and (note.value ->> 'at')::timestamptz < $2::timestamptz - interval '1 hour'
              group by s.id) again
      where s.id = again.id`,
    [JSON.stringify(records), new Date().toISOString()],
  )
}

/** Ratings on other sites stay separate from reviews. */
export const writeRatings = async (db: Db, known: readonly KnownSupplier[]) => {
  const records = known.flatMap(({ id, prepared: { source, rating } }) =>
    rating
      ? [
          {
            supplier_id: id,
            source: sourceLabel(source),
            rating: rating.value,
            best_rating: Math.ceil(rating.best),
            review_count: Math.round(rating.count),
          },
        ]
      : [],
  )
  if (!records.length) return
  await runSql(
    db,
    `insert into external_rating as o (supplier_id, source, rating, best_rating, review_count, fetched_at)
     select distinct on (supplier_id, source) supplier_id, source, rating, best_rating, review_count, now()
       from jsonb_to_recordset($1::jsonb) as given(supplier_id integer, source text, rating real, best_rating integer, review_count integer)
      order by supplier_id, source
     on conflict (supplier_id, source) do update
        set rating = excluded.rating, best_rating = excluded.best_rating, review_count = excluded.review_count, fetched_at = now()
      where (o.rating, o.best_rating, o.review_count) is distinct from (excluded.rating, excluded.best_rating, excluded.review_count)
         or o.fetched_at < now() - interval '1 hour'`,
    [JSON.stringify(records)],
  )
}
