import { runSql, type Db } from '../../../database/sql.ts'
import { recordFieldSources } from '../../field-sources.ts'
import { getBatchColumn } from './batch-rows.ts'
import type { ChunkResult } from './undo-chunk.ts'
import type { SupplierBatch } from './set-current-batch.ts'

/** Hides or lists the suppliers that the next rows after `position` added, in the caller's transaction. */
export const markChunk = async (
  db: Db,
  batch: SupplierBatch,
  { isHidden, position, size }: { isHidden: boolean; position: string | null; size: number },
): Promise<ChunkResult> => {
  const { column, id } = getBatchColumn(batch)
  const [to, from] = isHidden ? ['hidden', ['listed', 'pending']] : ['listed', ['hidden', 'pending']]
  const { rows } = await runSql<{ last: string | null; looked: number; done: number }>(
    db,
    `with next as materialized (
       select id, supplier_id from supplier_intake
        where ${column} = $1 and kind = 'added' and undone_at is null and ($2::bigint is null or id > $2) order by id limit $3
     ), marked as (
       update supplier s set status = $4, field_source = field_source || $6::jsonb, updated_at = now()
        where id in (select supplier_id from next) and status = any($5) returning 1
     )
     select (select max(id) from next) last, (select count(*)::int from next) looked, (select count(*)::int from marked) done`,
    [id, position, size, to, from, JSON.stringify(recordFieldSources({}, ['status'], 'admin'))],
  )
  const { last, looked, done } = rows[0]!
  return { position: looked < size ? undefined : last!, done, left: 0 }
}
