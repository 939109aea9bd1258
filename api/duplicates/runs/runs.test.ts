import type { JobHelpers } from 'graphile-worker'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inTransaction as inOneTransaction } from '../../database/transaction.ts'
import type { JobContext } from '../../jobs/job-context.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { listDuplicates } from '../list-duplicates.ts'
import { compareChanged } from './compare-changed.ts'
import { compareAllTask, compareChangedTask } from './compare.task.ts'
import { executeRun } from './execute-run.ts'
import { readLatestRun } from './duplicate-run.ts'
import { executeRunInWorker } from './execute-run-in-worker.ts'
import { lockPairs, toFoundRow } from './found-pairs.ts'
import { addRun, endRun } from './start-run.ts'

const database = await testDatabase()
const { pool, orm } = database
const make = build(pool)
afterAll(() => database.close())
beforeEach(() => pool.query('truncate supplier, duplicate_run cascade'))

const inTransaction = <T>(work: Parameters<typeof orm.em.transactional<T>>[0]) => orm.em.fork().transactional(work)
const begin = async () => (await inTransaction((em) => addRun(em, 'ada')))!
const runAll = async () => {
  const id = await begin()
  await executeRun(pool, id)
  return readLatestRun(pool)
}
/** Each but the first has pairs with those before. */
const twins = async (name: string, count: number) => {
  const ids: number[] = []
  for (let index = 0; index < count; index++)
    ids.push(await make.supplier({ name, phone: `0113 496 ${name.length}23`, city: 'Leeds', postcode: 'LS7 3PD' }))
  return ids
}
const listPairs = async () =>
  (await pool.query('select first_id, second_id from duplicate_pair order by 1, 2')).rows.map(
    (row) => `${row.first_id} ${row.second_id}`,
  )
const report = () => listDuplicates({ pool, em: orm.em.fork() }, { first: 10 })
const waiting = async () =>
  (await pool.query('select supplier_id from duplicate_queue where is_pending order by 1')).rows.map(
    (row) => row.supplier_id as number,
  )

test('a run compares all in its own thread, with counts and times', async () => {
  const [a, b, hidden] = await twins('Threlfall Blinds', 3)
  await pool.query("update supplier set status = 'hidden' where id = $1", [hidden])
  await make.supplier({ name: 'Mill Curtains', phone: '01904 960555', city: 'York', postcode: 'YO1 9TA' })
  await executeRunInWorker(database.url, await begin())
  expect(await readLatestRun(pool)).toMatchObject({
    status: 'finished',
    startedBy: 'ada',
    suppliers: 3,
    pairs: 1,
    compared: 1,
    found: 1,
    added: null,
    dropped: null,
    finishedAt: expect.any(Date),
  })
  expect([await listPairs(), await waiting()]).toEqual([[`${a} ${b}`], []])
  const { comparedAt, waiting: left } = await report()
  expect([comparedAt, left]).toEqual([(await readLatestRun(pool))!.finishedAt, 0])
})

test('demo suppliers are compared among themselves only', async () => {
  const [a, b] = await twins('Threlfall Blinds', 2)
  const [c, d] = await twins('Threlfall Blinds', 2)
  await pool.query('update supplier set is_demo = true where id = any($1)', [[c, d]])
  expect(await runAll()).toMatchObject({ suppliers: 4, pairs: 2, compared: 2, found: 2 })
  expect(await listPairs()).toEqual([`${a} ${b}`, `${c} ${d}`])
})

test('added, moved, hidden or deleted suppliers are compared at once', async () => {
  const [a, b] = await twins('Threlfall Blinds', 2)
  await runAll()
  const found = async () => (await report()).pairs.map(({ original, duplicate }) => `${original.id} ${duplicate.id}`)
  const [c] = await twins('Threlfall Blinds', 1)
  expect(await found()).toEqual([`${a} ${b}`, `${a} ${c}`, `${b} ${c}`])
  await pool.query("update supplier set phone = null, name = 'Kestrel Shutters' where id = $1", [a])
  expect(await found()).toEqual([`${b} ${c}`])
  await pool.query("update supplier set status = 'hidden' where id = $1", [b])
  expect(await found()).toEqual([])
  await pool.query("update supplier set status = 'listed' where id = $1", [b])
  expect(await found()).toEqual([`${b} ${c}`])
  await pool.query("update supplier set phone = null, name = 'Kestrel Shutters' where id = $1", [c])
  expect(await found()).toEqual([`${a} ${c}`]) // the later of a pair was edited
  await pool.query('delete from supplier where id = $1', [c])
  const queued = await pool.query('select from duplicate_queue')
  expect([await found(), await listPairs(), queued.rowCount]).toEqual([[], [], 0])
  await pool.query('update supplier set review_count = 3, is_premium = true')
  expect(await waiting()).toEqual([])
})

test('the worker compares all changed suppliers; many of a small directory are compared when they are read', async () => {
  await runAll()
  const addMany = (count: number) =>
    pool.query(`insert into supplier (name, status) select 'Row ' || i, 'listed' from generate_series(1, $1::int) i`, [
      count,
    ])
  await addMany(250)
  expect(await waiting()).toHaveLength(250)
  await compareChangedTask({ database } as JobContext)
  expect(await waiting()).toEqual([])
  const { id: first } = (await readLatestRun(pool))!
  await addMany(26)
  expect((await report()).waiting).toBe(0)
  expect((await readLatestRun(pool))!.id).not.toBe(first)
})

test('the surest pairs come first; dismissed and uncertain ones count only where they are shown', async () => {
  const [a, b, c, d] = await twins('Threlfall Blinds', 4)
  await runAll()
  await pool.query('delete from duplicate_pair where first_id <> $1', [a])
  const judge = (second: number, decision: string, score: number) =>
    pool.query('update duplicate_pair set decision = $2, score = $3 where second_id = $1', [second, decision, score])
  await judge(b!, 'perhaps', 0.99)
  await judge(c!, 'same', 0.91)
  await judge(d!, 'same', 0.95)
  const shown = async (includeDoubtful: boolean) => {
    const { duplicatesFound, pairs } = await listDuplicates({ pool, em: orm.em.fork() }, { first: 10, includeDoubtful })
    return [duplicatesFound, ...pairs.map(({ duplicate }) => duplicate.id)]
  }
  expect([await shown(false), await shown(true)]).toEqual([
    [2, d, c],
    [3, d, c, b],
  ])
  await pool.query("insert into dismissed_pair (first_id, second_id, dismissed_by) values ($1, $2, 'ada')", [a, b])
  expect([await shown(false), await shown(true)]).toEqual([
    [2, d, c],
    [2, d, c],
  ])
})

test('a run reports differences from the incremental results', async () => {
  const [z] = await twins('Oak', 1)
  const [a, b, c] = await twins('Threlfall Blinds', 3)
  const [d, e] = [...(await twins('Mill', 1)), ...(await twins('Kestrel Shutters', 1))]
  await runAll()
  await pool.query(`update duplicate_pair set second_id = $2 where first_id = $1 and second_id = $3`, [a, d, b])
  await pool.query(`insert into duplicate_pair values ($1, $2, 0.9, 'same', '[]'), ($3, $4, 0.9, 'same', '[]')`, [
    d,
    e,
    z,
    c,
  ])
  await pool.query("insert into duplicate_run (status, finished_at) values ('failed', now())")
  expect(await runAll()).toMatchObject({ added: 1, dropped: 3 })
  const { rows } = await pool.query('select status from duplicate_run order by id')
  expect(rows.map(({ status }) => status)).toEqual(['finished', 'failed', 'finished'])
  expect(await listPairs()).toEqual([`${a} ${b}`, `${a} ${c}`, `${b} ${c}`])
})

test('a killed run starts again, and finds nothing twice', async () => {
  const [a, b] = await twins('Threlfall Blinds', 2)
  const id = await begin()
  // A worker that dies while it compares leaves this.
  await pool.query('update duplicate_run set suppliers = 2, pairs = 1, compared = 1, found = 1 where id = $1', [id])
  await executeRun(pool, id)
  expect(await readLatestRun(pool)).toMatchObject({ status: 'finished', suppliers: 2, compared: 1, pairs: 1, found: 1 })
  expect([await listPairs(), await waiting()]).toEqual([[`${a} ${b}`], []])
})

test('a supplier that changes during a run keeps its incremental pairs', async () => {
  const [a, b, c, d] = await twins('Threlfall Blinds', 4)
  let isChanged = false
  await executeRun(pool, await begin(), async (work) => {
    const result = await inOneTransaction(pool, work)
    if (!isChanged && (await readLatestRun(pool))!.compared) {
      isChanged = true
      await pool.query("update supplier set name = 'Kestrel Shutters', phone = null where id = $1", [b])
      await compareChanged(pool, 10)
      await pool.query("update supplier set website = 'threlfall.example' where id = $1", [d])
    }
    return result
  })
  expect(await readLatestRun(pool)).toMatchObject({ status: 'finished', found: 6 })
  expect([await listPairs(), await waiting()]).toEqual([[`${a} ${c}`, `${a} ${d}`, `${c} ${d}`], [d]])
})

test('the lower id of a pair comes first, in its reasons too', () => {
  const reason = { field: 'phone', likeness: 'same', weight: 3 } as const
  const compared = { score: 0.9, decision: 'same', reasons: [{ ...reason, left: 'of 7', right: 'of 3' }] } as const
  expect(toFoundRow(7, 3, { ...compared, reasons: [...compared.reasons] })).toMatchObject({
    first_id: 3,
    second_id: 7,
    reasons: [{ left: 'of 3', right: 'of 7' }],
  })
})

test('a supplier that changes while it is compared waits for the next comparison', async () => {
  const [a, b] = await twins('Threlfall Blinds', 2)
  await runAll()
  const [c] = await twins('Threlfall Blinds', 1)
  const comparing = await inOneTransaction(pool, async (client) => {
    await lockPairs(client)
    const count = compareChanged(pool, 10)
    const locked = `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
    await expect.poll(async () => (await pool.query(locked)).rowCount, { interval: 2 }).toBe(1)
    await pool.query("update supplier set name = 'Kestrel Shutters', phone = null where id = $1", [c])
    return { count }
  })
  expect([await comparing.count, await waiting(), await listPairs()]).toEqual([1, [c], [`${a} ${b}`]])
  await compareChanged(pool, 10)
  expect([await waiting(), await listPairs()]).toEqual([[], [`${a} ${b}`]])
})

test('a run is added each night, and failed by its last attempt only', async () => {
  await compareAllTask({ database } as JobContext, {}, {} as JobHelpers)
  const { id, ...added } = (await readLatestRun(pool))!
  expect(added).toMatchObject({ status: 'running', startedBy: null })
  const failing = {
    orm,
    get url(): string {
      throw new Error('out of memory')
    },
  }
  const statusAfter = async (attempts: number) => {
    const job = { attempts, max_attempts: 8 }
    const run = compareAllTask({ database: failing } as JobContext, { runId: id }, { job } as JobHelpers)
    await expect(run).rejects.toThrow('out of memory')
    return (await readLatestRun(pool))!.status
  }
  expect([await statusAfter(7), await statusAfter(8)]).toEqual(['running', 'failed'])
})

test('a run whose thread is ended stays, and its next attempt finishes it', async () => {
  const id = await begin()
  const stopping = new AbortController()
  const running = executeRunInWorker(database.url, id, stopping.signal)
  stopping.abort()
  await expect(running).rejects.toThrow('The comparison of all suppliers was interrupted')
  expect((await readLatestRun(pool))!.status).toBe('running')
  await executeRun(pool, id)
  expect((await readLatestRun(pool))!.status).toBe('finished')
})

test('only one run at a time; a stopped one changes nothing', async () => {
  const [a, b] = await twins('Threlfall Blinds', 2)
  await runAll()
  const id = await begin()
  expect(await begin()).toBeUndefined()
  const added = await twins('Mill', 1)
  await inTransaction((em) => endRun(em, 'stopped'))
  expect(await waiting()).toEqual(added)
  await pool.query('update duplicate_pair set score = 0.5')
  await executeRun(pool, id)
  expect(await readLatestRun(pool)).toMatchObject({ id, status: 'stopped', finishedAt: expect.any(Date), compared: 0 })
  for (const stoppedAfter of [1, 3]) {
    let next: number | undefined
    let steps = 0
    await executeRun(pool, await begin(), async (work) => {
      const result = await inOneTransaction(pool, work)
      if (++steps === stoppedAfter) {
        await inTransaction((em) => endRun(em, 'stopped'))
        next = await begin()
      }
      return result
    })
    const untouched = { id: next, status: 'running', compared: 0 }
    expect(await readLatestRun(pool), `another run since step ${stoppedAfter}`).toMatchObject(untouched)
    await inTransaction((em) => endRun(em, 'stopped'))
  }
  const { rows } = await pool.query('select first_id, second_id, score from duplicate_pair')
  expect(rows).toEqual([{ first_id: a, second_id: b, score: 0.5 }])
  const ended = await pool.query("select from duplicate_run where status = 'finished'")
  expect(ended.rowCount, 'a finished one stays').toBe(1)
})
