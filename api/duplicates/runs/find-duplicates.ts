import type { Pool } from 'pg'
import { readRow, runSql } from '../../database/sql.ts'
import type { Comparison } from '../compare/compare-listings.ts'
import { bringUpToDate } from './bring-up-to-date.ts'

interface FoundDuplicate extends Comparison {
  ids: [number, number]
}

interface FoundDuplicates {
  found: number
  pairs: FoundDuplicate[]
  comparedAt: Date | null
  waiting: number
}

export interface FindOptions {
  first: number
  includeDoubtful?: boolean
}

const isWanted = `(p.decision = 'same' or $1)`

/** Dismissed pairs are few, and checking each pair is slow. */
const count = `
  (select count(*) from duplicate_pair p where ${isWanted})
  - (select count(*) from dismissed_pair join duplicate_pair p using (first_id, second_id) where ${isWanted})`

const surest = `
  select array[p.first_id, p.second_id] ids, p.score, p.decision, p.reasons from duplicate_pair p
   where ${isWanted} and not exists (
     select from dismissed_pair d where d.first_id = p.first_id and d.second_id = p.second_id)
   order by p.decision desc, p.score desc, p.first_id, p.second_id limit $2`

export const findDuplicates = async (
  pool: Pool,
  { first, includeDoubtful = false }: FindOptions,
): Promise<FoundDuplicates> => {
  await bringUpToDate(pool)
  const row = await readRow<Omit<FoundDuplicates, 'pairs'>>(
    pool,
    `select (${count})::integer found,
            (select max(finished_at) from duplicate_run where status = 'finished') "comparedAt",
            (select count(*)::integer from duplicate_queue where is_pending) waiting`,
    [includeDoubtful],
  )
  const { rows: pairs } = await runSql<FoundDuplicate>(pool, surest, [includeDoubtful, first])
  return { ...row, pairs }
}
