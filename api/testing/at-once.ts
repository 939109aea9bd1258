import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Runs all while `table` may only be read, so that each has read what it can before the first writes. */
export const atOnce = async <T>(pool: Pool, table: string, runs: (() => Promise<T>)[]): Promise<T[]> => {
  const client = await pool.connect()
  const isWaiting = "datname = current_database() and wait_event_type = 'Lock'"
  try {
    await client.query(`begin; lock table ${table} in share mode`)
    let running = runs.length
    const results = Promise.all(runs.map((run) => run().finally(() => running--)))
    results.catch(() => {}) // reported below
    const countWaiting = async () => (await pool.query(`select from pg_stat_activity where ${isWaiting}`)).rowCount ?? 0
    while ((await countWaiting()) < running) await wait(5)
    await client.query('commit')
    return await results
  } finally {
    client.release()
  }
}
