import { setTimeout } from 'node:timers/promises'
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { buildPages } from '../../api/build/build.ts'
import { tasksFor } from '../../api/start/tasks.ts'
import type { Database } from '../../api/database/orm.ts'
import { executeRun } from '../../api/duplicates/runs/execute-run.ts'
import { listDuplicates } from '../../api/duplicates/list-duplicates.ts'
import { readEnv } from '../../api/process/env.ts'
import { adminStats } from '../../api/stats/admin-stats.ts'
import { readReport } from '../../api/stats/read-report.ts'
import { ReportRange } from '../../api/stats/site-report.ts'
import { renewTop } from '../../api/stats/renew-top.ts'
import { liveLimit } from '../../api/suppliers/full-export/build-export.task.ts'
import { searchSuppliers } from '../../api/suppliers/search/search-suppliers.ts'
import { boundlessKey } from './boundless-key.ts'
import { bulkChanges } from './bulk-changes.ts'
import { scratchDatabase } from './scratch-database.ts'
import type { Undo } from '../../api/testing/undo.ts'
import { benchSearch } from './search.ts'
import { getStatistics, measureTime, formatRatio, type Times } from './statistics.ts'
import { startBuiltSite } from '../servers/server-process.ts'
import { thousands } from '../../api/text/plural.rules.ts'

interface Bars {
  bar?: number
  /** The maximum ratio to another measurement; by default to a county's list, measured in turn. */
  beside?: { what?: string; limit: (suppliers: number) => number }
  maxMs?: number
}

interface GrowthFigures extends Times {
  /** The ratio to a county's list measured at the same time, by median and 95th percentile. */
  times: { p50: number; p95: number }
}

export interface Growth extends Bars {
  what: string
  measured: Map<number, GrowthFigures>
  /** e in "time grows as suppliers to the power of e": 0 is constant, 1 proportional; NaN for a single size. */
  exponent: number
}

export interface GrowthResults {
  sizes: readonly number[]
  growths: Growth[]
  /** Resident bytes of the site's process at the end, by number of suppliers. */
  bytes: Map<number, number>
  failures: string[]
}

/** Requests may hardly grow; jobs that read every supplier grow in proportion. */
const queryBars: Bars = { bar: 0.15 }
const job: Bars = { bar: 1.1 }
const maxMs = 6000
const maxTimes = 100
const pauseMs = 30
const few = 100_000

/** As a multiple of a county's list. */
const searchTimes = 15

const review = 'a review approved'
const save = 'a supplier saved'

/** The directories are in folders under `keep`, filled on first use. */
export const benchGrowth = async (
  sizes: readonly number[],
  undo: Undo,
  { onStep, keep }: { onStep: (step: string) => void; keep?: string | undefined },
): Promise<GrowthResults> => {
  const growths = new Map<string, Growth>()
  const bytes = new Map<number, number>()
  const failures: string[] = []
  await buildPages() // or the first start does
  for (const size of sizes) {
    const suppliers = `${thousands(size)} suppliers`
    const ofSize: Undo = []
    undo.push(async () => {
      for (const step of ofSize.splice(0).toReversed()) await step().catch(() => {})
    })
    const record = (what: string, measured: GrowthFigures, bars: Bars = {}) => {
      const growth = growths.get(what) ?? { what, measured: new Map(), exponent: 0, ...bars }
      growth.measured.set(size, measured)
      growths.set(what, growth)
      const { times, p50Ms, p95Ms } = measured
      onStep(`${suppliers}: ${what}: ${p50Ms.toFixed(2)} · ${p95Ms.toFixed(2)} ms, ${times.p50.toFixed(1)} ×`)
    }
    /** A failure is reported, and the rest is still measured. */
    const attempt = async (what: string, work: () => Promise<unknown>) => {
      await work().catch((error: unknown) => {
        failures.push(`${suppliers}: ${what}: ${error instanceof Error ? error.message : String(error)}`)
        onStep(failures.at(-1)!)
      })
    }

    onStep(`filling ${suppliers}`)
    const database = await scratchDatabase(size, ofSize, () => {}, keep && `${keep}/${size}`)
    const { pool, url, close } = database
    ofSize.push(close)
    await numberChanges(pool) // a bulk load leaves very many
    const list = await countyList(pool)
    const key = await boundlessKey(pool)
    /** Slow steps, run once for each number of suppliers. */
    const once = (what: string, work: () => Promise<unknown>, bars?: Bars) =>
      attempt(what, async () => {
        const lists: number[] = []
        const start = performance.now()
        const count = await whileDoing(work(), async () => {
          lists.push(await measureTime(list))
          await setTimeout(pauseMs)
        })
        const ms = (performance.now() - start) / (typeof count === 'number' ? count : 1)
        record(what, beside([ms], lists), bars)
      })

    await once('a start', () => startBuiltSite(url, ofSize), queryBars)
    await ofSize.pop()!()
    const site = await startBuiltSite(url, ofSize)
    const runGraphql = createGraphqlClient(site.url, key)
    await once('nightly: renew_reports', () => renewTop(pool), job)
    const questions = await createQuestions(database, site.url, runGraphql)
    const inTurn = (what: string, other: () => Promise<unknown>) =>
      attempt(what, async () => {
        const { ask: run, ...bars } = questions[what]!
        record(what, await timesInTurn(run, other), bars.beside ? bars : queryBars)
      })
    for (const [what, { isOverHttp }] of Object.entries(questions))
      await inTurn(what, isOverHttp ? () => runGraphql(listQuery) : list)
    await attempt('beside a save that stays open', () =>
      besideOpenSave(pool, async () =>
        record('a supplier saved beside one that stays open', await timesInTurn(questions[save]!.ask, list), {
          beside: { what: save, limit: () => 2 },
        }),
      ),
    )
    await attempt('searches', async () => {
      for (const { what, bars, ...own } of await benchSearch(pool, { suppliers: size, runs: 100 }))
        record(`search: ${what}`, own, bars?.times ? { beside: { limit: () => searchTimes } } : {})
    })
    bytes.set(size, await site.bytes())
    const changes = await bulkChanges(database, ofSize)
    await inTurn(review, list)
    await attempt('an import', async () => {
      const lists: number[] = []
      const reviews: number[] = []
      await whileDoing(once('a line imported', changes['a line imported']!, queryBars), async () => {
        reviews.push(await measureTime(questions[review]!.ask))
        lists.push(await measureTime(list))
      })
      record('a review approved during an import', beside(reviews, lists), { beside: { what: review, limit: () => 2 } })
    })
    for (const [what, change] of Object.entries(changes).slice(1)) await once(what, change, queryBars)
    for (const [what, work] of Object.entries(jobs(database, site.url, size))) await once(what, work, job)
    bytes.set(size, Math.max(bytes.get(size)!, await site.bytes()))
    onStep(`${suppliers}: ${(bytes.get(size)! / 1e6).toFixed(0)} MB`)
    await undo.pop()!()
  }
  for (const growth of growths.values()) growth.exponent = getExponent(growth.measured)
  return { sizes, growths: [...growths.values()], bytes, failures }
}

const numberChanges = async (pool: Pool) => {
  const isDone = async () => !(await pool.query('select has_new_changes() has')).rows[0].has
  while (!(await isDone())) await pool.query('select number_changes(10000)')
}

const countyList = async (pool: Pool) => {
  const { rows } = await pool.query<{ county: string }>(
    `select county from supplier_count where county <> '' and service = '' order by suppliers desc limit 20`,
  )
  return () => searchSuppliers(pool, { filter: { county: rows[turn++ % rows.length]!.county } })
}

const world = [-60, -170, 75, 170] as const
const country = [49.8, -8.2, 60.9, 1.8] as const
const london = [51.28, -0.51, 51.69, 0.33] as const

const mapQuery = ([south, west, north, east]: readonly [number, number, number, number], zoom: number) =>
  `{ supplierMap(bounds: { south: ${south}, west: ${west}, north: ${north}, east: ${east} }, zoom: ${zoom}) { count } }`
const listQuery = '{ suppliers(filter: { county: "Kent" }, first: 20) { nodes { id name city } } }'

let turn = 0

type RunGraphql = (selection: string) => Promise<void>

/** A new operation name each time, so that nothing comes from a cache. */
const createGraphqlClient =
  (url: string, key: string): RunGraphql =>
  async (selection) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': key }
    const body = JSON.stringify({ query: `query M${turn++} ${selection}` })
    const answer = await fetch(url, { method: 'POST', headers, body })
    const { errors } = (await answer.json()) as { errors?: { message: string }[] }
    if (errors) throw new Error(`${selection}: ${errors[0]!.message}`)
  }

interface Question extends Bars {
  ask: () => Promise<unknown>
  isOverHttp?: boolean
}

const createQuestions = async (
  { pool, orm }: Database,
  url: string,
  runGraphql: RunGraphql,
): Promise<Record<string, Question>> => {
  const read = async (path: string) => {
    const answer = await fetch(new URL(path, url))
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    await answer.arrayBuffer()
  }
  const freshPage = (path: string) => read(`${path}${path.includes('?') ? '&' : '?'}asked=${turn++}`)
  const page = (run: () => Promise<unknown>): Question => ({ ask: run, isOverHttp: true })
  const map = (bounds: readonly [number, number, number, number], zoom: number): Question => ({
    ...page(() => runGraphql(mapQuery(bounds, zoom))),
    beside: { limit: (suppliers) => (suppliers <= few ? 8 : 20) },
  })
  const ids = await pool.query<{ id: number }>(`select id from supplier where status = 'listed' order by id limit 500`)
  const supplier = () => ids.rows[turn++ % ids.rows.length]!.id
  return {
    'a county’s list over GraphQL': page(() => runGraphql(listQuery)),
    'a kept page': page(() => read('/counties/kent')),
    'a county, rendered anew': page(() => freshPage('/counties/kent')),
    'the largest county, rendered anew': page(() => freshPage('/counties/greater-london')),
    'the directory, rendered anew': page(() => freshPage('/directory?query=roman+blinds&near=Leeds')),
    'a supplier, rendered anew': page(() => freshPage(`/suppliers/${supplier()}`)),
    'sitemap.xml': page(() => read('/sitemap.xml')),
    'map of the world': map(world, 3),
    'map of the country': map(country, 5),
    'map of London': map(london, 9),
    Reports: { ask: () => Promise.all(Object.values(ReportRange).map((range) => readReport(pool, range))) },
    'the office’s figures': { ask: () => adminStats(pool) },
    'the list of duplicates': { ask: () => listDuplicates({ pool, em: orm.em.fork() }, { first: 100 }) },
    [save]: {
      ask: () =>
        pool.query(`update supplier set phone = $2, updated_at = now() where id = $1`, [supplier(), `01304 ${turn}`]),
    },
    [review]: {
      ask: async () => {
        const text = `insert into review (supplier_id, rating, comment, status) values ($1, 4, 'Neat', 'pending') returning id`
        const { rows } = await pool.query<{ id: number }>(text, [supplier()])
        await pool.query(`update review set status = 'published' where id = $1`, [rows[0]!.id])
      },
    },
  }
}

const besideOpenSave = async (pool: Pool, work: () => Promise<unknown>) => {
  const open = await pool.connect()
  try {
    await open.query('begin')
    await open.query(`update supplier set phone = '01304 1' where id = (select max(id) from supplier)`)
    await work()
  } finally {
    await open.query('rollback').finally(() => open.release())
  }
}

const nightly = [
  'delete_expired_changes',
  'delete_unused_pictures',
  'delete_expired_places',
  'delete_expired_rows',
  'renew_freshness',
  'fold_tallies',
]

/** Run once each; the slowest comes last. */
const jobs = (database: Database, url: string, size: number): Record<string, () => Promise<unknown>> => {
  const { pool } = database
  const tasks = tasksFor({ env: readEnv({}), database })
  const helpers = { abortSignal: new AbortController().signal } as Parameters<Task>[1]
  const run = (name: string) => async () => void (await tasks[name]!(undefined, helpers))
  return {
    ...Object.fromEntries(nightly.map((name) => [`nightly: ${name}`, run(name)])),
    ...(size > liveLimit ? { 'the file of all suppliers made': run('build_export') } : {}),
    'all suppliers over REST': async () => {
      const answer = await fetch(new URL('/api/suppliers', url))
      for await (const _ of answer.body!);
    },
    'all suppliers compared': async () => {
      const { rows } = await pool.query<{ id: number }>('insert into duplicate_run default values returning id')
      await executeRun(pool, rows[0]!.id)
    },
  }
}

/** At least once. */
const whileDoing = async <T>(work: Promise<T>, again: () => Promise<unknown>): Promise<T> => {
  const state = { isDone: false }
  work.finally(() => (state.isDone = true)).catch(() => {}) // reported below
  do await again()
  while (!state.isDone)
  return work
}

const timesInTurn = async (run: () => Promise<unknown>, other: () => Promise<unknown>): Promise<GrowthFigures> => {
  await run()
  await other()
  const [own, others]: [number[], number[]] = [[], []]
  const end = performance.now() + maxMs
  while (own.length < 5 || (own.length < maxTimes && performance.now() < end)) {
    own.push(await measureTime(run))
    others.push(await measureTime(other))
  }
  const pairs = getStatistics(own.map((ms, index) => ms / others[index]!)) // what slows the machine slows both of a pair
  const { times, ...measured } = beside(own, others)
  return { ...measured, times: { ...times, p50: pairs.p50Ms } }
}

const beside = (own: readonly number[], others: readonly number[]): GrowthFigures => {
  const times = getStatistics(own)
  return { ...times, times: formatRatio(times, getStatistics(others)) }
}

/** By least squares through the logarithms. */
const getExponent = (measured: Growth['measured']): number => {
  const points = [...measured].map(([size, { times }]) => [Math.log(size), Math.log(times.p50)] as const)
  const middle = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [x, y] = [middle(0), middle(1)]
  const across = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  return points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / across
}
