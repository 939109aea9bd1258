import type { Pool } from 'pg'
import { runSql, type Db } from '../../database/sql.ts'
import { inTransaction } from '../../database/transaction.ts'
import { rareBelow, readRarity, sharedAmong } from '../compare/commonness.ts'
import { compareListings } from '../compare/compare-listings.ts'
import { likelyCandidates } from '../compare/likely-candidates.ts'
import { type ComparedListing, listingColumns } from '../compare/listing.ts'
import { readListing } from '../compare/read-listing.ts'
import { lockPairs, replacePairs, toFoundRow, type FoundRow } from './found-pairs.ts'

/** Returns how many suppliers were waiting, at most `batchSize`. */
export const compareChanged = async (pool: Pool, batchSize: number): Promise<number> => {
  const { rows: queue } = await runSql<{ id: number; number: string }>(
    pool,
    'select supplier_id id, number from duplicate_queue where is_pending order by supplier_id limit $1',
    [batchSize],
  )
  if (!queue.length) return 0
  const found = await compareWithOthers(
    pool,
    queue.map(({ id }) => id),
  )
  await inTransaction(pool, async (client) => {
    await lockPairs(client)
    const ids = await takeCompared(client, queue)
    await runSql(client, 'delete from duplicate_pair where first_id = any($1) or second_id = any($1)', [ids])
    const isTaken = new Set(ids)
    await replacePairs(
      client,
      found.filter(({ first_id, second_id }) => isTaken.has(first_id) || isTaken.has(second_id)),
    )
  })
  return queue.length
}

const takeCompared = async (db: Db, queue: readonly { id: number; number: string }[]): Promise<number[]> => {
  const { rows } = await runSql<{ id: number }>(
    db,
    `update duplicate_queue q set is_pending = false
       from (select q.supplier_id from duplicate_queue q
               join unnest($1::integer[], $2::bigint[]) as given(id, number) on q.supplier_id = given.id and q.number = given.number
              order by q.supplier_id for update of q skip locked) free
      where q.supplier_id = free.supplier_id and q.is_pending returning q.supplier_id id`,
    [queue.map(({ id }) => id), queue.map(({ number }) => number)],
  )
  const ids = rows.map(({ id }) => id)
  await runSql(
    db,
    `delete from duplicate_queue where supplier_id = any($1) and not is_pending
        and not exists (select from duplicate_run where status = 'running')`,
    [ids],
  )
  return ids
}

const compareWithOthers = async (pool: Pool, ids: number[]): Promise<FoundRow[]> => {
  const { rows } = await runSql<ComparedListing & { id: number }>(
    pool,
    `select ${listingColumns} from supplier s
      where s.id = any($1) and s.status in ('listed', 'pending') and not s.is_demo`,
    [ids],
  )
  const reads = rows.map((row) => ({ id: row.id, read: readListing(row), known: [] }))
  if (!reads.length) return []
  const others = (await likelyCandidates(pool, reads)).map((some, at) =>
    some
      .filter(({ id, status }) => id !== reads[at]!.id && (status === 'listed' || status === 'pending'))
      .map((candidate) => ({ id: candidate.id, read: readListing(candidate) })),
  )
  const words = [...reads, ...others.flat()].flatMap(({ read }) => read.name.words)
  const rarity = await readRarity(pool, [...new Set(words)], rareBelow)
  const found = reads.flatMap(({ id, read }, at) => {
    const sharedBy = sharedAmong([read, ...others[at]!.map((other) => other.read)])
    return others[at]!.flatMap(
      (other) => toFoundRow(id, other.id, compareListings(read, other.read, { rarity, sharedBy })) ?? [],
    )
  })
  return [...new Map(found.map((one) => [`${one.first_id} ${one.second_id}`, one])).values()]
}
