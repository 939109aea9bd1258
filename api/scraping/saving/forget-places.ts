import type { EntityManager } from '@mikro-orm/postgresql'
import { runSql, type Db } from '../../database/sql.ts'
import { noteFieldSources, type FieldSources } from '../../suppliers/field-sources.ts'
import { dueFields, keptForEver } from './retention.ts'
import { columnOf, emptyOf } from '../../suppliers/supplier-fields.rules.ts'
import { scrapedFields } from './scraped-fields.ts'
import { sourceLabel } from '../sources/registry.ts'

const batchSize = 500
/** Looked through by one statement, whose time a request's limit bounds. */
const rowsAtOnce = 10_000

/** Fields that may not be null. */
const cannotBeEmpty = new Set(['name', 'country'])

interface Due {
  id: number
  status: string
  fieldSource: FieldSources
  /** Another site lists it, or it was verified. */
  isKnownElsewhere: boolean
}

/**
 * Forgets what Google Places said this many days ago and has not repeated since: fields, the rating, and what runs
 * found. What another source, an administrator or the owner wrote stays, and so does the place id. A batch is one
 * transaction.
 */
export const forgetPlaces = async (em: EntityManager, days: number, now = new Date()): Promise<void> => {
  for (let last: number | undefined = 0; last !== undefined;) {
    const after: number = last
    last = await em.fork().transactional((inside) => forgetBatch(inside, after, days, now))
  }
  const before = new Date(now.getTime() - days * 24 * 60 * 60_000)
  for (;;) {
    const { rowCount } = await em.fork().transactional((inside) => forgetFound(inside, before))
    if (!rowCount) return
  }
}

/** Processes the next suppliers after this id; returns the last one looked at, or undefined when there are no more. */
const forgetBatch = async (db: Db, after: number, days: number, now: Date): Promise<number | undefined> => {
  const before = new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString()
  const window = 'select max(id) as last from (select id from supplier where id > $1 order by id limit $2) next'
  const { last } = (await runSql<{ last: number | null }>(db, window, [after, rowsAtOnce])).rows[0]!
  if (last === null) return undefined
  const { rows } = await runSql<Due>(
    db,
    `select id, status, field_source "fieldSource", is_verified or exists (
              select from supplier_source k where k.supplier_id = s.id and k.source <> 'google_places') "isKnownElsewhere"
       from supplier s
      where id > $1 and id <= $5 and (
              exists (select from jsonb_each(field_source) note
                       where note.value ->> 'source' = 'google_places' and note.key <> all($2) and (note.value ->> 'at')::timestamptz <= $3::timestamptz)
              or exists (select from outside_rating o where o.supplier_id = s.id and o.source = $4 and o.fetched_at <= $3::timestamptz))
      order by id limit ${batchSize} for no key update`,
    [after, [...keptForEver, 'status'], before, sourceLabel('google_places'), last],
  )
  await runSql(
    db,
    'delete from outside_rating where supplier_id = any($1) and source = $2 and fetched_at <= $3::timestamptz',
    [rows.map(({ id }) => id), sourceLabel('google_places'), before],
  )
  await writeForgotten(
    db,
    rows.map((row) => forgotten(row, days, now)).filter(({ emptied, isHidden }) => emptied.length || isHidden),
  )
  return rows.length < batchSize ? last : rows.at(-1)!.id
}

/** What is deleted of one supplier; if only Google's name would be left, the supplier is hidden. */
const forgotten = ({ id, status, fieldSource, isKnownElsewhere }: Due, days: number, now: Date) => {
  const due = dueFields(fieldSource, days, now)
  const emptied = due
    .filter((field) => !cannotBeEmpty.has(field))
    .flatMap((field) => (isPoint(field) ? bothOrNone(due) : [field]))
  const isLeft = (field: string) =>
    !due.includes(field) && !keptForEver.some((kept) => kept === field) && field !== 'status'
  const isHidden =
    status === 'listed' && due.includes('name') && !isKnownElsewhere && !Object.keys(fieldSource).some(isLeft)
  return {
    id,
    emptied: [...new Set(emptied)],
    isHidden,
    noted: isHidden ? noteFieldSources({}, ['status'], 'google_places', now) : {},
  }
}

const isPoint = (field: string) => field === 'latitude' || field === 'longitude'
/** Latitude and longitude go together. */
const bothOrNone = (due: readonly string[]) =>
  due.includes('latitude') && due.includes('longitude') ? ['latitude', 'longitude'] : []

const canBeEmpty = scrapedFields.filter(
  (field) => !cannotBeEmpty.has(field) && !keptForEver.some((kept) => kept === field),
)
const emptySql = canBeEmpty
  .map((field) => {
    const [column, empty] = [columnOf(field), emptyOf(field) === null ? 'null' : `'{}'`]
    return `${column} = case when '${field}' = any(given.emptied) then ${empty} else s.${column} end`
  })
  .join(', ')

const writeForgotten = async (db: Db, records: ReturnType<typeof forgotten>[]) => {
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

/** The listings of runs are copies of what was said, and so are values before a change; the figures of the runs stay. */
const forgetFound = async (db: Db, before: Date) => {
  await runSql(
    db,
    `delete from supplier_intake where kind = 'changed' and at <= $1::timestamptz
        and ((before ->> 'field_source') || (after ->> 'field_source')) like '%"google_places"%'`,
    [before.toISOString()],
  )
  return runSql(
    db,
    `delete from scrape_listing where id in (select id from scrape_listing where source = 'google_places' and at <= $1::timestamptz order by id limit ${batchSize})`,
    [before.toISOString()],
  )
}
