import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { groupRowsById } from '../schema/per-request.ts'

export const countEarlierNamesakes = async (pool: Pool, ids: readonly number[]): Promise<number[]> => {
  const text = `
    select m.id "of", count(*)::int suppliers from supplier m
      join supplier s on s.status = 'listed' and s.id < m.id
       and search_key(s.name) collate "C" = search_key(m.name) collate "C"
       and lower(coalesce(nullif(s.city, ''), s.county, '')) = lower(coalesce(nullif(m.city, ''), m.county, ''))
     where m.id = any($1::int[]) group by m.id`
  const { rows } = await runSql<{ of: number; suppliers: number }>(pool, text, [ids])
  return groupRowsById(ids, rows).map(([row]) => row?.suppliers ?? 0)
}
