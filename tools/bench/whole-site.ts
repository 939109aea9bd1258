import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startMockServer } from '../../api/testing/listing-sites/mock-server.ts'
import { createAdminClient } from './admin-client.ts'
import { embeddedUrl } from './embedded-url.ts'
import { heavyWork } from './heavy-work.ts'
import { limitMemory, type MemoryUse, type MemoryLimit } from './memory-limit.ts'
import { startMixedLoad } from './mixed-load.ts'
import { scratchDatabase } from './scratch-database.ts'
import type { Undo } from '../../api/testing/undo.ts'
import { startSite } from '../../api/testing/site-process.ts'

export interface WorkResult extends MemoryUse {
  what: string
  seconds: number
  /** The number imported, scraped or compared; requests of the mixed load. */
  count: number | undefined
  failed: number
}

const root = join(import.meta.dirname, '../..')
const linesImported = 50_000
/** A few minutes at the scraper's pace. */
const scraped = { SCRAPER_SOURCES: 'yell,thomson', SCRAPER_PLACES: 'London,Leeds' }
const lookEveryMs = 200

/** Builds, starts twice and does the heaviest work; visitors and scraped sites are outside the limit. */
export const benchWholeSite = async (
  undo: Undo,
  options: { bytes: number; suppliers: number; minutes: number; lines?: number; onStep: (row: WorkResult) => void },
): Promise<WorkResult[]> => {
  const { bytes, suppliers, minutes, lines = linesImported, onStep } = options
  const limit = await limitMemory(bytes, undo)
  const folder = await mkdtemp(join(tmpdir(), 'directory-bench-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  const checkout = join(folder, 'site')
  await copyCheckout(checkout)
  const sites = await startMockServer({ hasTroubles: false })
  undo.push(() => sites.close())
  const rows: WorkResult[] = []
  let counted = () => ({ requests: 0, failed: 0 })
  const within = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    counted()
    const begun = performance.now()
    const [result, memory] = await highest(limit, work()).catch(async (error: unknown) => {
      const { killed } = await limit.read()
      throw new Error(`${what}: ${String(error)} (processes killed by the kernel so far: ${killed})`, { cause: error })
    })
    const { requests, failed } = counted()
    const count = typeof result === 'number' ? result : requests || undefined
    const row = { what, seconds: (performance.now() - begun) / 1000, count, failed, ...memory }
    rows.push(row)
    onStep(row)
    return result
  }
  const start = (dataDir: string, settings = {}) =>
    startSite(
      {
        log: join(folder, 'log'),
        root: checkout,
        launcher: limit.launcher,
        settings: { DATA_DIR: dataDir, ...sites.settings, ...scraped, ...settings },
      },
      undo,
    )

  const first = await within('the first start', () => start(join(folder, 'first'), { SEED_DEMO: 'true' }))
  await first.stop()
  const dataDir = join(folder, 'data')
  const filling: Undo = []
  const database = await scratchDatabase(suppliers, filling, () => {}, dataDir)
  await database.close()
  for (const step of filling.toReversed()) await step()
  const site = await within('a later start', () => start(dataDir))
  const pool = new pg.Pool({ connectionString: await embeddedUrl(dataDir) })
  pool.on('error', () => {}) // the next query reports it
  undo.push(() => pool.end())
  const administrator = await createAdminClient(site.url)
  const load = await startMixedLoad(pool, site.url, administrator.cookie)
  counted = load.count
  await within('mixed load', async () => wait(minutes * 60_000))
  for (const [what, work] of Object.entries(heavyWork(pool, site.url, administrator)))
    await within(`${what}, beside it`, () => work(lines))
  await load.stop()
  await within('the end', site.stop)
  return rows
}

const highest = async <T>(limit: MemoryLimit, work: Promise<T>): Promise<[T, MemoryUse]> => {
  const state = { isDone: false }
  work.finally(() => (state.isDone = true)).catch(() => {}) // reported below
  const before = await limit.read()
  let ownBytes = 0
  while (!state.isDone) {
    ownBytes = Math.max(ownBytes, (await limit.read()).ownBytes)
    await wait(lookEveryMs)
  }
  const { timesHit, killed, peakBytes } = await limit.read()
  return [await work, { ownBytes, peakBytes, timesHit: timesHit - before.timesHit, killed: killed - before.killed }]
}

const leftOut = new Set(['.git', '.data', 'node_modules', 'dist', 'tools/packages/node_modules'])

/** As after a clone and `npm ci`, without a build. */
const copyCheckout = async (to: string) => {
  await cp(root, to, { recursive: true, filter: (path) => !leftOut.has(relative(root, path)) })
  await symlink(join(root, 'node_modules'), join(to, 'node_modules'))
}
