import { createConnection } from 'node:net'
import autocannon from 'autocannon'
import type { LoadResult } from './load.ts'
import type { Undo } from './scratch-database.ts'
import { startServer, type ServerProcess } from './server-process.ts'

export type PageNames = 'koa' | 'kept' | 'fresh'
export type PageResults = Record<PageNames, LoadResult> & { bytes: number }

const path = '/counties/kent'
const connections = 10
let asked = 0

/**
 * A county's page with its suppliers, as a browser requests it: from the cache, rendered anew for every request (a new
 * address each time), and beside both a bare Koa that sends as many bytes. The median of the rounds counts.
 */
export const benchPages = async (
  databaseUrl: string,
  undo: Undo,
  { seconds = 5, rounds = 3 } = {},
): Promise<PageResults> => {
  const site = await startServer('site-server.ts', databaseUrl, undo)
  const koa = await startServer('koa-server.ts', databaseUrl, undo)
  const bytes = await sizeOf(new URL(path, site.url))
  const runs: Record<PageNames, () => Promise<LoadResult>> = {
    koa: () => load(koa, () => `/?size=${bytes}`, seconds),
    kept: () => load(site, () => path, seconds),
    fresh: () => load(site, () => `${path}?asked=${asked++}`, seconds),
  }
  const results: Record<PageNames, LoadResult[]> = { koa: [], kept: [], fresh: [] }
  const names = Object.keys(runs) as PageNames[]
  for (const name of names) await runs[name]()
  for (let round = 0; round < rounds; round++) {
    for (const name of names) results[name].push(await runs[name]())
  }
  const median = (name: PageNames) =>
    results[name].toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)[Math.floor(rounds / 2)]!
  return { koa: median('koa'), kept: median('kept'), fresh: median('fresh'), bytes }
}

const headers = { 'accept-encoding': 'br', accept: 'text/html' }

/** Bytes of the page on the wire. */
const sizeOf = (url: URL) =>
  new Promise<number>((done, fail) => {
    const socket = createConnection(Number(url.port), url.hostname, () => {
      socket.write(
        `GET ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\naccept: text/html\r\naccept-encoding: br\r\nconnection: close\r\n\r\n`,
      )
    })
    let bytes = 0
    socket.on('data', (chunk) => (bytes += chunk.length))
    socket.once('end', () => done(bytes))
    socket.once('error', fail)
  })

const load = async (server: ServerProcess, pathOf: () => string, seconds: number): Promise<LoadResult> => {
  const cpuBefore = await server.cpuMicroseconds()
  const result = await autocannon({
    url: new URL('/', server.url).href,
    headers,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: pathOf() }) }],
  })
  if (result.non2xx || result.errors)
    throw new Error(`${server.url}: ${result.non2xx + result.errors} of ${result.requests.total} pages failed`)
  return {
    requestsPerSecond: result.requests.average,
    p99Ms: result.latency.p99,
    cpuMicroseconds: ((await server.cpuMicroseconds()) - cpuBefore) / result.requests.total,
  }
}
