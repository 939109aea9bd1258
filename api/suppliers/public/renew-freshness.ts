import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { inMaintenance } from '../../database/maintenance.ts'
import { runSql } from '../../database/sql.ts'
import type { JobContext } from '../../jobs/job-context.ts'
import { freshnessByYears } from '../search/best-order.rules.ts'

const batchSize = 5_000

export const renewFreshnessTask =
  ({ database }: JobContext): Task =>
  async () =>
    void (await renewFreshness(database.pool))

/** Each batch has its own transaction; returns how many listings changed. */
export const renewFreshness = async (pool: Pool): Promise<number> => {
  let changed = 0
  for (let from = 0; ;) {
    const given = [from, batchSize, [...freshnessByYears]]
    const { rows } = await inMaintenance(pool, (client) =>
      runSql<{ last: number | null; changed: number }>(client, renewBatch, given),
    )
    const { last, changed: inBatch } = rows[0]!
    changed += inBatch
    if (last === null) return changed
    from = last
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
    update supplier s set freshness = c.fresh from counted c where s.id = c.id and s.freshness <> c.fresh returning s.id
  )
  select (select max(id) from batch) last, (select count(*)::int from renewed) changed`
