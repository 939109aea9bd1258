import { parseCronItems, type JobHelpers } from 'graphile-worker'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { User } from '../accounts/user.entity.ts'
import { openDatabase } from '../database/orm.ts'
import { readEnv } from '../process/env.ts'
import { log } from '../process/log.ts'
import { testDatabase } from '../testing/test-database.ts'
import { testNetwork } from '../testing/test-network.ts'
import { queueJob } from './queue-job.ts'
import { startWorker } from './start-worker.ts'

log.level = 'silent'
const database = await testDatabase()
const network = await testNetwork(database.url)
const distant = await openDatabase(network.url, [User])
afterAll(async () => {
  await distant.close()
  await network.close()
  await database.close()
})

test('a worker recovers if the database is lost at the end of a job', async () => {
  const done: string[] = []
  const work = {
    tasksFor: () => ({
      note: async (payload: unknown) => {
        const { name, isLast } = payload as { name: string; isLast: boolean }
        done.push(name)
        if (isLast) network.refuse()
      },
    }),
    cronItems: [],
  }
  const queue = (name: string, isLast: boolean) =>
    database.orm.em.fork().transactional((em) => queueJob(em, 'note', { name, isLast }))
  const refused = vi.spyOn(distant.pool, 'connect')
  const worker = await startWorker({ env: readEnv({}), database: distant }, work, { concurrency: 1 })
  await queue('first', true)
  await vi.waitFor(() => expect(done).toEqual(['first']), { timeout: 60_000, interval: 50 })
  refused.mockClear()
  await vi.waitFor(() => expect(refused).toHaveBeenCalled(), { timeout: 60_000, interval: 50 })
  network.refuse(false)
  await queue('second', false)
  await vi.waitFor(() => expect(done).toEqual(['first', 'second']), { timeout: 60_000, interval: 50 })
  const left = async () => (await database.pool.query('select from graphile_worker.jobs')).rowCount
  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 60_000, interval: 50 })
  await worker.stop()
})

test('a long job stays its worker’s, is released at shutdown, and taken by the next worker', async () => {
  const attempts: number[] = []
  let begin = () => {}
  const begun = new Promise<void>((done) => (begin = done))
  const never = new Promise<void>(() => {})
  const task = (_: unknown, { job }: JobHelpers) => {
    attempts.push(job.attempts)
    begin()
    return attempts.length === 1 ? never : undefined
  }
  const work = { tasksFor: () => ({ long: task }), cronItems: [] }
  const start = () => startWorker({ env: readEnv({}), database }, work, { concurrency: 1 })
  const first = await start()
  await queueJob(database.pool, 'long', {}, { maxAttempts: 2 })
  await begun
  await database.pool.query("update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'")
  const idle = await startWorker({ env: readEnv({}), database }, { tasksFor: () => ({}), cronItems: [] })
  const locked = 'select from graphile_worker.jobs where locked_at is not null'
  expect((await database.pool.query(locked)).rowCount).toBe(1)
  await idle.stop()
  await first.stop(50)
  expect((await database.pool.query('select from worker')).rowCount).toBe(0)
  const second = await start()
  await vi.waitFor(() => expect(attempts).toEqual([1, 2]), { timeout: 60_000, interval: 50 })
  await second.stop()
})

test('a killed worker’s last heartbeat does not keep its jobs', async () => {
  const { pool } = database
  const done: unknown[] = []
  const work = { tasksFor: () => ({ left: async (payload: unknown) => void done.push(payload) }), cronItems: [] }
  await queueJob(pool, 'left', { name: 'half' })
  await pool.query(
    "update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - interval '1 minute'",
  )
  await pool.query("insert into worker (id, name, seen_at) values ('killed', 'a', now() - interval '1 minute')")
  const worker = await startWorker({ env: readEnv({}), database }, work, { concurrency: 1 })
  await vi.waitFor(() => expect(done).toEqual([{ name: 'half' }]), { timeout: 60_000, interval: 50 })
  expect((await pool.query('select name from worker')).rows).not.toContainEqual({ name: 'a' })
  await pool.query("insert into worker (id, name) values ('other', 'b')")
  await worker.stop()
  expect((await pool.query('delete from worker returning name')).rows, 'of another process').toEqual([{ name: 'b' }])
})

test('a worker’s heartbeat is faster than the time after which it counts as dead', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const worker = await startWorker({ env: readEnv({}), database }, { tasksFor: () => ({}), cronItems: [] })
  const { pool } = database
  await pool.query("update worker set seen_at = now() - interval '12 seconds'")
  vi.advanceTimersByTime(12_000)
  const alive = async () =>
    (await pool.query("select from worker where seen_at > now() - interval '12 seconds'")).rowCount
  await vi.waitFor(async () => expect(await alive()).toBe(1), { timeout: 5000, interval: 20 })
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  await pool.query('alter table worker rename to lost')
  vi.advanceTimersByTime(12_000)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.anything(), 'worker heartbeat failed'))
  await pool.query('alter table lost rename to worker')
  warn.mockRestore()
  await worker.stop()
})

test('of two workers, one runs each due job, even after both were down', async () => {
  const done: string[] = []
  const task = async (payload: unknown) => {
    done.push((payload as { _cron: { ts: string } })._cron.ts)
  }
  const options = { backfillPeriod: 10 * 60_000 }
  const work = {
    tasksFor: () => ({ note: task }),
    cronItems: parseCronItems([{ task: 'note', match: '* * * * *', options }]),
  }
  await database.pool.query(
    "insert into graphile_worker._private_known_crontabs values ('note', now() - interval '1 hour', now() - interval '5 minutes')",
  )
  const other = await openDatabase(database.url, [User])
  const workers = await Promise.all(
    [database, other].map((one) => startWorker({ env: readEnv({}), database: one }, work)),
  )
  await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(4), { timeout: 60_000, interval: 50 })
  const left = async () => (await database.pool.query('select from graphile_worker.jobs')).rowCount
  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 60_000, interval: 50 })
  for (const worker of workers) await worker.stop()
  await other.close()
  expect(new Set(done).size).toBe(done.length)
})
