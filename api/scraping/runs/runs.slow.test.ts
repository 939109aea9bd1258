import type { JobHelpers } from 'graphile-worker'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { metrics } from '../../process/metrics.ts'
import { findRefusal } from '../../testing/find-refusal.ts'
import { testWorker } from '../../testing/test-worker.ts'
import { testSite } from '../../testing/test-site.ts'
import { readMetric } from '../../testing/read-metric.ts'
import { startMockServer } from '../../testing/listing-sites/mock-server.ts'
import { localSite } from '../../testing/local-site.ts'
import { noPace } from '../../testing/no-pace.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { suppressSuppliers } from '../../suppliers/suppression.ts'
import { prepareListing } from '../saving/prepare-listing.ts'
import { beginPage, type PageToVisit } from './begin-page.ts'
import { finishPage } from './finish-page.ts'
import { listListings, listProblems, listRuns } from './list-runs.ts'
import { ScrapeOutcome } from './outcome.ts'
import { readState, secondsLeft } from './read-state.ts'
import { scrapePage } from './scrape-page.task.ts'
import { scrapeTools } from './scrape-tools.ts'
import { visitPage } from './visit-page.ts'

const mockServer = await startMockServer()
const poisonous: Record<string, string> = {
  '/huge': '<p>0123 456</p>'.repeat(330_000),
  '/astray':
    ['1', '2']
      .map((at) => `<article><h2>Astray Blinds ${at}</h2><a href="tel:0163296010${at}">Ring</a></article>`)
      .join('') + `<a rel="next" href="/${'a'.repeat(2000)}">Next</a>`,
}
const poison = await localSite((_, response, path) => {
  if (path === '/robots.txt') response.writeHead(404).end()
  else if (path === '/unchanged') response.writeHead(304).end()
  else response.writeHead(200, { 'content-type': 'text/html' }).end(poisonous[path] ?? '')
})
const site = await testSite(
  {
    ...mockServer.settings,
    SCRAPER_PLACES: 'Cheltenham',
    SOURCE_ALLOWED_HOSTS: `${mockServer.settings['SOURCE_ALLOWED_HOSTS']},*.localhost:${poison.port}`,
  },
  'places',
)
const { pool } = site.database
let worker: Awaited<ReturnType<typeof testWorker>> | undefined
beforeAll(async () => {
  scrapeTools(pool, site.env, noPace)
  site.as(site.admin)
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await pool.query(
    'truncate scrape_run, supplier, scraped_page, graphile_worker._private_jobs, graphile_worker._private_job_queues restart identity cascade',
  )
})
afterAll(async () => {
  await site.close()
  await poison.close()
  await mockServer.close()
})

const state = async () =>
  (
    await site.ask(`{ scraperState { isRunning status runId isTest processedDirectories totalDirectories processedSuppliers errors secondsLeft workers
  sources { source pages pagesDone searches searchesDone listings added enriched unchanged refused skipReason outcomes { outcome pages } } outcomes { outcome pages } problems { outcome source url message } } }`)
  ).data.scraperState
const start = async (input: object = {}) => {
  const query =
    'mutation ($input: RunScraperInput!) { runScraper(input: $input) { state { isRunning status } userErrors { field message code } } }'
  const answer = await site.ask(query, { input })
  return { state: answer.data?.runScraper?.state, error: findRefusal('runScraper', answer) }
}
const isOver = async () => {
  for (let tries = 0; tries < 600; tries++) {
    const now = await state()
    if (!now.isRunning) return now
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('the run does not end')
}
const countRows = async (sql: string) => Number((await pool.query(sql)).rows[0].count)

test('a full scrape lists every business of the mock server once, however many directories list it', async () => {
  worker = await testWorker(site)
  expect(await start()).toEqual({ state: { isRunning: true, status: 'RUNNING' } })
  const end = await isOver()
  expect(end).toMatchObject({ status: 'FINISHED', secondsLeft: null, problems: [] })
  expect(end.processedDirectories).toBe(end.totalDirectories)
  const towns = new Set(['Cheltenham'])
  const expected = mockServer.firms.filter(
    ({ town, listedBy }) => towns.has(town) && listedBy.some((one) => one !== 'google_places'),
  )
  const { rows } = await pool.query('select name, phone, postcode from supplier')
  expect((rows as { name: string }[]).map(({ name }) => name).toSorted()).toEqual(
    expected.map(({ name }) => name).toSorted(),
  )
})

test('a run follows its plan’s order', async () => {
  await start()
  const { rows } = await pool.query<{ plan: number[]; jobs: number[] }>(
    `select (select array_agg(p.id order by p.id) from scrape_page p where p.run_id = r.id) plan,
            (select array_agg((j.payload ->> 'pageId')::int order by j.priority, j.run_at, j.id desc)
               from graphile_worker._private_jobs j where j.key like 'scrape:' || r.id || ':%') jobs
       from scrape_run r order by r.id desc limit 1`,
  )
  expect(rows[0]!.jobs.length).toBeGreaterThan(3)
  expect(rows[0]!.jobs).toEqual(rows[0]!.plan)
  const { rows: pages } = await pool.query<{ source: string; place: string }>(
    `select p.source, s.place from scrape_page p join scrape_search s on s.id = p.search_id
      where p.run_id = (select max(id) from scrape_run) order by p.id limit 4`,
  )
  expect(pages.map(({ source }) => source)).toEqual(['yell', 'thomson', 'freeindex', 'checkatrade'])
})

test('a second start is refused while one runs; visitors may neither start nor see anything', async () => {
  await start()
  expect((await start()).error).toEqual({
    message: 'A scrape is already running. Stop it or wait until it finishes.',
    code: 'CONFLICT',
  })
  expect((await site.rest('/api/scraper/run', { body: {} })).status).toBe(409)
  site.as(undefined)
  expect((await start()).error?.code).toBe('UNAUTHENTICATED')
  expect((await site.rest('/api/maps/scrape', { body: { location: 'Leeds' } })).status).toBe(401)
  site.as(site.user)
  expect((await site.ask('{ scraperState { id } }')).errors![0]!.extensions.code).toBe('FORBIDDEN')
  site.as(site.admin)
})

test('of two simultaneous starts, one runs and the other is refused', async () => {
  const answers = await Promise.all([start(), start()])
  expect(answers.flatMap(({ error }) => (error ? [error.code] : []))).toEqual(['CONFLICT'])
  expect(await countRows('select count(*) from scrape_run')).toBe(1)
})

test('stop and resume: finished work stays, and nothing is lost', async () => {
  await start()
  const stop = async () =>
    (await site.ask('mutation { stopScraper { state { status isRunning } userErrors { message } } }')).data.stopScraper
  await pool.query("update scrape_page set status = 'fetching' where id = (select min(id) from scrape_page)")
  expect(await stop()).toMatchObject({ state: { status: 'STOPPING' }, userErrors: [] })
  await pool.query("update scrape_page set status = 'waiting' where status = 'fetching'")
  expect(await stop()).toEqual({ state: { status: 'STOPPED', isRunning: false }, userErrors: [] })
  expect(await countRows('select count(*) from graphile_worker._private_jobs')).toBe(0)
  expect((await stop()).userErrors).toEqual([{ message: 'No scrape is running.' }])
  await pool.query(`
    update scrape_run set resumed_at = now() - interval '1 hour';
    insert into scrape_run (kind, source, username, status) values ('directories', 'yell', 'ada', 'stopped')`)
  const resumed = { state: { runId: '1', status: 'RUNNING', finishedAt: null } }
  const resume = (input: object) => site.change('resumeScraper', input, 'state { runId status finishedAt }')
  expect(await resume({ runId: '1' })).toMatchObject(resumed)
  expect((await resume({ runId: '2' })).userErrors).toMatchObject([{ code: 'CONFLICT' }])
  const isResumedNow = "select count(*) from scrape_run where id = 1 and resumed_at > now() - interval '30 minutes'"
  expect(await countRows(isResumedNow), 'its rate and time left count from now').toBe(1)
  await stop()
  await pool.query('delete from scrape_run where id = 2')
  expect(await resume({})).toMatchObject(resumed)
  worker = await testWorker(site)
  expect(await isOver()).toMatchObject({ status: 'FINISHED', processedSuppliers: expect.any(Number) })
  expect(await countRows("select count(*) from scrape_page where status <> 'done'")).toBe(0)
})

test('a paused source waits while the others continue, and finishes once resumed', async () => {
  const change = async (name: string) =>
    (
      await site.ask(
        `mutation { ${name}(input: { sourceName: "yell" }) { state { sources { source pausedAt } } userErrors { code message } } }`,
      )
    ).data[name]
  const conflict = (message: string) => ({ code: 'CONFLICT', message })
  const notPausable = conflict('This source cannot be paused: no scrape is using it.')
  expect((await change('pauseScrapeSource')).userErrors).toEqual([notPausable])
  await start()
  const { state: paused } = await change('pauseScrapeSource')
  expect(paused.sources.filter((one: { pausedAt: string | null }) => one.pausedAt)).toEqual([
    { source: 'yell', pausedAt: expect.any(String) },
  ])
  expect((await change('pauseScrapeSource')).userErrors).toEqual([notPausable])
  worker = await testWorker(site)
  const others = "scrape_page where status <> 'done' and source"
  await expect.poll(() => countRows(`select count(*) from ${others} <> 'yell'`)).toBe(0)
  expect(await countRows(`select count(*) from ${others} = 'yell'`)).toBeGreaterThan(0)
  expect(await countRows("select count(*) from scrape_page where status <> 'waiting' and source = 'yell'")).toBe(0)
  expect(await state()).toMatchObject({ isRunning: true, secondsLeft: null })
  expect((await change('resumeScrapeSource')).userErrors).toEqual([])
  expect((await change('resumeScrapeSource')).userErrors).toEqual([conflict('This source is not paused.')])
  expect((await site.change('resumeScraper', {}, 'state { status }')).userErrors).toMatchObject([
    { code: 'NOT_FOUND', message: 'There is no stopped scrape to resume.' },
  ])
  expect(await isOver()).toMatchObject({ status: 'FINISHED' })
  const { data } = await site.ask(
    '{ scraperState { finishedAt latest { id name verdict supplierId } } scrapeListings(runId: 1, first: 30, latestFirst: true) { nodes { id } } }',
  )
  const { latest, finishedAt } = data.scraperState
  expect(finishedAt).toEqual(expect.any(String))
  expect(latest[0]).toEqual({
    id: expect.any(String),
    name: expect.any(String),
    verdict: expect.stringMatching(/^(ADDED|ENRICHED|UNCHANGED)$/),
    supplierId: expect.any(String),
  })
  expect(latest.map(({ id }: { id: string }) => id)).toEqual(
    data.scrapeListings.nodes.map(({ id }: { id: string }) => id),
  )
  expect(
    (await pool.query("select action, after from audit_entry where action like '%_source' order by id")).rows,
  ).toMatchObject([
    { action: 'scraper.pause_source', after: { source: 'yell' } },
    { action: 'scraper.resume_source', after: { source: 'yell' } },
  ])
})

test('a page whose reading broke off after its source was paused waits too, so that the scrape can be stopped', async () => {
  await start({ source: 'YELL' })
  const { rows } = await pool.query("update scrape_page set status = 'fetching' where id = 1 returning id")
  const paused = await site.change('pauseScrapeSource', { sourceName: 'yell' }, 'state { currentDirectory }')
  expect(paused.state.currentDirectory).toContain('Yell')
  await scrapePage(site, { pageId: rows[0].id }, { job: { attempts: 2 } } as JobHelpers) // as its job does when it is retried
  expect(await countRows("select count(*) from scrape_page where status <> 'waiting'")).toBe(0)
  expect(await readState(pool)).toMatchObject({ status: 'running', currentDirectory: null })
  const { data } = await site.ask('mutation { stopScraper { state { status isRunning } } }')
  expect(data.stopScraper).toEqual({ state: { status: 'STOPPED', isRunning: false } })
})

test('only workers seen within fifteen seconds are counted', async () => {
  await start({ source: 'YELL' })
  await pool.query(`
    insert into worker (id, name, seen_at) values ('at work', 'a', now() - interval '5 seconds'), ('killed', 'b', now() - interval '20 seconds')`)
  expect((await state()).workers).toBe(1)
  await pool.query('delete from worker')
})

test('the time left follows the slowest active source, once its pace is known', () => {
  const source = { pages: 100, pagesDone: 40, recentPages: 20, pausedAt: null }
  expect(secondsLeft([source], 300)).toBe(900)
  expect(secondsLeft([source, { ...source, recentPages: 10 }], 300)).toBe(1800)
  expect(secondsLeft([source, { ...source, recentPages: 2 }], 300)).toBeNull()
  expect(secondsLeft([source, { ...source, recentPages: 0, pausedAt: '2026-11-23T10:00:00Z' }], 300)).toBe(900)
  expect(secondsLeft([{ ...source, pausedAt: '2026-11-23T10:00:00Z' }], 300)).toBeNull()
  expect(secondsLeft([{ ...source, pagesDone: 100 }], 300)).toBe(0)
})

test('only failures in a row skip a source, a page counts once, and the rate is that since the scrape was resumed', async () => {
  await start({ source: 'YELL' })
  const { rows } = await pool.query<{ id: number }>('select id from scrape_page order by id')
  for (const [at, outcome] of ([ScrapeOutcome.BLOCKED, ScrapeOutcome.BLOCKED, ScrapeOutcome.OK] as const).entries()) {
    const page = await beginPage(pool, rows[at]!.id)
    const visited = { outcome, listings: [], links: { nextUrl: `https://yell.example/${at}`, profiles: [] } }
    await finishPage(site.database.orm.em.fork(), page!, visited, [], false)
  }
  const next = await pool.query<{ id: number }>("select id from scrape_page where status = 'waiting' order by id")
  const page = await beginPage(pool, next.rows[0]!.id)
  const { currentDirectory } = await readState(pool)
  expect([page!.kind, currentDirectory]).toEqual(['search', 'Yell: blinds in Cheltenham, page 2'])
  await pool.query("update scrape_page set kind = 'profile' where id = $1", [page!.id])
  expect((await readState(pool)).currentDirectory).toBe('Yell: a business in Cheltenham')
  const blocked = { outcome: ScrapeOutcome.BLOCKED, listings: [], links: { profiles: [] } }
  await finishPage(site.database.orm.em.fork(), page!, blocked, [], false)
  expect((await state()).sources).toMatchObject([{ source: 'yell', pagesDone: 4, skipReason: null }])
  await pool.query("update scrape_page set listings = 10 where status = 'done'")
  await pool.query(
    "update scrape_run set started_at = now() - interval '1 hour', resumed_at = now() - interval '30 seconds'",
  )
  expect(await readState(pool)).toMatchObject({ ratePerMinute: 80, secondsLeft: 15 })
  await finishPage(site.database.orm.em.fork(), page!, blocked, [], false) // as by another worker
  const finish = async (ids: { id: number }[]) => {
    for (const { id } of ids)
      await finishPage(site.database.orm.em.fork(), (await beginPage(pool, id))!, blocked, [], false)
  }
  await finish(next.rows.slice(1, 2))
  expect((await state()).sources, 'after two in a row').toMatchObject([{ skipReason: null }])
  await finish(next.rows.slice(2))
  const skipReason = 'Yell is skipped for the rest of this run: blocked'
  expect(await state()).toMatchObject({ status: 'FINISHED', sources: [{ pages: 6, pagesDone: 6, skipReason }] })
  const notices = async () =>
    (await pool.query("select key from graphile_worker.jobs where task_identifier = 'notify_run'")).rows
  expect(await notices(), 'nobody wants mail').toEqual([])
  await pool.query("update app_user set mail_choices = '{}' where is_admin")
  await pool.query("update scrape_page set done_at = now() - id * interval '1 minute'")
  const problems = async (filter: Parameters<typeof listProblems>[2], after: number | null = null) =>
    (await listProblems(pool, 1, filter, 9, after)).map(({ id }) => id)
  const all = await problems({})
  expect(all).toHaveLength(5)
  expect(await problems({}, all[1])).toEqual(all.slice(2))
  expect(await problems({ source: 'yell', outcome: 'blocked' })).toEqual(all)
  expect([await problems({ source: 'thomson' }), await problems({ outcome: 'network' })]).toEqual([[], []])
  await start({ source: 'YELL', directories: [1, 2, 3].map((at) => `https://${at}.example/`) })
  const open = await pool.query<{ id: number }>("select id from scrape_page where status = 'waiting' order by id")
  await finish(open.rows)
  const sources = [{ source: 'directory', pagesDone: 3, skipReason: null }, { skipReason }] // each directory is another site
  expect(await state()).toMatchObject({ runId: '2', status: 'FAILED', isRunning: false, sources })
  expect(await problems({}), 'of the first scrape').toEqual(all)
  expect(await notices()).toEqual([{ key: 'notify-run-2' }])
  await pool.query('update app_user set mail_choices = null')
})

test('of a business that was removed on request, a scrape stores nothing', async () => {
  const gone = await build(pool).supplier({ name: 'Gone Blinds', phone: '01242 960123' })
  await suppressSuppliers(pool, [gone], { reason: 'They asked for it', by: 'ada', isOnRequest: true })
  await pool.query('delete from supplier')
  await start({ source: 'YELL' })
  const page = await beginPage(pool, 1)
  const texts = { name: 'Gone Blinds', phone: '01242 960123' }
  const [name, phone] = Object.values(texts).map((value) => ({ value, layer: 'selector' as const }))
  const listing = { name: name!, phone: phone!, sourceUrl: 'https://yell.example/biz/1' }
  const prepared = [await prepareListing('yell', listing, scrapeTools(pool, site.env).places)]
  const visited = { outcome: ScrapeOutcome.OK, listings: [listing], links: { profiles: [] } }
  await pool.query('update scrape_page set card = $1 where id = 1', [listing])
  await finishPage(site.database.orm.em.fork(), page!, visited, prepared, false)
  expect(await countRows('select count(*) from scrape_page where card is not null')).toBe(0)
  const { rows } = await pool.query('select name, found, verdict, supplier_id from scrape_listing')
  const nothing = { name: 'A listing that was removed on request', found: {}, supplier_id: null }
  expect(rows).toEqual([{ ...nothing, verdict: 'refused' }])
  await pool.query('truncate suppression')
})

test('the businesses of a scrape are listed page by page, oldest or latest first', async () => {
  await start({ source: 'YELL' })
  await pool.query(`
    with other as (insert into scrape_run (kind, source, username, status) values ('directories', 'yell', 'ada', 'finished') returning id)
    insert into scrape_listing (run_id, page_id, source, source_key, name, found, verdict)
    select run_id, 1, 'yell', 'key ' || n, run_id || '.' || n, '{}', 'added'
      from generate_series(1, 3) n, (select 1 as run_id union all select id from other) runs order by n, run_id`)
  const walk = async (isLatestFirst: boolean) => {
    const names: string[] = []
    for (let after: number | null = null; ;) {
      const rows = await listListings(pool, 1, isLatestFirst, 2, after)
      names.push(...rows.map(({ name }) => name))
      if (rows.length < 2) return names
      after = rows[1]!.id
    }
  }
  expect([await walk(false), await walk(true)]).toEqual([
    ['1.1', '1.2', '1.3'],
    ['1.3', '1.2', '1.1'],
  ])
})

test('runs are listed with their own outcomes, by kind, status and words, in either order', async () => {
  await pool.query(`
    with run as (
      insert into scrape_run (kind, source, status, username) select 'directories', 'all', 'finished', 'ada' from generate_series(1, 2) returning id)
    insert into scrape_progress (run_id, source, outcomes, pages_done, added, enriched, unchanged)
    select id, 'yell', jsonb_build_object('ok', id), (id - 1) * 4, 1, 2, 9 from run`)
  const runs = await listRuns(pool, {}, 2, null)
  expect(runs.map(({ yieldPerPage }) => yieldPerPage)).toEqual([0.75, 0])
  expect(runs.map(({ outcomes }) => outcomes)).toEqual([2, 1].map((pages) => [{ outcome: 'ok', pages }]))
  await pool.query(`
    insert into scrape_run (kind, source, status, username, settings)
    values ('maps', 'google_places', 'stopped', 'grace', '{"locations": ["Leeds"], "keyword": "awnings"}')`)
  const ids = async (filter: Parameters<typeof listRuns>[1], after: number | null = null) =>
    (await listRuns(pool, filter, 9, after)).map(({ id }) => id).join(' ')
  const isOldestFirst = true
  expect([await ids({}), await ids({}, 3), await ids({ isOldestFirst }), await ids({ isOldestFirst }, 1)]).toEqual([
    '3 2 1',
    '2 1',
    '1 2 3',
    '2 3',
  ])
  for (const filter of [{ kind: 'maps' }, { status: 'stopped' }] as const) expect(await ids(filter)).toBe('3')
  for (const search of ['LEEDS', 'awning', 'Grace', 'google'])
    expect([search, await ids({ search })]).toEqual([search, '3'])
})

test('an unchanged page leads on to the pages that it led to before, a test reads it again, and a skipped profile leaves its card', async () => {
  const url = `${poison.base}/unchanged`
  const links = { nextUrl: `${poison.base}/next`, profiles: [] }
  await pool.query(`insert into scraped_page (url, etag, links) values ($1, '"a"', $2)`, [url, links])
  const page = { url, source: 'directory', kind: 'search', isTest: false, skipReason: null } as PageToVisit
  const visit = { pool, env: site.env, tools: scrapeTools(pool, site.env) }
  expect(await visitPage(page, visit)).toEqual({ outcome: 'unchanged', listings: [], links })
  const nothing = { profiles: [] }
  expect(await visitPage({ ...page, isTest: true }, visit)).toMatchObject({ links: nothing })
  const card = { name: { value: 'Sunny Blinds', layer: 'selector' as const }, sourceUrl: url }
  const before = poison.asked.length
  expect(await visitPage({ ...page, kind: 'profile', card, skipReason: 'It refuses.' }, visit)).toEqual({
    outcome: 'skipped',
    message: 'It refuses.',
    listings: [card],
    links: nothing,
  })
  expect(poison.asked).toHaveLength(before)
})

test('a killed worker’s jobs are done by another within a minute, nothing twice', async () => {
  await start()
  await pool.query(
    "update graphile_worker._private_jobs set locked_at = now() - interval '20 seconds', locked_by = 'killed', attempts = 1 where id in (select id from graphile_worker._private_jobs limit 3)",
  )
  await pool.query(
    "update graphile_worker._private_job_queues set locked_at = now() - interval '20 seconds', locked_by = 'killed'",
  )
  await pool.query("update scrape_page set status = 'fetching', started_at = now() where id <= 3")
  worker = await testWorker(site)
  expect(await isOver()).toMatchObject({ status: 'FINISHED' })
  expect(await countRows('select count(*) from supplier')).toBe(
    mockServer.firms.filter(
      ({ town, listedBy }) => town === 'Cheltenham' && listedBy.some((one) => one !== 'google_places'),
    ).length,
  )
})

test('a test shows what would be saved, and saves nothing', async () => {
  worker = await testWorker(site)
  await start({ source: 'YELL', isTest: true })
  const end = await isOver()
  expect(end).toMatchObject({ status: 'FINISHED', isTest: true, sources: [{ source: 'yell', pagesDone: 1 }] })
  const { data } = await site.ask(
    `{ scrapeListings(runId: ${end.runId}) { nodes { name verdict changed details supplierId } } scrapes { nodes { kind isTest added pagesDone yieldPerPage username } } }`,
  )
  expect(data.scrapeListings.nodes[0]).toMatchObject({
    verdict: 'ADDED',
    supplierId: null,
    changed: expect.arrayContaining(['name', 'phone']),
  })
  expect(data.scrapes.nodes).toMatchObject([{ isTest: true, kind: 'DIRECTORIES', pagesDone: 1, username: 'ada' }])
  expect(await countRows('select (select count(*) from supplier) + (select count(*) from scraped_page) count')).toBe(0)
})

test('errors in the input name the field', async () => {
  const wrong = async (mutation: string, input: object, wanted = 'state { id }') =>
    (await site.change(mutation, input, wanted)).userErrors
  const at = (field: string[], message: string) => [{ field, message, code: 'BAD_USER_INPUT' }]
  expect(await wrong('scrapeMaps', { location: 'L' })).toEqual(
    at(['location'], 'Location must be at least 2 characters.'),
  )
  expect(await wrong('bulkScrapeMaps', { locations: [] })).toEqual(
    at(['locations'], 'Please select at least one location.'),
  )
  expect(await wrong('createSupplierFromUrl', { url: '' }, 'supplier { id }')).toEqual(
    at(['url'], 'Please enter the address of the supplier’s website.'),
  )
  expect(await wrong('runScraper', { directories: ['not an address'] })).toEqual(
    at(['directories', '0'], 'Please enter a web address such as https://www.example.com'),
  )
  const message = 'source must be one of all, yell, thomson, freeindex, checkatrade'
  const unknown = await site.rest('/api/scraper/run?source=bark', { body: {} })
  expect([unknown.status, await unknown.json()]).toEqual([400, { message, fields: { source: message } }])
  const answer = await site.rest('/api/maps/bulk-scrape', { body: {} })
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { message: 'Please select at least one location.', fields: { locations: 'Please select at least one location.' } },
  ])
})

test.each([
  ['/api/maps/scrape', { location: 5 }, { location: 'Location must be at least 2 characters.' }],
  ['/api/maps/scrape', { location: 'Leeds', keyword: ['blinds'] }, { keyword: 'Please enter text.' }],
  ['/api/maps/bulk-scrape', { locations: ['Leeds', {}] }, { 'locations.1': 'Location must be at least 2 characters.' }],
  ['/api/maps/bulk-scrape', { locations: 'Leeds' }, { locations: 'Please select at least one location.' }],
  ['/api/scraper/supplier', { url: 5 }, { url: 'Please enter a web address such as https://www.example.com' }],
  ['/api/scraper/supplier', { url: 'https://www.example.com', name: 7 }, { name: 'Please enter text.' }],
  ['/api/maps/scrape', { location: 'Leeds', radius: 1500.5 }, { radius: 'Please enter a radius in whole metres.' }],
  [
    '/api/scraper/run',
    { directories: [5] },
    { 'directories.0': 'Please enter a web address such as https://www.example.com' },
  ],
])('%s names in plain words what is not text: %o', async (path, body, fields) => {
  const answer = await site.rest(path, { body })
  expect([answer.status, await answer.json()]).toEqual([400, { message: Object.values(fields)[0], fields }])
})

test('Google Maps: one place by its API, and a directory without its own reader', async () => {
  worker = await testWorker(site)
  expect((await site.rest('/api/maps/scrape', { body: { location: 'Cheltenham', radius: 'wide' } })).status).toBe(200)
  expect(await isOver()).toMatchObject({ status: 'FINISHED' })
  expect((await pool.query('select settings from scrape_run')).rows[0].settings).toMatchObject({
    radiusMetres: 50000,
    keyword: 'blinds curtains',
    locations: ['Cheltenham'],
  })
  const places = mockServer.firms.filter(
    ({ town, listedBy }) => town === 'Cheltenham' && listedBy.includes('google_places'),
  )
  expect((await pool.query('select place_id from supplier order by place_id')).rows.map((row) => row.place_id)).toEqual(
    places.map(({ placeId }) => placeId).toSorted(),
  )
})

test('each way to start a scrape passes on its settings; a place given twice is searched once', async () => {
  const begin = async (path: string, body: object) => {
    await pool.query('truncate scrape_run cascade')
    const { status } = await site.rest(path, { body })
    const { rows } = await pool.query('select source, is_test, settings from scrape_run')
    return { status, ...rows[0] }
  }
  expect(await begin('/api/maps/bulk-scrape', { locations: ['Leeds', ' Leeds ', 'York'] })).toMatchObject({
    status: 200,
    settings: { locations: ['Leeds', 'York'], radiusMetres: 50_000, keyword: 'blinds curtains' },
  })
  const { rows: searches } = await pool.query('select what, place from scrape_search order by id')
  expect(searches).toEqual(['Leeds', 'York'].map((place) => ({ what: 'blinds curtains', place })))
  const own = { location: ' Leeds', radius: 8000, keyword: 'awnings' }
  expect(await begin('/api/maps/scrape', own)).toMatchObject({
    settings: { locations: ['Leeds'], radiusMetres: 8000, keyword: 'awnings' },
  })
  const directories = ['https://a.example/', 'https://b.example/']
  const given = { directories: [...directories, directories[0]] }
  const started = { status: 200, source: 'yell', settings: { sources: ['yell'], directories } }
  expect(await begin('/api/scraper/run?source=yell', given)).toMatchObject({ ...started, is_test: false })
  expect(await begin('/api/scraper/run?source=yell&test=true', given)).toMatchObject({ ...started, is_test: true })
})

test('a refusing site is reported as blocked, a forbidding one is not requested, and neither counts as empty', async () => {
  worker = await testWorker(site)
  const outcomes = ['ok', 'blocked', 'disallowed']
  const counts = () =>
    Promise.all(outcomes.map((outcome) => readMetric(metrics.scraped, { source: 'directory', outcome })))
  const before = await counts()
  const [blocked, forbidden] = [1, 2].map((at) => mockServer.firms.filter(({ hasSite }) => hasSite)[at]!.website)
  await start({ source: 'YELL', directories: [blocked, forbidden, mockServer.directoryUrl] })
  const end = await isOver()
  expect(end.problems.map(({ outcome, url }: { outcome: string; url: string }) => [outcome, url]).toSorted()).toEqual([
    ['BLOCKED', blocked],
    ['DISALLOWED', forbidden],
  ])
  expect(
    mockServer.accessLog.filter(({ host, path }) => host === new URL(forbidden!).hostname && path !== '/robots.txt'),
  ).toEqual([])
  expect(end.sources.find(({ source }: { source: string }) => source === 'directory')).toMatchObject({
    pages: 4,
    pagesDone: 4,
    listings: mockServer.expected.directory.length,
  })
  expect(await counts()).toEqual([before[0]! + 2, before[1]! + 1, before[2]! + 1])
})

const startDirectories = (...directories: string[]) => start({ source: 'YELL', directories })

test('a page that is slow to read is reported, one that redirects too far is not followed, and the run continues', async () => {
  worker = await testWorker(site)
  await startDirectories(`${poison.base}/huge`, `${poison.base}/astray`, mockServer.directoryUrl)
  const end = await isOver()
  expect(end.problems).toEqual([
    {
      outcome: 'UNREADABLE',
      source: 'directory',
      url: `${poison.base}/huge`,
      message: expect.stringMatching(/^The page (took too long|takes too much memory) to read$/),
    },
  ])
  expect(end).toMatchObject({ status: 'FINISHED', processedSuppliers: expect.any(Number) })
  expect(end.processedSuppliers).toBeGreaterThan(mockServer.expected.directory.length)
  expect(poison.asked).not.toContainEqual(expect.stringMatching(/^\/a+$/))
})

test('a page that kills the process is skipped after three attempts', async () => {
  await startDirectories(`${poison.base}/fatal`)
  const { rows } = await pool.query("select id from scrape_page where source = 'directory'")
  const tools = scrapeTools(pool, site.env)
  const { read } = tools
  const job = { attempts: 1 } as JobHelpers['job']
  const countRequests = () => poison.asked.filter((path) => path === '/fatal').length
  try {
    for (let times = 1; times <= 3; times++) {
      const isReading = new Promise<void>((begun) => {
        tools.read = () => {
          begun()
          return new Promise(() => {})
        }
      })
      void scrapePage(site, { pageId: rows[0].id }, { job } as JobHelpers)
      await isReading
      expect(countRequests()).toBe(times)
    }
  } finally {
    tools.read = read
  }
  worker = await testWorker(site)
  const end = await isOver()
  expect(end).toMatchObject({
    status: 'FINISHED',
    problems: [
      {
        outcome: 'ERROR',
        source: 'directory',
        url: `${poison.base}/fatal`,
        message: `${poison.base}/fatal: reading it started 3 times and never finished`,
      },
    ],
  })
  expect(countRequests()).toBe(3)
})

test('a search with more pages than the limit reports so, once', async () => {
  const before = mockServer.accessLog.length
  await start({ source: 'THOMSON', directories: [mockServer.directoryUrl] })
  await pool.query(`update scrape_run set settings = settings || '{"pagesPerSearch": 1}'`)
  await pool.query(
    "update scrape_page set url = replace(url, 'cheltenham', 'london') where source = 'thomson' and url like '%/blinds/%'",
  )
  worker = await testWorker(site)
  const end = await isOver()
  expect(end.status).toBe('FINISHED')
  const problems = end.problems.filter(({ source }: { source: string }) => source === 'directory')
  expect(problems).toEqual([
    {
      outcome: 'SKIPPED',
      source: 'directory',
      url: `${mockServer.directoryUrl}?page=2`,
      message: `${mockServer.directoryUrl}: there are more than 1 pages of results; the rest was skipped.`,
    },
  ])
  expect(
    mockServer.accessLog
      .slice(before)
      .filter(({ host, path }) => host === 'directory.localhost' && path.includes('page=2')),
  ).toEqual([])
  expect(end.problems.filter(({ source }: { source: string }) => source === 'thomson')).toEqual([
    {
      outcome: 'SKIPPED',
      source: 'thomson',
      url: expect.stringContaining('page=2'),
      message: expect.stringMatching(
        /^blinds in Cheltenham: there are more than 1 pages of results \(\d\d results in all\); the rest was skipped\.$/,
      ),
    },
  ])
  expect(end.sources.find(({ source }: { source: string }) => source === 'directory')).toMatchObject({
    pages: 2,
    pagesDone: 2,
    searchesDone: 1,
    skipReason: null,
    outcomes: expect.arrayContaining([{ outcome: 'SKIPPED', pages: 1 }]),
  })
})

test('a supplier by its own site: previewed field by field, then saved; a typed name counts as the administrator’s', async () => {
  const url = mockServer.siteUrls[0]!
  const { preview } = await site.change(
    'previewSupplierFromUrl',
    { url, name: 'Typed Blinds', city: 'Otley' },
    'preview { name verdict supplierId pages fields { field value origin isWritten } }',
  )
  expect(preview).toMatchObject({ name: 'Typed Blinds', verdict: 'ADDED', supplierId: null })
  expect(preview.fields).toContainEqual(expect.objectContaining({ field: 'name', origin: 'YOU', isWritten: true }))
  expect(preview.fields).toContainEqual(expect.objectContaining({ field: 'city', value: 'Otley', origin: 'YOU' }))
  expect(await countRows('select count(*) from supplier')).toBe(0)
  const answer = await site.rest('/api/scraper/supplier', { body: { url, name: 'Typed Blinds', city: '' } })
  expect([answer.status, await answer.json()]).toEqual([
    201,
    expect.objectContaining({ name: 'Typed Blinds', status: 'listed' }),
  ])
  expect((await pool.query('select field_source from supplier')).rows[0].field_source).toMatchObject({
    name: { source: 'admin' },
    phone: { source: 'supplier_site' },
  })
  expect(await countRows("select count(*) from audit_entry where action = 'supplier.add'")).toBe(1)
  const again = () => site.change('createSupplierFromUrl', { url }, 'supplier { name }')
  expect(await again()).toEqual({ supplier: { name: 'Typed Blinds' }, userErrors: [] })
  expect(await countRows("select count(*) from audit_entry where action = 'supplier.enrich'")).toBe(1)
  const other = await site.change(
    'previewSupplierFromUrl',
    { url, name: 'Otherwise Blinds' },
    'preview { verdict fields { field value current isWritten } }',
  )
  expect(other.preview).toMatchObject({ verdict: 'UNCHANGED' })
  expect(other.preview.fields.filter(({ current }: { current: string | null }) => current !== null)).toEqual([
    { field: 'name', value: 'Otherwise Blinds', current: 'Typed Blinds', isWritten: false },
  ])
  await pool.query("update supplier set status = 'hidden'")
  expect((await again()).userErrors).toMatchObject([
    { message: 'It was not saved: an administrator has hidden this supplier.', code: 'CONFLICT' },
  ])
})

test('a site that names no business is refused unless a name is typed, and any site where its source is off', async () => {
  const url = `${poison.base}/nothing`
  const read = (input: object) =>
    site.change('previewSupplierFromUrl', { url, ...input }, 'preview { name pages problems fields { field origin } }')
  const [refusal] = (await read({})).userErrors
  expect(refusal).toMatchObject({ field: ['url'], code: 'BAD_USER_INPUT' })
  expect((await read({ name: 'Typed Blinds' })).preview).toMatchObject({
    name: 'Typed Blinds',
    pages: [url],
    problems: [refusal.message],
  })
  const { SCRAPER_SOURCES: before } = site.env
  site.env.SCRAPER_SOURCES = ['yell']
  const { userErrors } = await read({ name: 'Typed Blinds' })
  Object.assign(site.env, { SCRAPER_SOURCES: before })
  expect(userErrors).toMatchObject([
    { field: ['url'], message: 'Suppliers’ own sites are turned off by SCRAPER_SOURCES.' },
  ])
})
