import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'

/** Notes how many pairs are perhaps one business: comparing all suppliers anew is too dear for a list of things to do. */
export const noteTally = (pool: Pool, pairs: number) =>
  runSql(
    pool,
    `insert into duplicate_tally (pairs, counted_at) values ($1, now())
       on conflict (is_only) do update set pairs = excluded.pairs, counted_at = excluded.counted_at`,
    [pairs],
  )
