import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../accounts/audit/record-action.ts'
import { readRows, runSql, type Db } from '../database/sql.ts'
import type { Viewer } from '../server/context.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { viewsLock } from '../schema/analytics.ts'
import {
  getEmptyColumnValue,
  getColumnField,
  chooseFilledValues,
  isSame,
  type MergeChoice,
  type MergeColumn,
  type MergeRow,
} from './merge-columns.ts'
import { SupplierMerge } from './supplier-merge.entity.ts'

/** The visit counters wait: they write suppliers in another order, which could deadlock. */
const holdCounters = (db: Db) => runSql(db, `select pg_advisory_xact_lock_shared(${viewsLock})`)

const add = 'on conflict (day, supplier_id) do update set times = view_count.times + excluded.times'

const moveViews = async (db: Db, duplicateId: number, originalId: number): Promise<Record<string, number>> => {
  await holdCounters(db)
  const { rows } = await runSql<{ day: string; times: number }>(
    db,
    `with gone as (delete from view_count where supplier_id = $1 returning day, times),
       added as (insert into view_count (day, supplier_id, times) select day, $2, times from gone ${add})
     select to_char(day, 'YYYY-MM-DD') as day, times from gone`,
    [duplicateId, originalId],
  )
  return Object.fromEntries(rows.map(({ day, times }) => [day, times]))
}

/** Days deleted since stay deleted. */
export const restoreViews = async (
  db: Db,
  originalId: number,
  duplicateId: number,
  views: Record<string, number>,
): Promise<void> => {
  if (!Object.keys(views).length) return
  await holdCounters(db)
  await runSql(
    db,
    `with there as (
       select day, least(v.times, moved.value::int) as back, v.times > moved.value::int as is_more
         from jsonb_each_text($1::jsonb) moved join view_count v on v.day = moved.key::date where v.supplier_id = $2),
       gone as (delete from view_count v using there t where v.supplier_id = $2 and v.day = t.day and not t.is_more),
       less as (update view_count v set times = v.times - t.back from there t where v.supplier_id = $2 and v.day = t.day and t.is_more)
     insert into view_count (day, supplier_id, times) select day, $3, back from there ${add}`,
    [JSON.stringify(views), originalId, duplicateId],
  )
}

/** Locks in the order of the ids, until the transaction ends. */
export const lockSuppliers = async (em: EntityManager, ids: number[]): Promise<Map<number, MergeRow>> => {
  if (!ids.length) return new Map()
  const { rows } = await runSql<MergeRow>(
    em,
    'select * from supplier where id = any($1) order by id for no key update',
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

const moveRows = async (em: EntityManager, table: string, pair: number[], more = ''): Promise<number[]> => {
  const text = `update ${table} m set supplier_id = $1 where supplier_id = $2${more} returning id`
  return (await readRows<{ id: number }>(em, text, pair)).map(({ id }) => id)
}

export const writeColumns = async (
  em: EntityManager,
  id: number,
  values: Partial<Record<MergeColumn | 'status' | 'merged_into_id' | 'field_source', unknown>>,
) => {
  const columns = Object.keys(values)
  if (!columns.length) return
  await runSql(
    em,
    `update supplier s set ${columns.map((column) => `${column} = given.${column}`).join(', ')}, updated_at = now()
       from jsonb_populate_record(null::supplier, $1::jsonb) given where s.id = $2`,
    [JSON.stringify(values), id],
  )
}

/** Records everything for undoing; both must be locked. */
export const mergeSupplier = async (
  em: EntityManager,
  admin: Viewer,
  original: MergeRow,
  duplicate: MergeRow,
  reason: string,
  choice?: MergeChoice,
): Promise<number> => {
  const pair = [original.id, duplicate.id]
  const reviewIds = await moveRows(em, 'review', pair)
  const reportIds = await moveRows(em, 'supplier_report', pair)
  const requestIds = await moveRows(em, 'business_request', pair)
  const views = await moveViews(em, duplicate.id, original.id)
  const hasNone = ' and not exists (select 1 from external_rating k where k.supplier_id = $1 and k.source = m.source)'
  const externalRatingIds = await moveRows(em, 'external_rating', pair, hasNone)
  const filled = chooseFilledValues(original, duplicate, choice)
  const before = beforeFilling(original, duplicate, Object.keys(filled) as MergeColumn[])
  const duplicateValues = {
    status: duplicate.status,
    ...('place_id' in filled ? { place_id: duplicate.place_id } : {}),
  }
  const merged = { status: 'merged', merged_into_id: original.id, ...('place_id' in filled ? { place_id: null } : {}) }
  await writeColumns(em, duplicate.id, merged)
  await writeColumns(em, original.id, { ...filled, field_source: before.filledSource })
  if ('is_premium' in filled)
    await runSql(
      em,
      'update supplier k set featured_until = d.featured_until from supplier d where k.id = $1 and d.id = $2',
      pair,
    )
  Object.assign(original, filled, { field_source: before.filledSource })
  Object.assign(duplicate, merged)
  const merge = em.create(SupplierMerge, {
    original: em.getReference(Supplier, original.id),
    duplicate: em.getReference(Supplier, duplicate.id),
    reason,
    filled,
    filledSource: before.takenSource,
    replaced: before.replaced,
    replacedSource: before.replacedSource,
    duplicateValues,
    reviewIds,
    externalRatingIds,
    reportIds,
    requestIds,
    views,
    mergedBy: admin.username,
    mergedAt: new Date(),
  })
  await em.flush()
  await recordAction(em, admin, {
    action: 'supplier.merge',
    subjectId: duplicate.id,
    before: { ...duplicateValues, ...before.audited },
    after: {
      status: 'merged',
      mergedInto: original.id,
      mergeId: merge.id,
      reviewsMoved: reviewIds.length,
      filled: Object.keys(filled),
    },
  })
  return merge.id
}

const beforeFilling = (original: MergeRow, duplicate: MergeRow, columns: MergeColumn[]) => {
  const filledSource = { ...original.field_source }
  const replacedSource: SupplierMerge['replacedSource'] = {}
  const takenSource: SupplierMerge['filledSource'] = {}
  const replaced = columns.filter((column) => !isSame(original[column], getEmptyColumnValue(column)))
  for (const column of columns) {
    const field = getColumnField(column)
    replacedSource[field] = original.field_source[field] ?? null
    if (column === 'gallery' && replaced.includes(column)) continue // a joined gallery keeps its source
    const source = duplicate.field_source[field]
    if (source) takenSource[field] = filledSource[field] = source
    else delete filledSource[field]
  }
  const pickValues = (among: MergeColumn[]) => Object.fromEntries(among.map((one) => [one, original[one]]))
  return {
    filledSource,
    takenSource,
    replacedSource,
    replaced: pickValues(replaced),
    /** Google's policy forbids keeping its values for the audit log's years. */
    audited: pickValues(
      replaced.filter((column) => replacedSource[getColumnField(column)]?.source !== 'google_places'),
    ),
  }
}

export const getPreviousValues = (
  { replaced, replacedSource }: Pick<SupplierMerge, 'replaced' | 'replacedSource'>,
  original: MergeRow,
  columns: readonly MergeColumn[],
) => {
  const field_source = { ...original.field_source }
  for (const field of columns.map(getColumnField)) {
    const source = replacedSource[field]
    if (source) field_source[field] = source
    else if (source === null) delete field_source[field]
  }
  return {
    ...Object.fromEntries(columns.map((column) => [column, replaced[column] ?? getEmptyColumnValue(column)])),
    field_source,
  }
}
