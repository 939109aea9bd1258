import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { makeUpPassword } from '../auth/made-up-password.ts'
import type { Undo } from './scratch-database.ts'
import { startServer } from './server-process.ts'

/** What was in memory at a time. */
export interface Soaked {
  minute: number
  /** Requests answered since the one before, and those that were not answered as they should. */
  requests: number
  failed: number
  /** Resident bytes of the site's process. */
  siteBytes: number
  /** Of all of PostgreSQL's processes, what they share counted once. */
  databaseBytes: number
  /** What the caches count themselves, by their names. */
  cacheBytes: Map<string, number>
}

const token = 'only while it is measured'
const visitors = 4
/** A visitor reads what came before asking for more: the machine is not to be full. */
const restMs = 50
/** How much of node's heap the site has: it works with so little. */
const heapMb = 256

/**
 * Visitors who read pages that are kept and pages that nobody has asked for, search, ask GraphQL and REST, while suppliers
 * change and an administrator looks around in the office: what the processes have in memory, from the start on. A row
 * twelve times an hour, and at least each minute of a short run.
 */
export const benchSoak = async (
  pool: Pool,
  databaseUrl: string,
  undo: Undo,
  { minutes, onRow }: { minutes: number; onRow: (row: Soaked) => void },
): Promise<Soaked[]> => {
  const password = makeUpPassword()
  const settings = { METRICS_TOKEN: token, ADMIN_USERNAME: 'soak', ADMIN_PASSWORD: password, LOG_LEVEL: 'fatal' }
  const site = await startServer('site-server.ts', databaseUrl, undo, settings, [`--max-old-space-size=${heapMb}`])
  const base = new URL('/', site.url)
  const ids = await listedIds(pool)
  const cookie = await signIn(base, password)
  const rows: Soaked[] = []
  const over = new AbortController()
  let [requests, failed] = [0, 0]
  const look = async (minute: number) => {
    const row: Soaked = {
      minute,
      requests,
      failed,
      siteBytes: await site.bytes(),
      databaseBytes: await databaseBytes(pool),
      cacheBytes: await cacheBytes(base),
    }
    ;[requests, failed] = [0, 0]
    rows.push(row)
    onRow(row)
  }
  const visit = async (number: number) => {
    for (let step = number; !over.signal.aborted; step += visitors) {
      await askOf(base, ids, cookie, step).catch((error: unknown) => {
        if (!failed++) console.error(String(error))
      })
      requests++
      await wait(restMs)
    }
  }
  const change = async () => {
    for (let step = 0; !over.signal.aborted; step++) {
      const values = [ids[(step * 7) % ids.length], `01304 ${step}`]
      await pool.query('update supplier set phone = $2 where id = $1', values)
      await wait(1000)
    }
  }
  await look(0)
  const everyone = Promise.all([change(), ...Array.from({ length: visitors }, (_, number) => visit(number))])
  const everyMs = Math.min(5, Math.max(1, minutes / 12), minutes) * 60_000
  const begun = performance.now()
  for (let next = everyMs; next <= minutes * 60_000; next += everyMs) {
    await wait(begun + next - performance.now())
    await look(next / 60_000)
  }
  over.abort()
  await everyone
  return rows
}

const listedIds = async (pool: Pool): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `select id from supplier where status = 'listed' order by id limit 20000`,
  )
  return rows.map(({ id }) => id)
}

const signIn = async (base: URL, password: string): Promise<string> => {
  const response = await fetch(new URL('/api/auth/login', base), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base.origin },
    body: JSON.stringify({ username: 'soak', password }),
  })
  if (!response.ok) throw new Error(`signing in failed: ${response.status} ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

const pages = [
  '/',
  '/directory',
  '/counties',
  '/counties/kent',
  '/map',
  '/blog',
  '/login',
  '/register-business',
  '/sitemap',
]
const services = ['blinds', 'curtains', 'shutters', 'awnings']
const counties = ['Kent', 'Devon', 'Essex', 'Surrey', 'Norfolk', 'Dorset', 'Suffolk', 'Cornwall']
const officeQueries = [
  '{ adminStats { suppliers reviews } }',
  '{ adminSuppliers(first: 50) { nodes { id name phone } } }',
  '{ auditLog(first: 50) { nodes { id action } } }',
]

/** One request of the mixture, the same at each run. @throws when it is not answered as it should be. */
const askOf = async (base: URL, ids: readonly number[], cookie: string, step: number): Promise<void> => {
  const pick = <One>(of: readonly One[]) => of[(step * 31) % of.length]!
  const graphql = (query: string, headers = {}) => ({
    path: '/graphql',
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables: { step } }),
    },
  })
  const list = `{ suppliers(filter: { county: "${pick(counties)}", service: ${pick(services).toUpperCase()} }, first: 20) {
    totalCount nodes { id name city description services } } }`
  const mixture: { path: string; init?: RequestInit }[] = [
    { path: pick(pages) },
    { path: `/suppliers/${pick(ids)}` },
    { path: `/counties/${pick(counties).toLowerCase()}?asked=${step}` },
    { path: `/directory?near=${pick(counties)}&service=${pick(services)}&asked=${step}` },
    { path: `/suppliers/${ids[step % ids.length]}?asked=${step}` },
    { path: `/api/suppliers/search?query=${pick(services)}+${pick(counties)}` },
    graphql(list),
    graphql(`{ suggest(text: "${pick(counties).slice(0, 3)}") { text } }`),
    { path: '/admin', init: { headers: { cookie } } },
    graphql(pick(officeQueries), { cookie, origin: base.origin }),
  ]
  const { path, init } = mixture[step % mixture.length]!
  const response = await fetch(new URL(path, base), init ?? {})
  const text = await response.text()
  if (!response.ok || (path === '/graphql' && text.startsWith('{"errors"')))
    throw new Error(`${path}: ${text.slice(0, 300)}`)
}

const cacheBytes = async (base: URL): Promise<Map<string, number>> => {
  const response = await fetch(new URL('/metrics', base), { headers: { authorization: `Bearer ${token}` } })
  const lines = (await response.text()).matchAll(/^directory_cache_bytes\{cache="(\w+)"\} ([\d.e+]+)/gm)
  return new Map([...lines].map(([, cache, bytes]) => [cache!, Number(bytes)]))
}

/** Linux tells how much of a process is its own share of what it has; elsewhere it is not known, and 0. */
const databaseBytes = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ postmaster: number }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\n', 1)::int as postmaster`,
  )
  const { postmaster } = rows[0]!
  const all = await readdir('/proc').catch(() => [])
  const shares = await Promise.all(
    all
      .filter((name) => /^\d+$/.test(name))
      .map(async (id) => {
        const parent = /^PPid:\s*(\d+)/m.exec(await readFile(`/proc/${id}/status`, 'utf8').catch(() => ''))?.[1]
        if (Number(id) !== postmaster && Number(parent) !== postmaster) return 0
        const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
        return 1024 * Number(/^Pss:\s*(\d+)/m.exec(rollup)?.[1] ?? 0)
      }),
  )
  return shares.reduce((sum, share) => sum + share, 0)
}
