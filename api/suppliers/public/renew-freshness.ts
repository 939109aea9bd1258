import type { Pool } from 'pg'
import { inMaintenance } from '../../database/maintenance.ts'
import { readRow } from '../../database/sql.ts'
import { freshnessByYears } from '../search/best-order.rules.ts'

const batchSize = 5_000

/** Each batch has its own transaction. */
export const renewFreshness = async (pool: Pool) => {
  for (let from: number | null = 0; from !== null;) {
    const values: unknown[] = [from, batchSize, [...freshnessByYears]]
    const row = await inMaintenance(pool, (client) => readRow<{ last: number | null }>(client, renewBatch, values))
    from = row.last
  }
}

const renewBatch = `
  with batch as materialized (
    select id, freshness, updated_at from supplier where id > $1 order by id limit $2
  ), counted as (
    select b.id, b.freshness,
           ($3::real[])[least(cardinality($3::real[]), 1 + extract(year from age(greatest(b.updated_at,
             (select max(created_at) from review r where r.supplier_id = b.id and r.status = 'published'))))::int)] fresh
      from batch b
  ), renewed as (
    update supplier s set freshness = c.fresh from counted c where s.id = c.id and s.freshness <> c.fresh
  )
  select max(id) last from batch`
