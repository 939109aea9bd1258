import { runSql, type Db } from '../../../database/sql.ts'
import { getRecordType } from '../../supplier-records.ts'
import { fieldsWith } from '../../rules/supplier-fields.rules.ts'
import { getBatchColumn } from './batch-rows.ts'
import { batchColumns, planUndo, type BatchRow, type SupplierState } from './plan-undo.ts'
import type { SupplierBatch } from './set-current-batch.ts'

export interface ChunkResult {
  position: string | undefined
  done: number
  left: number
}

const recordType = [
  ...new Set(getRecordType([...fieldsWith('importable'), ...fieldsWith('scraped')]).split(', ')),
].join(', ')

/** Undoes the next rows before `position`, latest first, in the caller's transaction. */
export const undoChunk = async (
  db: Db,
  batch: SupplierBatch,
  position: string | null,
  size: number,
): Promise<ChunkResult> => {
  const { column, id } = getBatchColumn(batch)
  const { rows } = await runSql<BatchRow>(
    db,
    `select id, supplier_id "supplierId", kind, before, after from supplier_intake
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
    const { step, values, because } = planUndo(row, supplier)
    if (step === 'remove') removed.add(row.supplierId)
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
    `update supplier_intake i set left_because = given.because, undone_at = case when given.because is null then now() end
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
               from supplier_intake i where i.supplier_id = s.id and i.${column} is distinct from $2 and i.undone_at is null) "others",
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
       from jsonb_to_recordset($1::jsonb) as given(id integer, status text, field_source jsonb, ${recordType})
      where s.id = given.id`,
    [JSON.stringify(suppliers)],
  )
}
