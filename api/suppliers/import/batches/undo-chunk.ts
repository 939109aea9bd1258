import { runSql, type Db } from '../../../database/sql.ts'
import { getRecordType } from '../../supplier-records.ts'
import { getColumn, fieldsWith } from '../../rules/supplier-fields.rules.ts'
import type { FieldSources } from '../../field-sources.ts'
import type { SupplierBatch } from './set-current-batch.ts'

export interface ChunkResult {
  position: string | undefined
  done: number
  left: number
}

const batchFields = [...new Set([...fieldsWith('importable'), ...fieldsWith('scraped')])]

/** Undoes the latest rows before `position` first. */
export const undoChunk = async (
  db: Db,
  { column, id }: SupplierBatch,
  position: string | null,
  size: number,
): Promise<ChunkResult> => {
  const { rows } = await runSql<BatchEntry>(
    db,
    `select id, supplier_id "supplierId", kind, before, after from batch_entry
      where ${column} = $1 and undone_at is null and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [id, position, size],
  )
  const standing = await readStanding(db, [...new Set(rows.map(({ supplierId }) => supplierId))], id, column)
  const removed = new Set<number>()
  const restored = new Map<number, Record<string, unknown>>()
  const outcomes: { id: string; because: string | null }[] = []
  let left = 0
  for (const row of rows) {
    const supplier = standing.get(row.supplierId)
    if (!supplier) continue
    const { isRemoved, values, because } = planUndo(row, supplier)
    if (isRemoved) removed.add(row.supplierId)
    if (values) restored.set(row.supplierId, (supplier.values = values))
    if (because) left++
    outcomes.push({ id: row.id, because: because ?? null })
  }
  await restore(
    db,
    [...restored].filter(([supplierId]) => !removed.has(supplierId)).map(([, values]) => values),
  )
  await runSql(db, 'delete from supplier where id = any($1::int[])', [[...removed]])
  await runSql(
    db,
    `update batch_entry i set skip_reason = given.because, undone_at = case when given.because is null then now() end
       from jsonb_to_recordset($1::jsonb) as given(id bigint, because text) where i.id = given.id`,
    [JSON.stringify(outcomes)],
  )
  return { position: rows.length < size ? undefined : rows.at(-1)!.id, done: rows.length - left, left }
}

const readStanding = async (db: Db, ids: readonly number[], id: number, column: string) => {
  const { rows } = await runSql<SupplierState & { id: number }>(
    db,
    `select s.id, to_jsonb(s) "values",
            (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name', coalesce('import ' || i.import_id, 'scrape ' || i.run_id),
                                                          'columns', array(select jsonb_object_keys(coalesce(i.after, '{}')))) order by i.id desc), '[]')
               from batch_entry i where i.supplier_id = s.id and i.${column} is distinct from $2 and i.undone_at is null) "others",
            exists (select from review r where r.supplier_id = s.id) "hasReviews",
            exists (select from supplier d where d.merged_into_id = s.id) "hasDuplicates",
            exists (select from business_request b where b.supplier_id = s.id)
              or exists (select from registration g where g.supplier_id = s.id) "hasOwner"
       from supplier s where s.id = any($1::int[]) order by s.id for update of s`,
    [ids, id],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

const restore = async (db: Db, suppliers: Record<string, unknown>[]) => {
  if (!suppliers.length) return
  await runSql(
    db,
    `update supplier s set ${batchColumns.map((column) => `${column} = given.${column}`).join(', ')},
            status = given.status, field_source = given.field_source, updated_at = now()
       from jsonb_to_recordset($1::jsonb) as given(id integer, status text, field_source jsonb, ${getRecordType(batchFields)})
      where s.id = given.id`,
    [JSON.stringify(suppliers)],
  )
}

type Values = Record<string, unknown>

/** Values are by column, as PostgreSQL's JSON. */
interface BatchEntry {
  id: string
  supplierId: number
  kind: 'added' | 'changed'
  before: Values | null
  after: Values | null
}

interface SupplierState {
  values: Values
  /** Those that are not undone, latest first. */
  others: readonly { id: number; name: string; columns: readonly string[] }[]
  hasReviews: boolean
  hasDuplicates: boolean
  hasOwner: boolean
}

/** Without values it stays as it is. */
interface UndoStep {
  isRemoved?: true
  values?: Values
  because?: string
}

const fieldByColumn = new Map<string, string>(batchFields.map((field) => [getColumn(field), field]))

const batchColumns = [...fieldByColumn.keys()]

const point = ['latitude', 'longitude']
const byPerson = new Set(['admin', 'owner'])

/** Restores only values that nobody has changed since. */
const planUndo = (row: BatchEntry, standing: SupplierState): UndoStep => {
  const { status } = standing.values
  if (status === 'merged') return { because: 'it was merged into another supplier' }
  const later = standing.others.filter(({ id }) => id > Number(row.id))
  return row.kind === 'added' ? planRemoval(standing, later) : planRestoring(row, standing.values, later)
}

type Later = SupplierState['others']

const inWords = new Intl.ListFormat('en-GB')

const undoFirst = (later: Later, what: string) => {
  const names = [...new Set(later.map(({ name }) => name))]
  return names.length === 1
    ? `${names[0]} has changed ${what} since: undo that first`
    : `${inWords.format(names)} have changed ${what} since: undo those first, starting with the latest`
}

const planRemoval = ({ values, hasReviews, hasDuplicates, hasOwner }: SupplierState, later: Later): UndoStep => {
  if (hasOwner) return { because: 'the business itself requested it' }
  if (hasReviews) return { because: 'it has reviews' }
  if (hasDuplicates) return { because: 'a duplicate was merged into it' }
  const written = Object.entries(values['field_source'] as FieldSources).flatMap(([field, note]) =>
    field !== 'status' && byPerson.has(note?.source ?? '') ? [field] : [],
  )
  if (written.length) return { because: `it has since been edited: ${written.join(', ')}` }
  return later.length ? { because: undoFirst(later, 'it') } : { isRemoved: true }
}

const planRestoring = ({ before, after }: BatchEntry, values: Values, later: Later): UndoStep => {
  const changed = Object.keys(after ?? {}).filter((column) => column === 'status' || fieldByColumn.has(column))
  const isOther = (column: string) => JSON.stringify(values[column]) !== JSON.stringify(after?.[column])
  const isLeft = (column: string) => isOther(column) || (point.includes(column) && point.some(isMoved))
  const isMoved = (column: string) => changed.includes(column) && isOther(column)
  const left = changed.filter(isLeft)
  const back = changed.filter((column) => !left.includes(column))
  const notes = { ...(values['field_source'] as FieldSources) }
  const was = (before?.['field_source'] ?? values['field_source']) as FieldSources
  for (const column of back) {
    const field = fieldByColumn.get(column) ?? column
    const note = was[field]
    if (note) notes[field] = note
    else delete notes[field]
  }
  const formatNames = (columns: readonly string[]) =>
    columns.map((column) => fieldByColumn.get(column) ?? column).join(', ')
  const writers = later.filter(({ columns }) => left.some((column) => columns.includes(column)))
  const byOthers = left.filter((column) => writers.some(({ columns }) => columns.includes(column)))
  const byPeople = left.filter((column) => !byOthers.includes(column))
  const reasons = [
    ...(byOthers.length ? [undoFirst(writers, formatNames(byOthers))] : []),
    ...(byPeople.length ? [`edited since: ${formatNames(byPeople)}`] : []),
  ]
  const because = reasons.length ? { because: reasons.join('; ') } : {}
  if (!back.length && left.length) return because
  const restored = Object.fromEntries(back.map((column) => [column, before?.[column] ?? null]))
  return { values: { ...values, ...restored, field_source: notes }, ...because }
}
