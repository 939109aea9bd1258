import type { EntityManager } from '@mikro-orm/postgresql'
import type { JobHelpers } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PageToVisit } from '../../scraping/runs/begin-page.ts'
import { BudgetSpent, chargeRequest } from '../../scraping/runs/limits.ts'
import { scrapePage } from '../../scraping/runs/scrape-page.task.ts'
import { createContext, type Viewer } from '../../server/context.ts'
import { readEnv } from '../../process/env.ts'
import { toLondon } from '../../text/london-time.rules.ts'
import { nextTimes, quietEnd } from '../../text/next-times.rules.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { changeSchedule, saveSchedule, saveLimits } from './schedule.resolver.ts'
import { listSchedules } from './list-schedules.ts'
import type { ScheduleFields } from './schedule.ts'
import { startDue } from './start-due.task.ts'

const database = await testDatabase()
const { pool } = database
afterAll(database.close)
const env = readEnv({ LOG_LEVEL: 'silent', GOOGLE_PLACES_KEY: 'key', SCRAPER_PLACES: 'Leeds' })
let ada: Viewer
beforeAll(async () => {
  const { rows } = await pool.query(
    "insert into app_user (username, password, is_admin, role) values ('ada', 'no hash', true, 'admin') returning id",
  )
  ada = { id: rows[0].id, username: 'ada', isAdmin: true }
})
beforeEach(async () => {
  await pool.query(
    'delete from schedule; delete from scrape_run; delete from paid_request; delete from audit_entry where false; update scrape_limits set quiet_from = null, quiet_until = null, monthly_requests = null',
  )
})

const context = () => createContext(database, env, { ip: '192.0.2.1', viewer: ada })
const em = () => database.orm.em.fork() as EntityManager
type Fields = { [Name in keyof ScheduleFields]: ScheduleFields[Name] }
const weekly: Fields = {
  name: 'Weekly scrape',
  kind: 'DIRECTORIES',
  every: 'WEEK',
  day: 1,
  time: '02:30',
  sources: ['yell', 'freeindex'],
  locations: [],
}
const save = (more: Partial<Fields & { id: string }> = {}) => saveSchedule(context(), { ...weekly, ...more })
const isLate = () => pool.query("update schedule set next_at = now() - interval '20 days'")
const runs = async () => (await pool.query('select username, kind, source, settings, status from scrape_run')).rows
const startAll = async () => {
  while (await startDue(em(), env));
}
const from = (text: string) => new Date(text)
const iso = (dates: (Date | undefined)[]) => dates.map((date) => date?.toISOString())

test('times are those of London’s clocks, in summer and winter, and a short month has its last day', () => {
  const daily = { every: 'DAY', day: null, time: '02:30' } as const
  expect(iso(nextTimes(daily, from('2027-03-26T12:00:00Z'), 3))).toEqual([
    '2027-03-27T02:30:00.000Z',
    '2027-03-28T01:30:00.000Z',
    '2027-03-29T01:30:00.000Z',
  ])
  expect(iso(nextTimes({ every: 'WEEK', day: 7, time: '09:00' }, from('2026-11-22T09:00:00Z'), 2))).toEqual([
    '2026-11-29T09:00:00.000Z',
    '2026-12-06T09:00:00.000Z',
  ])
  expect(iso(nextTimes({ every: 'MONTH', day: 31, time: '00:15' }, from('2027-01-31T08:00:00Z'), 2))).toEqual([
    '2027-02-28T00:15:00.000Z',
    '2027-03-30T23:15:00.000Z',
  ])
})

test('quiet hours end on the same day, or the next if they span midnight', () => {
  expect(iso([quietEnd('08:00', '18:00', from('2026-11-23T08:00:00Z'))])).toEqual(['2026-11-23T18:00:00.000Z'])
  expect(quietEnd('08:00', '18:00', from('2026-11-23T18:00:00Z'))).toBeUndefined()
  expect(iso([quietEnd('22:00', '06:00', from('2026-11-23T23:00:00Z'))])).toEqual(['2026-11-24T06:00:00.000Z'])
  expect(iso([quietEnd('22:00', '06:00', from('2026-11-24T05:59:00Z'))])).toEqual(['2026-11-24T06:00:00.000Z'])
})

test('each time starts once, and only once after weeks without a worker; the run names its schedule', async () => {
  await save()
  await isLate()
  await Promise.all([startAll(), startAll(), startAll()])
  expect(await runs()).toMatchObject([
    {
      username: 'Schedule: Weekly scrape',
      kind: 'directories',
      source: 'all',
      settings: { sources: ['yell', 'freeindex'] },
    },
  ])
  const [entry] = (await pool.query("select username, action from audit_entry where action = 'scraper.run'")).rows
  expect(entry).toEqual({ username: 'Schedule: Weekly scrape', action: 'scraper.run' })
  const { nodes } = await listSchedules(pool)
  expect(nodes[0]!.startsAt).toHaveLength(3)
  expect(nodes[0]!.startsAt[0]!.getTime()).toBeGreaterThan(Date.now())
  expect(nodes[0]).toMatchObject({ startedAt: expect.any(Date), problem: null })
})

test('a scrape waits for a running one and for quiet hours; other jobs do not', async () => {
  await save()
  await save({ name: 'Places', kind: 'MAPS', locations: ['Leeds', 'York', 'Leeds'], keyword: 'shutters' })
  await save({ name: 'Links', kind: 'BACKLINKS' })
  await save({ name: 'Pairs', kind: 'DUPLICATES', every: 'DAY' })
  await isLate()
  const now = new Date(new Date().setUTCHours(12, 0, 0, 0))
  await saveLimits(context(), { quietFrom: '11:00', quietUntil: '14:00', monthlyRequests: null })
  while (await startDue(em(), env, now));
  expect(await runs()).toEqual([])
  const overdue = (await listSchedules(pool)).nodes.find(({ name }) => name === 'Places')!
  expect(overdue.startsAt.map((at) => at.getTime() > Date.now())).toEqual([false, true, true])
  const jobs = async () => (await pool.query('select task_identifier as task from graphile_worker.jobs')).rows
  expect(await jobs()).toEqual(expect.arrayContaining([{ task: 'check_backlinks' }, { task: 'compare_all' }]))
  await saveLimits(context(), { quietFrom: null, quietUntil: null, monthlyRequests: null })
  await startAll()
  await pool.query("update schedule set next_at = now() - interval '1 second' where name = 'Pairs'")
  await startAll()
  expect((await listSchedules(pool, true)).nodes).toMatchObject([
    { name: 'Pairs', problem: 'All suppliers were already being compared.' },
  ])
  expect(await runs()).toHaveLength(1)
  await pool.query("update scrape_run set status = 'stopping'")
  await startAll()
  expect(await runs()).toHaveLength(1)
  await pool.query("update scrape_run set status = 'finished'")
  await startAll()
  expect(await runs()).toMatchObject([
    { username: 'Schedule: Weekly scrape' },
    { username: 'Schedule: Places', kind: 'maps', settings: { locations: ['Leeds', 'York'], keyword: 'shutters' } },
  ])
})

test('a failed start gives its reason and is repeated at its next time; the requester is notified', async () => {
  await pool.query(
    'update app_user set email = \'ada@example.com\', mail_choices = \'{"FAILED_RUNS": "AT_ONCE"}\' where is_admin',
  )
  await save({ name: 'Places', kind: 'MAPS', locations: ['Leeds'] })
  await isLate()
  const { GOOGLE_PLACES_KEY: _, ...without } = env
  expect(await startDue(em(), without)).toBe(true)
  expect((await listSchedules(pool)).nodes[0]).toMatchObject({
    problem: 'Set GOOGLE_PLACES_KEY to scrape Google Maps.',
    startedAt: null,
  })
  expect((await pool.query('select from schedule where problem_at is not null')).rowCount, 'for the digest').toBe(1)
  expect(await startDue(em(), env)).toBe(false)
  expect((await pool.query('select recipient, subject, body from outbox_mail')).rows).toEqual([
    {
      recipient: 'ada@example.com',
      subject: '[Blind & Curtain Directory] Schedule Places has failed',
      body: expect.stringContaining('Schedule Places has failed. Set GOOGLE_PLACES_KEY to scrape Google Maps.\n'),
    },
  ])
  await isLate()
  expect(await startDue(em(), without)).toBe(true)
  expect((await pool.query('select from outbox_mail')).rowCount).toBe(2)
  const [failed] = (await listSchedules(pool, true)).nodes
  await changeSchedule(context(), { id: String(failed!.id), action: 'PAUSE' })
  expect((await listSchedules(pool, true)).nodes).toEqual([])
  await changeSchedule(context(), { id: String(failed!.id), action: 'START' })
  expect(await startDue(em(), env), 'a paused one too').toBe(true)
  expect((await listSchedules(pool)).nodes[0]).toMatchObject({
    pausedAt: null,
    problem: null,
    startedAt: expect.any(Date),
  })
})

test('the month’s paid requests are counted; when they are used up, the source is skipped and reported', async () => {
  await save({ name: 'Places', kind: 'MAPS', locations: ['Leeds'] })
  await isLate()
  await startAll()
  const { rows } = await pool.query('select id, run_id as "runId", source, url from scrape_page')
  const page = rows[0] as PageToVisit
  const now = new Date('2026-11-30T23:59:00Z')
  await pool.query(`
    insert into paid_request (month, source, requests) select month, source, 3
      from unnest(array[to_char(now() at time zone 'Europe/London', 'YYYY-MM'), '2020-01']) month, unnest(array['one', 'other']) source`)
  expect((await listSchedules(pool)).limits.requestsThisMonth).toBe(6)
  await pool.query('delete from paid_request')
  await chargeRequest(pool, page, now)
  await saveLimits(context(), { monthlyRequests: 2 })
  await chargeRequest(pool, page, now)
  await expect(chargeRequest(pool, page, now)).rejects.toThrow(BudgetSpent)
  const readReason = async () => (await pool.query('select skip_reason from scrape_progress')).rows
  expect(await readReason()).toEqual([{ skip_reason: 'This month’s budget of 2 paid requests is used up.' }])
  await chargeRequest(pool, page, new Date('2026-12-01T00:00:00Z'))
  await chargeRequest(pool, page, new Date('2027-06-30T23:30:00Z')) // already July in London
  expect((await pool.query('select month from paid_request order by month')).rows).toEqual([
    { month: '2026-11' },
    { month: '2026-12' },
    { month: '2027-07' },
  ])
  await saveLimits(context(), { monthlyRequests: 0 })
  await expect(chargeRequest(pool, page, new Date('2027-01-01T00:00:00Z'))).rejects.toThrow('budget of 0 paid requests')
})

test('in quiet hours a run’s pages are postponed', async () => {
  await save({ name: 'Places', kind: 'MAPS', locations: ['Leeds'] })
  await isLate()
  await startAll()
  const { rows } = await pool.query('select id, run_id from scrape_page')
  await pool.query('delete from graphile_worker._private_jobs')
  await pool.query("update scrape_limits set quiet_from = '00:00', quiet_until = '23:59'")
  await scrapePage({ env, database }, { pageId: rows[0].id }, {
    job: { attempts: 1 },
    abortSignal: undefined,
  } as unknown as JobHelpers)
  const { quietEndsAt } = (await listSchedules(pool)).limits
  const { rows: jobs } = await pool.query('select key, run_at from graphile_worker.jobs')
  expect(jobs).toMatchObject([{ key: `scrape:${rows[0].run_id}:${rows[0].id}` }])
  expect(Math.abs(jobs[0].run_at - quietEndsAt!.getTime())).toBeLessThan(1000)
  expect((await pool.query('select status from scrape_page')).rows).toEqual([{ status: 'waiting' }])
})

test('schedules are paused, resumed, started and deleted; errors name the field', async () => {
  const { id } = await save({ sources: ['yell'], every: 'DAY', day: 3 })
  await save({ name: 'Later', every: 'MONTH', day: 31 })
  await pool.query("update schedule set next_at = now() + interval '2 days' where name = 'Later'")
  await save({ name: 'Paused' })
  await pool.query("update schedule set next_at = now(), paused_at = now() where name = 'Paused'")
  const { nodes } = await listSchedules(pool)
  expect(nodes.map(({ name, day }) => [name, day])).toEqual([
    ['Weekly scrape', null],
    ['Later', 31],
    ['Paused', 1],
  ])
  await pool.query("delete from schedule where name = 'Later'")
  await pool.query("update schedule set problem = 'No key'")
  const edited = await save({ id: String(id), name: 'Nightly', sources: ['yell'], every: 'DAY', time: '23:45' })
  expect(edited).toMatchObject({ id, name: 'Nightly', time: '23:45', problem: null })
  expect(edited.startsAt.map((at) => toLondon(at).slice(11))).toEqual(['23:45', '23:45', '23:45'])
  const change = (action: Parameters<typeof changeSchedule>[1]['action']) =>
    changeSchedule(context(), { id: String(id), action })
  expect(await change('PAUSE')).toMatchObject({ pausedAt: expect.any(Date), startsAt: [] })
  await isLate()
  expect(await startDue(em(), env)).toBe(false)
  await pool.query("update schedule set problem = 'No key'")
  expect(await change('RESUME')).toMatchObject({ pausedAt: null, problem: null, startsAt: { length: 3 } })
  expect(await startDue(em(), env)).toBe(false) // times missed while paused are skipped
  await change('START')
  expect(await startDue(em(), env)).toBe(true)
  expect(await runs(), 'of its only source').toMatchObject([{ source: 'yell' }])
  expect(await change('DELETE')).toBeNull()
  const { rows: others } = await pool.query('select name, paused_at is not null "isPaused", problem from schedule')
  expect(others).toEqual([{ name: 'Paused', isPaused: true, problem: 'No key' }])
  const { rows: recorded } = await pool.query(
    `select action, before ->> 'name' "name" from audit_entry where subject = 'schedule' and subject_id = $1 order by id`,
    [String(id)],
  )
  expect(recorded).toEqual([
    { action: 'schedule.add', name: null },
    { action: 'schedule.edit', name: 'Weekly scrape' },
    ...['pause', 'resume', 'start', 'delete'].map((action) => ({ action: `schedule.${action}`, name: 'Nightly' })),
  ])
  for (const gone of [() => change('PAUSE'), () => save({ id: String(id) })])
    await expect(gone()).rejects.toThrow('This schedule no longer exists.')
  const wrong = async (more: Partial<Fields>) =>
    (await save(more).catch((error: { extensions: object }) => error.extensions)) as { fields?: object }
  expect((await wrong({ time: '24:00', name: ' ', day: 8 })).fields).toMatchObject({
    name: 'Please enter a name.',
    time: 'Please enter a time such as 02:30.',
  })
  for (const day of [8, 0, null])
    expect((await wrong({ day })).fields, String(day)).toEqual({ day: 'Please choose a day.' })
  expect((await wrong({ every: 'MONTH', day: 32 })).fields).toEqual({ day: 'Please choose a day.' })
  for (const strange of ['nowhere', 'google'])
    expect((await wrong({ sources: ['yell', strange] })).fields).toEqual({
      sources: `There is no directory named ${strange}.`,
    })
  const limits = (more: object) =>
    saveLimits(context(), more).catch((error: { extensions: { fields: object } }) => error.extensions.fields)
  for (const quiet of [{ quietFrom: '08:00' }, { quietUntil: '08:00' }])
    expect(await limits(quiet)).toEqual({ quietUntil: 'Please enter both times, or neither.' })
  expect(await limits({ quietFrom: '08:00', quietUntil: '08:00' })).toEqual({
    quietUntil: 'Please enter two different times.',
  })
  expect(await limits({ monthlyRequests: -1 })).toEqual({ monthlyRequests: 'Please enter 0 or more.' })
  expect(await limits({ monthlyRequests: 1_000_001 })).toEqual({ monthlyRequests: 'Please enter at most 1,000,000.' })
  const read = async () => {
    const { quietFrom, quietUntil, monthlyRequests } = (await listSchedules(pool)).limits
    return { quietFrom, quietUntil, monthlyRequests }
  }
  const most = { quietFrom: '08:00', quietUntil: '18:00', monthlyRequests: 1_000_000 }
  for (let time = 0; time < 2; time++) await limits(most)
  expect(await read()).toEqual(most)
  const saved = await pool.query("select after from audit_entry where action = 'scrape_limits.edit' order by id desc")
  expect(
    saved.rows.filter(({ after }) => after.quietUntil === '18:00'),
    'the same again is no change',
  ).toHaveLength(1)
  await limits({ quietFrom: '', quietUntil: '' })
  expect(await read()).toEqual({ quietFrom: null, quietUntil: null, monthlyRequests: null })
  expect((await wrong({ name: 'x'.repeat(101) })).fields).toEqual({ name: 'The name must be at most 100 characters.' })
  const keyword = { kind: 'MAPS', locations: ['Leeds'], keyword: 'x'.repeat(101) } satisfies Partial<Fields>
  expect((await wrong(keyword)).fields).toEqual({ keyword: 'Keyword must be at most 100 characters.' })
  expect((await save({ name: 'x'.repeat(100), day: 7 })).day).toBe(7)
  expect((await wrong({ sources: [] })).fields).toEqual({ sources: 'Please choose at least one source.' })
  expect((await wrong({ kind: 'MAPS' })).fields).toEqual({ locations: 'Please select at least one location.' })
})
