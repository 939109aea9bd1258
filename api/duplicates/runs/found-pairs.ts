import { lockByKey, runSql, type Db } from '../../database/sql.ts'
import type { Comparison } from '../compare/compare-listings.ts'

/** The lower id comes first. */
export interface FoundRow extends Comparison {
  first_id: number
  second_id: number
}

export const toFoundRow = (
  left: number,
  right: number,
  { score, decision, reasons }: Comparison,
): FoundRow | undefined => {
  if (decision === 'none') return undefined
  if (left > right) return { first_id: right, second_id: left, score, decision, reasons: turnReasons(reasons) }
  return { first_id: left, second_id: right, score, decision, reasons }
}

/** For the other order of the two suppliers. */
export const turnReasons = (reasons: Comparison['reasons']) =>
  reasons.map((one) => ({ ...one, left: one.right, right: one.left }))

/** Serialises changes of the stored pairs until the transaction ends. */
export const lockPairs = (db: Db) => lockByKey(db, 'duplicate pairs')

/** SQL of the pairs in $1. Locks their suppliers against deletion until the pairs are committed. */
export const selectPairs = (condition = 'true') => `
  select p.* from jsonb_to_recordset($1::jsonb) as p(first_id integer, second_id integer, score float8, decision text, reasons jsonb)
    join supplier a on a.id = p.first_id join supplier b on b.id = p.second_id
   where ${condition} order by p.first_id, p.second_id for key share of a, b`

export const replacePairs = async (db: Db, rows: readonly FoundRow[]) => {
  if (!rows.length) return
  await runSql(
    db,
    `insert into duplicate_pair ${selectPairs()}
     on conflict (first_id, second_id) do update
        set score = excluded.score, decision = excluded.decision, reasons = excluded.reasons`,
    [JSON.stringify(rows)],
  )
}
