import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'

const visitors = 4
/** A visitor's pause between requests, so that the machine is not saturated. */
const restMs = 50

/** Cached and uncached pages, searches, GraphQL and REST, while suppliers change and an administrator works. */
export const startMixedLoad = async (pool: Pool, url: string, cookie: string) => {
  const base = new URL('/', url)
  const ids = await listedIds(pool)
  const over = new AbortController()
  let [requests, failed] = [0, 0]
  const visit = async (number: number) => {
    for (let step = number; !over.signal.aborted; step += visitors) {
      await sendRequest(base, ids, cookie, step).catch((error: unknown) => {
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
  const everyone = Promise.all([change(), ...Array.from({ length: visitors }, (_, number) => visit(number))])
  everyone.catch(() => {}) // reported by `stop`
  return {
    count: () => {
      const counted = { requests, failed }
      ;[requests, failed] = [0, 0]
      return counted
    },
    stop: async () => {
      over.abort()
      await everyone
    },
  }
}

const listedIds = async (pool: Pool): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `select id from supplier where status = 'listed' order by id limit 20000`,
  )
  return rows.map(({ id }) => id)
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

/** The same in each run. @throws on an unexpected response. */
const sendRequest = async (base: URL, ids: readonly number[], cookie: string, step: number): Promise<void> => {
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
