import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { run } from 'graphile-worker'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cronItems, tasksFor } from '../start/tasks.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { workerLog } from '../process/log.ts'
import { createFetchSettings } from '../outgoing/fetch-settings.ts'
import { noPace } from '../testing/no-pace.ts'
import { testSite } from '../testing/test-site.ts'
import { checkBacklinkTask, checkBacklinksTask } from './check-backlink.ts'

const answers: Record<string, { status?: number; body?: string }> = {}
const other = createServer((request, response) => {
  const { status = 200, body = '' } = answers[request.url ?? ''] ?? { status: 404 }
  if (status === 0) return void request.socket.destroy()
  response.writeHead(status, { 'content-type': 'text/html' }).end(body)
})
await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
const host = `127.0.0.1:${(other.address() as AddressInfo).port}`

const site = await testSite({ SITE_URL: 'https://directory.test', SOURCE_ALLOWED_HOSTS: host })
const { pool } = site.database
afterAll(async () => {
  await site.close()
  other.close()
})
beforeEach(async () => {
  for (const path of Object.keys(answers)) delete answers[path]
  answers['/robots.txt'] = { status: 404 }
  await pool.query('truncate backlink restart identity; delete from graphile_worker._private_jobs')
})

const enter = async (path: string, { status = 'pending', target = '/directory' } = {}) =>
  (
    await pool.query(
      "insert into backlink (source_site, source_page, target_url, anchor_text, status) values ('other.example', $1, $2, 'Find a fitter', $3) returning id",
      [`http://${host}${path}`, target, status],
    )
  ).rows[0].id as number
const context: JobContext = { env: site.env, database: site.database }
const clock = { now: Date.now, wait: async () => {} }
const check = async (id: number, during?: () => Promise<unknown>, env = site.env) => {
  await checkBacklinkTask({ ...context, env }, { id }, {} as never, {
    ...createFetchSettings(env, noPace),
    clock,
    ...(during
      ? {
          pace: {
            turn: async () => {
              await during()
              return { end: async () => {} }
            },
          },
        }
      : {}),
  })
  const { rows } = await pool.query(
    'select status, check_result result, checked_at is not null "isChecked", failed_checks failures from backlink where id = $1',
    [id],
  )
  return rows[0]
}
const waiting = async () =>
  (
    await pool.query(
      'select key, run_at > now() + interval \'5 hours\' "isLater" from graphile_worker.jobs order by key',
    )
  ).rows

test('a page that links here is active, however the link is written', async () => {
  answers['/plain'] = {
    body: '<p><a href="https://www.directory.test/Directory/?utm_source=x#top">FIND <b>a fitter</b></a></p>',
  }
  expect(await check(await enter('/plain', { status: 'broken' }))).toEqual({
    status: 'active',
    result: 'The link is there.',
    isChecked: true,
    failures: 0,
  })
  answers['/other-words'] = {
    body: '<base href="https://directory.test/blog"><a rel="UGC nofollow" href="directory">Look here</a>',
  }
  expect((await check(await enter('/other-words'))).result).toBe(
    'The link is there, with different text: “Look here”, marked nofollow.',
  )
})

test('a page without the link, and one that is gone, are broken', async () => {
  answers['/page'] = {
    body: '<a href="https://directory.test/">Home</a> <a href="https://elsewhere.test/directory">No</a> https://directory.test/directory',
  }
  expect(await check(await enter('/page', { status: 'active' }))).toMatchObject({
    status: 'broken',
    result: 'The page has no link to /directory.',
  })
  expect(await check(await enter('/gone', { status: 'active' }))).toMatchObject({
    status: 'broken',
    result: `The page is gone: ${host} answered 404.`,
  })
})

test('a link counts as broken after three failed checks; retries are hours apart', async () => {
  answers['/page'] = { status: 500 }
  const id = await enter('/page', { status: 'active' })
  expect(await check(id)).toMatchObject({ status: 'active', result: `${host} answered 500.`, failures: 1 })
  expect(await waiting()).toEqual([{ key: `backlink-${id}`, isLater: true }])
  await checkBacklinksTask(context)
  expect(await waiting(), 'also if the weekly check falls in between').toEqual([
    { key: `backlink-${id}`, isLater: true },
  ])
  answers['/page'] = { status: 0 }
  expect(await check(id)).toMatchObject({ status: 'active', failures: 2 })
  answers['/page'] = { status: 500 }
  await pool.query('delete from graphile_worker._private_jobs')
  expect(await check(id)).toMatchObject({
    status: 'broken',
    result: `No response to 3 checks in a row: ${host} answered 500.`,
    failures: 3,
  })
  expect(await waiting(), 'it is checked again with the others').toEqual([])
  answers['/page'] = { body: '<a href="https://directory.test/directory">Find a fitter</a>' }
  expect(await check(id)).toMatchObject({ status: 'active', failures: 0 })
})

test('a site that refuses bots leaves the status unchanged', async () => {
  answers['/page'] = { status: 403 }
  expect(await check(await enter('/page', { status: 'active' }))).toMatchObject({
    status: 'active',
    result: `Could not be checked: ${host} refuses us: it answered 403.`,
    failures: 0,
  })
  answers['/robots.txt'] = { body: 'User-agent: *\nDisallow: /private' }
  expect(await check(await enter('/private/page'))).toMatchObject({
    status: 'pending',
    result: `Could not be checked: robots.txt of ${host} forbids this address.`,
  })
})

test('a page on a private network is not requested', async () => {
  answers['/page'] = { body: '<a href="https://directory.test/directory">Find a fitter</a>' }
  const result = await check(await enter('/page'), undefined, { ...site.env, SOURCE_ALLOWED_HOSTS: [] })
  expect(result).toMatchObject({ status: 'pending', isChecked: true })
  expect(result.result).toMatch(/^Could not be checked: /)
})

test('a status set by an administrator during a check stays', async () => {
  answers['/page'] = { body: 'nothing' }
  const id = await enter('/page')
  expect(await check(id, () => pool.query("update backlink set status = 'active'"))).toMatchObject({
    status: 'active',
    result: 'The page has no link to /directory.',
  })
})

test('without SITE_URL links cannot be checked', async () => {
  const { SITE_URL: _, ...env } = site.env
  expect(await check(await enter('/page'), undefined, env as typeof site.env)).toMatchObject({
    status: 'pending',
    result: 'Not checked: set SITE_URL so that links to this site can be recognised.',
  })
})

test('every week each backlink is queued once, behind other work', async () => {
  await enter('/a')
  await enter('/b')
  await checkBacklinksTask(context)
  await checkBacklinksTask(context)
  const priorities = await pool.query('select distinct priority from graphile_worker.jobs')
  expect(priorities.rows).toEqual([{ priority: 10 }])
  expect(await waiting()).toEqual([
    { key: 'backlink-1', isLater: false },
    { key: 'backlink-2', isLater: false },
  ])
  const { rows } = await pool.query("select every, day, time from schedule where kind = 'BACKLINKS'")
  expect(rows).toEqual([{ every: 'WEEK', day: 1, time: '03:17' }]) // the default, which the office can change
  expect(Object.keys(tasksFor(context))).toEqual(expect.arrayContaining(cronItems.map(({ task }) => task)))
})

test('the worker checks backlinks', async () => {
  answers['/page'] = { body: '<a href="https://directory.test/directory">Find a fitter</a>' }
  const id = await enter('/page')
  await checkBacklinksTask(context)
  const runner = await run({
    pgPool: pool,
    taskList: tasksFor(context),
    concurrency: 1,
    noHandleSignals: true,
    logger: workerLog,
  })
  await expect
    .poll(async () => (await pool.query('select status from backlink where id = $1', [id])).rows[0].status, {
      timeout: 20_000,
    })
    .toBe('active')
  await expect.poll(waiting).toEqual([])
  await runner.stop()
  const { rows } = await pool.query('select host from host_turn')
  expect(rows).toEqual([{ host: new URL(`http://${host}`).hostname }])
})

test('a backlink deleted before its check is ignored', async () => {
  expect(await check(999)).toBeUndefined()
})
