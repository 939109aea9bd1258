import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createGraphQLServer } from '../graphql/server.ts'
import { createSchema } from '../graphql/schema.ts'
import { screenQueries } from '../graphql/screen-queries.ts'
import { today } from '../database/check-last-day.ts'
import { listen } from '../database/listen.ts'
import { deleteExpiredTask } from '../maintenance/retention/delete-expired.task.ts'
import { viewsLock } from '../schema/analytics.ts'
import { testSite } from '../testing/test-site.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { getEmptySearchDays } from './read-report.ts'
import { joinOldDays, renewTop } from './renew-top.ts'
import { searchedText, searchParts } from './searched-text.ts'
import { createVisitCounters, visitLimits, isBot } from './visit-counters.ts'

const site = await testSite()
const { pool } = site.database
const make = build(pool)
const counters = createVisitCounters(pool, { writeEveryMs: 3_600_000 })
afterAll(async () => {
  await counters.stop()
  await site.close()
})
beforeEach(async () => {
  await pool.query('delete from supplier; truncate search_count, tally, tally_change, visit_day, counted_visit')
  site.as(site.admin)
})

const browser = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const rows = async (sql: string) => (await pool.query(sql)).rows
let visitors = 0
const visitor = (userAgent: string | undefined = browser) => {
  visitors++
  return { ip: `10.${visitors >> 16}.${(visitors >> 8) % 256}.${visitors % 256}`, userAgent }
}
const search = (text: string, times: number, hasResults = true) => {
  for (let i = 0; i < times; i++) counters.analytics.report({ searched: { text, hasFound: hasResults } }, visitor())
}
const report = async (range = 'DAYS_30') =>
  (
    await site.ask(
      `query ($range: ReportRange) { siteReport(range: $range) { points { start newSuppliers suppliers newReviews reviews views searches } previous { newSuppliers newReviews views searches }
       topSearches { query times } emptySearches { query times words near firstDay lastDay } mostViewed { supplierId name times } scrapeYield { source listings added enriched } } }`,
      { range },
    )
  ).data.siteReport

test('personal-looking searches are not counted; of a postcode only the outcode', () => {
  expect(searchedText({ query: '  Roman   BLINDS ', near: 'gl50 1aa' })).toBe('roman blinds near gl50')
  expect(searchedText({ query: 'fitter sw1a2aa' })).toBe('fitter sw1a')
  expect(searchedText({ near: 'Leeds' })).toBe('near leeds')
  expect(
    [
      {},
      { query: ' ' },
      { query: 'ann@example.com' },
      { query: '01242 960 123' },
      { query: '+44 (0)7700-900123' },
      { query: 'call 01234 567' },
      { query: 'fitter 9601 2345' },
      { query: null, near: null },
    ].map(searchedText),
  ).toEqual(Array.from({ length: 8 }, () => undefined))
  expect(searchedText({ query: 'blind 6 ft 2 x 4 ft 3' })).toBe('blind 6 ft 2 x 4 ft 3')
  expect(searchedText({ query: 'x'.repeat(500) })).toHaveLength(100)
  expect(['blinds', 'near leeds', 'shops near me near bath'].map(searchParts)).toEqual([
    { words: 'blinds', near: null },
    { words: null, near: 'leeds' },
    { words: 'shops near me', near: 'bath' },
  ])
})

test('bots are recognised by their names', () => {
  expect(
    [
      browser,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    ].map(isBot),
  ).toEqual([false, false])
  expect(
    [
      undefined,
      '',
      'Googlebot/2.1 (+http://www.google.com/bot.html)',
      'curl/8.0',
      'HeadlessChrome/140.0',
      'facebookexternalhit/1.1',
      'UptimeRobot/2.0',
      'node',
    ].map(isBot),
  ).toEqual(Array(8).fill(true))
})

test('counts wait in memory, are written in one statement, and invalidate no cached page', async () => {
  const written: string[] = []
  const id = await make.supplier()
  const gone = await make.supplier()
  const listening = await listen(
    site.database.url,
    'changed',
    (table) => written.push(table),
    () => {},
  )
  await pool.query("notify changed, 'start'")
  for (const agent of [browser, browser, 'Googlebot/2.1', '']) counters.analytics.report({ viewed: id }, visitor(agent))
  search('roman blinds', 3)
  search('roman blinds', 1, false)
  search('voiles', 2)
  counters.analytics.report({ viewed: gone }, visitor())
  expect(await rows('select 1 from view_count')).toEqual([])
  await counters.flush()
  counters.analytics.report({ viewed: id }, visitor())
  search('roman blinds', 1)
  await counters.flush()
  expect(await rows('select supplier_id, times from view_count order by times desc')).toEqual([
    { supplier_id: id, times: 3 },
    { supplier_id: gone, times: 1 },
  ])
  expect(await rows('select query, found, times from search_count order by times')).toEqual([
    { query: 'roman blinds', found: false, times: 1 },
    { query: 'voiles', found: true, times: 2 },
    { query: 'roman blinds', found: true, times: 4 },
  ])
  await pool.query("notify changed, 'end'")
  while (written.at(-1) !== 'end') await new Promise((done) => setTimeout(done, 5))
  expect(written).toEqual(['start', 'end'])
  await listening.close()
})

test('a visitor’s view and search count once a day, in any process; other visitors count too', async () => {
  const id = await make.supplier()
  const others = createVisitCounters(pool, { writeEveryMs: 3_600_000 })
  const [anna, bo] = [visitor(), visitor()]
  const see = async () => {
    for (let time = 0; time < 3; time++) {
      for (const { analytics, flush } of [counters, others]) {
        for (const who of [anna, { ...anna, userAgent: `${browser} Other` }, bo])
          analytics.report({ viewed: id, searched: { text: 'voiles', hasFound: true } }, who)
        await flush()
      }
    }
  }
  await see()
  const voiles = (hasFound: boolean) => counters.analytics.report({ searched: { text: 'voiles', hasFound } }, anna)
  voiles(false)
  voiles(false)
  await counters.flush()
  expect(await rows('select found, times from search_count order by found')).toEqual([
    { found: false, times: 1 },
    { found: true, times: 3 },
  ])
  await pool.query('delete from search_count where not found')
  const counted = () =>
    rows('select v.times as views, s.times as searches from view_count v join search_count s using (day)')
  expect(await counted()).toEqual([{ views: 3, searches: 3 }])
  counters.analytics.report({ viewed: id }, { ...anna, ip: '2001:db8:1:2::1' })
  counters.analytics.report({ viewed: id }, { ...anna, ip: '2001:db8:1:2::2' })
  await counters.flush()
  expect(await counted()).toEqual([{ views: 4, searches: 3 }])
  await others.stop()
})

test('the next day the same visitor counts again, and nothing links them to the day before', async () => {
  const id = await make.supplier()
  const anna = visitor()
  counters.analytics.report({ viewed: id }, anna)
  await counters.flush()
  const stored = JSON.stringify(await rows('select * from visit_day, counted_visit, view_count'))
  for (const written of [anna.ip, browser]) expect(stored).not.toContain(written)
  const [{ salt }] = await rows('select salt from visit_day')
  const nextDay = createVisitCounters(pool, { writeEveryMs: 3_600_000 })
  await nextDay.flush()
  await pool.query(
    'update visit_day set day = day - 1; update counted_visit set day = day - 1; update view_count set day = day - 1',
  )
  nextDay.analytics.report({ viewed: id }, anna)
  await nextDay.stop()
  expect(await rows('select times from view_count order by day')).toEqual([{ times: 1 }, { times: 1 }])
  expect(await rows(`select day = ${today} as "isToday" from visit_day`)).toEqual([{ isToday: true }])
  expect(await rows(`select day = ${today} as "isToday" from counted_visit`)).toEqual([{ isToday: true }])
  expect((await rows('select salt from visit_day'))[0].salt).not.toEqual(salt)
})

test('a day is deleted when it is over, even without visits', async () => {
  await pool.query(`
    insert into visit_day (day, salt) values (${today} - 1, '\\x00');
    insert into counted_visit (hash, day) values ('\\x00', ${today} - 1)`)
  let isAway = true
  const away = new Proxy(pool, {
    get: (target, name) =>
      name === 'query' && isAway ? () => Promise.reject(new Error('away')) : Reflect.get(target, name, target),
  })
  const quiet = createVisitCounters(away, { writeEveryMs: 3_600_000 })
  await quiet.flush()
  isAway = false
  await quiet.stop()
  expect(await rows('select from visit_day')).toEqual([])
  expect(await rows('select from counted_visit')).toEqual([])
})

test('endless searches fill neither memory nor disk: networks, days and searches have limits', async () => {
  const one = visitor()
  const before = { ...visitLimits }
  Object.assign(visitLimits, { perNetwork: 20, perDay: 50, searchesPerDay: 30 })
  try {
    for (let at = 0; at < 100; at++)
      counters.analytics.report(
        { searched: { text: `one ${at}`, hasFound: true } },
        { ...one, userAgent: `${browser} ${at}` },
      )
    await counters.flush()
    expect((await rows('select from search_count')).length).toBe(20)
    search('one 3', 5)
    for (let at = 0; at < 100; at++) search(`many ${at}`, 1)
    await counters.flush()
    expect((await rows('select from search_count')).length).toBe(30)
    expect((await rows('select from counted_visit')).length).toBe(50)
    expect(await rows("select times from search_count where query = 'one 3'")).toEqual([{ times: 6 }])
    expect(await rows('select sum(times)::int as times from tally_change')).toEqual([{ times: 50 }])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 })
    await counters.flush()
    await pool.query('truncate visit_day, counted_visit, search_count')
    counters.analytics.report({ searched: { text: 'the next day', hasFound: true } }, one)
    await counters.flush()
    expect((await rows('select from search_count')).length).toBe(1)
    Object.assign(visitLimits, { waiting: 3 })
    for (let at = 0; at < 10; at++) search(`waiting ${at}`, 1)
    await counters.flush()
    expect((await rows('select from search_count')).length).toBe(1 + 3)
  } finally {
    vi.useRealTimers()
    Object.assign(visitLimits, before)
  }
})

test('counts are written within ten seconds, and wait while the database is down', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let isAway = true
  const away = new Proxy(pool, {
    get: (target, name) =>
      (name === 'connect' || name === 'query') && isAway
        ? () => Promise.reject(new Error('away'))
        : Reflect.get(target, name, target),
  })
  const own = createVisitCounters(away)
  const id = await make.supplier()
  try {
    own.analytics.report({ viewed: id }, visitor())
    vi.advanceTimersByTime(10_000)
    await own.flush()
    isAway = false
    vi.advanceTimersByTime(10_000)
    await expect.poll(() => rows('select times from view_count')).toEqual([{ times: 1 }])
  } finally {
    vi.useRealTimers()
    await own.stop()
  }
})

test('a deleted supplier costs no other count', async () => {
  const id = await make.supplier()
  counters.analytics.report({ viewed: id }, visitor())
  counters.analytics.report({ viewed: 999_999_999 }, visitor())
  await counters.flush()
  expect(await rows('select supplier_id from view_count')).toEqual([{ supplier_id: id }])
  expect(await rows("select times::int from tally_change where kind = 'view'")).toEqual([{ times: 1 }])
})

test('while views are moved they wait in memory, and none is lost', async () => {
  const id = await make.supplier()
  const mover = await pool.connect()
  await mover.query(`begin; select pg_advisory_xact_lock_shared(${viewsLock})`)
  counters.analytics.report({ viewed: id, searched: { text: 'voiles', hasFound: true } }, visitor())
  await counters.flush()
  expect(await rows('select from view_count')).toEqual([])
  counters.analytics.report({ viewed: id }, visitor())
  await mover.query('commit')
  mover.release()
  await counters.flush()
  expect(await rows('select v.times as views, s.times as searches from view_count v, search_count s')).toEqual([
    { views: 2, searches: 1 },
  ])
})

test('responses with a profile, the directory or the map are counted; further pages and other operations are not', () => {
  const graphql = createGraphQLServer(createSchema())
  const queries = screenQueries()
  const of = (name: string, variables: object, data: object) =>
    counters.analytics.eventsFor(
      graphql.getCountedFields({ query: queries.get(name)!, variables: { ...variables } }, data),
    )
  const list = (totalCount: number, droppedWords: string[] = []) => ({
    suppliers: { totalCount, droppedWords, edges: [] },
  })
  const filter = { query: 'Blinds', near: 'Leeds' }
  expect(of('SupplierProfile', { id: '7' }, { supplier: { id: '7' } })).toEqual({ viewed: 7 })
  expect(of('SupplierProfile', { id: '7' }, { supplier: null })).toBeUndefined()
  expect(of('Directory', { filter }, list(2))).toEqual({ searched: { text: 'blinds near leeds', hasFound: true } })
  expect(of('MapPage', { filter }, list(0))).toEqual({ searched: { text: 'blinds near leeds', hasFound: false } })
  expect(of('Directory', { filter }, list(9, ['blinds']))).toEqual({
    searched: { text: 'blinds near leeds', hasFound: false },
  })
  expect([
    of('Directory', { filter, after: 'x' }, list(2)),
    of('Directory', {}, list(2)),
    of('NearMe', { filter }, list(2)),
    of('Reviews', { id: '7' }, { supplier: { id: '7' } }),
  ]).toEqual([undefined, undefined, undefined, undefined])
})

test('administrators only', async () => {
  for (const [who, code] of [
    [undefined, 'UNAUTHENTICATED'],
    [site.user, 'FORBIDDEN'],
  ] as const) {
    site.as(who)
    expect((await site.ask('{ siteReport { points { views } } }')).errors![0]!.extensions.code).toBe(code)
  }
})

test('a report: additions and totals by day, without rare searches, including hidden suppliers', async () => {
  const id = await make.supplier({ created_at: '2020-01-01' })
  const hidden = await make.supplier({ status: 'hidden' })
  await make.supplier()
  await make.review(id)
  await make.review(id, { created_at: '2020-02-02' })
  await make.review(id, { status: 'pending' })
  for (const viewed of [id, id, hidden]) counters.analytics.report({ viewed }, visitor())
  search('roman blinds', 5)
  search('voiles', 3)
  search('one person’s name', 2)
  search('awnings', 4, false)
  await counters.flush()
  const [{ today }] = (await rows("select to_char(now() at time zone 'Europe/London', 'YYYY-MM-DD') today")) as [
    { today: string },
  ]
  const { points, previous, ...lists } = await report()
  expect(previous).toEqual({ newSuppliers: 0, newReviews: 0, views: 0, searches: 0 })
  expect(lists).toEqual({
    topSearches: [
      { query: 'roman blinds', times: 5 },
      { query: 'voiles', times: 3 },
    ],
    emptySearches: [{ query: 'awnings', times: 4, words: 'awnings', near: null, firstDay: today, lastDay: today }],
    mostViewed: [{ supplierId: String(id), name: 'Regency Blinds', times: 2 }],
    scrapeYield: [],
  })
  expect(points).toHaveLength(30)
  expect(points[0]).toMatchObject({ newSuppliers: 0, suppliers: 1, reviews: 1, views: 0, searches: 0 })
  expect(points.at(-1)).toEqual({
    start: today,
    newSuppliers: 1,
    suppliers: 2,
    newReviews: 1,
    reviews: 2,
    views: 3,
    searches: 14,
  })
  const months = (await report('MONTHS_12')).points
  expect([months.length, months.at(-1).start, months.at(-1).suppliers, months.at(-1).views]).toEqual([
    12,
    today.slice(0, 7),
    2,
    3,
  ])
})

test('a search without results has separate words and place, and its first and last day', async () => {
  await pool.query(`
    insert into search_count values (${today} - 20, 'voiles near st ives', false, 2), (${today} - 9, 'voiles near st ives', false, 2),
      (${today} - 9, 'near bath', false, 3), (${today} - 1, 'voiles near st ives', true, 1), (${today} - 9, 'one person', false, 2)`)
  const day = async (back: number) =>
    (await rows(`select to_char(${today} - ${back}, 'YYYY-MM-DD') d`))[0] as { d: string }
  const { emptySearches } = await report()
  expect(emptySearches.slice(-2)).toEqual([
    {
      query: 'voiles near st ives',
      times: 4,
      words: 'voiles',
      near: 'st ives',
      firstDay: (await day(20)).d,
      lastDay: (await day(9)).d,
    },
    { query: 'near bath', times: 3, words: null, near: 'bath', firstDay: (await day(9)).d, lastDay: (await day(9)).d },
  ])
  await pool.query(`
    insert into search_count select ${today} - 1, 'found ' || n, true, n + 2 from generate_series(1, 25) n;
    insert into search_count select ${today} - 1, 'empty ' || n, false, n + 2 from generate_series(1, 105) n`)
  const many = await report()
  expect([many.topSearches.length, many.topSearches[0], many.emptySearches.length]).toEqual([
    20,
    { query: 'found 25', times: 27 },
    100,
  ])
  await pool.query('truncate search_count')
})

test('its first day is read from the end of an index, however many days lie between', async () => {
  await pool.query(`
    insert into search_count select ${today} - n, 'voiles', false, 2 from generate_series(1, 3000) n; analyze search_count`)
  const { rows: plan } = await pool.query<{ 'QUERY PLAN': object[] }>(
    `explain (analyze, timing off, format json) ${getEmptySearchDays}`,
    [['voiles']],
  )
  const read = [...JSON.stringify(plan[0]!['QUERY PLAN']).matchAll(/"Actual Rows":([\d.]+)/g)].map(([, count]) =>
    Number(count),
  )
  expect(Math.max(...read)).toBe(1)
  await pool.query('truncate search_count')
})

test('nightly sums plus the days since then', async () => {
  const id = await make.supplier()
  await pool.query(
    `insert into view_count values (${today} - 3, $1, 4), (${today} - 29, $1, 1), (${today} - 30, $1, 10)`,
    [id],
  )
  const viewedInDays = async () => (await report()).mostViewed.map(({ times }: { times: number }) => times)
  expect(await viewedInDays(), 'before the nightly sums').toEqual([5])
  await pool.query(
    `insert into search_count values (${today} - 3, 'voiles', true, 2), (${today} - 3, 'cheap', true, 2)`,
  )
  await renewTop(pool)
  counters.analytics.report({ viewed: id }, visitor())
  search('voiles', 1)
  await counters.flush()
  const written = async () => {
    const { topSearches, mostViewed } = await report('MONTHS_12')
    return [topSearches, mostViewed.map(({ times }: { times: number }) => times)]
  }
  expect(await written()).toEqual([[{ query: 'voiles', times: 3 }], [16]])
  expect(await viewedInDays()).toEqual([6])
  await pool.query("delete from report_top where span = 'MONTHS_12'") // as by a stop between two sums
  expect(await written()).toEqual([[{ query: 'voiles', times: 3 }], [16]])
  await renewTop(pool)
  await joinOldDays(pool)
  await pool.query(`delete from view_count where day < ${today}`) // precomputed days are not read again
  expect(await written()).toEqual([[{ query: 'voiles', times: 3 }], [16]])
  expect(await viewedInDays()).toEqual([6])
  await pool.query('truncate report_top')
})

test('after nightly sums that failed, reports add up every day themselves', async () => {
  await pool.query(`insert into search_count values (${today} - 3, 'voiles', true, 3)`)
  await pool.query(`
    create function refuse() returns trigger language plpgsql as $$begin raise 'No space'; end$$;
    create trigger refused before insert on report_top for each row when (new.kind = 'found') execute function refuse()`)
  await expect(renewTop(pool)).rejects.toThrow('No space')
  await pool.query('drop function refuse cascade')
  expect((await report()).topSearches).toEqual([{ query: 'voiles', times: 3 }])
})

test('old days are merged, and their suppliers still counted and removed', async () => {
  const ids = [await make.supplier({ created_at: '2020-05-05' }), await make.supplier({ created_at: '2020-07-07' })]
  await pool.query('select fold_tallies()')
  await joinOldDays(pool)
  expect(await rows(`select key, times::int from tally where kind = 'supplier' and times > 0`)).toEqual([
    { key: '2020-01-01', times: 2 },
  ])
  ids.push(await make.supplier({ created_at: '2020-08-08' }))
  await pool.query('select fold_tallies()')
  await joinOldDays(pool)
  expect(await rows(`select key, times::int from tally where kind = 'supplier' and times > 0`)).toEqual([
    { key: '2020-01-01', times: 3 },
  ])
  await pool.query('delete from supplier where id = any($1)', [ids.slice(1)])
  expect((await report()).points[0].suppliers).toBe(1)
})

test('the previous period’s totals end at the same day, also after the nightly job', async () => {
  const [{ first, last }] = (await rows(`select (${today} - 59)::text as first, (${today} - 30)::text as last`)) as [
    { first: string; last: string },
  ]
  for (const day of [first, last]) await make.supplier({ created_at: `${day} 12:00Z` })
  for (const days of [60, 29])
    await make.supplier({ created_at: (await rows(`select (${today} - ${days})::text as day`))[0].day })
  await pool.query(
    `insert into tally_change (kind, key, times) values ('view', '${first}', 7), ('search', '${last}', 3)`,
  )
  await pool.query('select fold_tallies()')
  await joinOldDays(pool)
  expect((await report()).previous).toEqual({ newSuppliers: 2, newReviews: 0, views: 7, searches: 3 })
  const lastYear = async (key: string) => {
    await pool.query(`insert into tally_change (kind, key, times) values ('view', ${key}, 1)`)
    return (await report('MONTHS_12')).previous.views
  }
  expect(await lastYear(`to_char(${today} - interval '1 year', 'YYYY-MM-DD')`)).toBe(1)
  expect(await lastYear(`to_char(${today} - interval '1 year' + interval '1 day', 'YYYY-MM-DD')`)).toBe(1)
})

test('each source’s scrape results in a period, without tests', async () => {
  await pool.query(`
    with run as (
      insert into scrape_run (kind, source, username, status, is_test, started_at)
      select 'directories', 'all', 'ada', 'finished', is_test, now() - days * interval '1 day'
        from (values (1, false), (2, false), (3, true), (60, false)) given(days, is_test) returning id)
    insert into scrape_progress (run_id, source, listings, added, enriched)
    select id, source, 10, 4, 1 from run, unnest(array['yell', 'thomson']) source where source = 'thomson' or id % 2 = 1`)
  const inDays = (await report()).scrapeYield
  expect(inDays).toEqual([
    { source: 'Thomson Local', listings: 20, added: 8, enriched: 2 },
    { source: 'Yell', listings: 10, added: 4, enriched: 1 },
  ])
  expect((await report('MONTHS_12')).scrapeYield[0]).toEqual({
    source: 'Thomson Local',
    listings: 30,
    added: 12,
    enriched: 3,
  })
  await pool.query('truncate scrape_run cascade')
})

test('old counts are deleted, rare searches after a month', async () => {
  await pool.query(
    `insert into search_count values (${today} - 40, 'rare', true, 2), (${today} - 40, 'often', true, 9), (${today} - 400, 'often', true, 9),
       (${today} - 32, 'rare since', true, 2), (${today} - 31, 'rare lately', true, 2), (${today} - 62, 'missed', true, 1),
       (${today} - 40, 'again', true, 1), (${today} - 5, 'again', true, 2)`,
  )
  search('new', 1)
  await counters.flush()
  await deleteExpiredTask(site)
  expect(await rows(`select query, ${today} - day as days from search_count order by 1, 2`)).toEqual([
    { query: 'again', days: 5 },
    { query: 'again', days: 40 },
    { query: 'new', days: 0 },
    { query: 'often', days: 40 },
    { query: 'rare lately', days: 31 },
  ])
})
