import type { Pool } from 'pg'
import { doRun } from '../duplicates/runs/do-run.ts'
import { findDuplicates } from '../duplicates/find-duplicates.ts'
import { adminStats } from '../stats/admin-stats.ts'
import { readReport } from '../stats/read-report.ts'
import { ReportRange } from '../stats/site-report.ts'
import { renewTop } from '../stats/renew-top.ts'
import { scratchDatabase, type Undo } from './scratch-database.ts'
import { benchSearch } from './search.ts'
import { startServer } from './server-process.ts'

/** How long one thing takes with ever more suppliers. */
export interface Growth {
  what: string
  /** By how many suppliers there are. */
  times: Map<number, { p50Ms: number; p95Ms: number }>
  /**
   * The exponent e of "time grows as suppliers to the power of e", of the medians: 0 costs the same with more of them, 1 in
   * proportion.
   */
  exponent: number
  /** What the exponent must not exceed. */
  bar?: number
}

export interface GrowthResults {
  growths: Growth[]
  /** Resident bytes of the site's process at the end, by how many suppliers there are. */
  bytes: Map<number, number>
}

/** The bars: what is asked for by somebody may hardly grow; a job that reads all grows in proportion. */
const [askedBar, jobBar] = [0.15, 1.1]
const atMostMs = 6000
const atMostTimes = 40

/**
 * Times what visitors, partners and administrators ask for, and the jobs that read every supplier, on directories of several
 * sizes, one after the other; none is marked as demonstration data.
 */
export const benchGrowth = async (
  sizes: readonly number[],
  undo: Undo,
  onStep: (step: string) => void,
): Promise<GrowthResults> => {
  const growths = new Map<string, Growth>()
  const bytes = new Map<number, number>()
  for (const size of sizes) {
    onStep(`filling ${size.toLocaleString('en-GB')} suppliers`)
    const ofSize: Undo = []
    undo.push(async () => {
      for (const step of ofSize.splice(0).toReversed()) await step().catch(() => {})
    })
    const { pool, url, close } = await scratchDatabase(size, ofSize, () => {})
    ofSize.push(close)
    await renewTop(pool)
    const note = (what: string, times: { p50Ms: number; p95Ms: number }, bar?: number) => {
      const growth = growths.get(what) ?? { what, times: new Map(), exponent: 0, ...(bar ? { bar } : {}) }
      growth.times.set(size, times)
      growths.set(what, growth)
    }
    const site = await startServer('site-server.ts', url, ofSize)
    for (const [what, ask] of Object.entries(await asked(pool, site.url))) {
      onStep(what)
      note(what, await timesOf(ask), askedBar)
    }
    for (const [what, work] of Object.entries(jobs(pool, site.url))) {
      onStep(what)
      const start = performance.now()
      await work()
      const ms = performance.now() - start
      note(what, { p50Ms: ms, p95Ms: ms }, jobBar)
    }
    bytes.set(size, await site.bytes())
    onStep('searches')
    for (const { what, ...times } of await benchSearch(pool, { suppliers: size, runs: 100 }))
      note(`search: ${what}`, times)
    await undo.pop()!()
  }
  for (const growth of growths.values()) growth.exponent = exponentOf(growth.times)
  return { growths: [...growths.values()], bytes }
}

/** What somebody waits for, by name. */
const asked = async (pool: Pool, url: string): Promise<Record<string, () => Promise<unknown>>> => {
  const read = async (path: string) => {
    const answer = await fetch(new URL(path, url))
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    await answer.arrayBuffer()
  }
  let turn = 0
  const anew = (path: string) => () => read(`${path}${path.includes('?') ? '&' : '?'}asked=${turn++}`)
  const ids = await pool.query<{ id: number }>(`select id from supplier where status = 'listed' order by id limit 500`)
  const supplier = () => ids.rows[turn++ % ids.rows.length]!.id
  const map = (south: number, west: number, north: number, east: number, zoom: number) => async () => {
    const bounds = `{ south: ${south}, west: ${west}, north: ${north}, east: ${east} }`
    const query = `query M${turn++} { supplierMap(bounds: ${bounds}, zoom: ${zoom}) { id count } }`
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) })
    const { errors } = (await answer.json()) as { errors?: { message: string }[] }
    if (errors) throw new Error(`the map: ${errors[0]!.message}`)
  }
  return {
    'a kept page': () => read('/counties/kent'),
    'a county, rendered anew': anew('/counties/kent'),
    'the largest county, rendered anew': anew('/counties/greater-london'),
    'the directory, rendered anew': anew('/directory?query=roman+blinds&near=Leeds'),
    'a supplier, rendered anew': () => anew(`/suppliers/${supplier()}`)(),
    'sitemap.xml': () => read('/sitemap.xml'),
    'map of the country': map(49.8, -8.2, 60.9, 1.8, 5),
    'map of London': map(51.28, -0.51, 51.69, 0.33, 9),
    Reports: () => Promise.all(Object.values(ReportRange).map((range) => readReport(pool, range))),
    'the office’s figures': () => adminStats(pool),
    'the list of duplicates': () => findDuplicates(pool, { first: 100 }),
    'a supplier saved': () =>
      pool.query(`update supplier set phone = $2, updated_at = now() where id = $1`, [supplier(), `01304 ${turn}`]),
    'a review approved': async () => {
      const text = `insert into review (supplier_id, rating, comment, status) values ($1, 4, 'Neat', 'pending') returning id`
      const { rows } = await pool.query<{ id: number }>(text, [supplier()])
      await pool.query(`update review set status = 'published' where id = $1`, [rows[0]!.id])
    },
  }
}

/** What reads every supplier, once each, by name. */
const jobs = (pool: Pool, url: string): Record<string, () => Promise<unknown>> => ({
  'all suppliers compared': async () => {
    const { rows } = await pool.query<{ id: number }>('insert into duplicate_run default values returning id')
    await doRun(pool, rows[0]!.id)
  },
  'all suppliers over REST': async () => {
    const answer = await fetch(new URL('/api/suppliers', url))
    for await (const _ of answer.body!);
  },
})

const timesOf = async (run: () => Promise<unknown>): Promise<{ p50Ms: number; p95Ms: number }> => {
  await run()
  const times: number[] = []
  const end = performance.now() + atMostMs
  while (times.length < 3 || (times.length < atMostTimes && performance.now() < end)) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return { p50Ms: times[Math.floor(times.length / 2)]!, p95Ms: times[Math.floor(times.length * 0.95)]! }
}

/** The slope of the line through the logarithms, by least squares. */
const exponentOf = (times: Growth['times']): number => {
  const points = [...times].map(([size, { p50Ms }]) => [Math.log(size), Math.log(p50Ms)] as const)
  const middle = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [x, y] = [middle(0), middle(1)]
  const across = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  return across ? points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / across : 0
}
