import type { Options } from 'autocannon'
import type { ServerProcess } from '../servers/server-process.ts'

export interface Contender extends ServerProcess {
  name: string
  query: string
  headers?: Record<string, string>
  /** Repeats the same queries instead of new ones each time. */
  isRepeating?: boolean
}

export interface LoadResult {
  requestsPerSecond: number
  p99Ms: number
  cpuMicroseconds: number
}

const connections = 20
/** Distinct queries per connection and run: too many for any cache. */
const questions = 1500
let requests = 0

/** One county after the other. @throws when a response fails. */
export const loadLists = async (
  contender: Contender,
  counties: readonly string[],
  seconds: number,
): Promise<LoadResult> => {
  const { name, url, query, headers = {}, isRepeating = false } = contender
  const bodies = () =>
    Array.from({ length: isRepeating ? counties.length : questions }, (_, index) => {
      // servers ignore variables that the query does not declare: this one makes the query a new one
      const variables = { county: counties[index % counties.length], ...(isRepeating ? {} : { number: requests++ }) }
      return { body: JSON.stringify({ query, variables }) }
    })
  return sendRequests(contender, name, {
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    connections,
    duration: seconds,
    setupClient: (client) => (client as unknown as { setRequests: (requests: object[]) => void }).setRequests(bodies()),
  })
}

const pageHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' }
const pageConnections = 10

/** @throws when a response fails. */
export const loadPages = (server: ServerProcess, getPath: () => string, seconds: number) =>
  sendRequests(server, server.url, {
    url: new URL('/', server.url).href,
    headers: pageHeaders,
    connections: pageConnections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: getPath() }) }],
  })

/** `options` are autocannon's. @throws when a response fails. */
const sendRequests = async (
  server: ServerProcess,
  name: string,
  options: Options,
): Promise<LoadResult & { requests: number }> => {
  const { default: autocannon } = await import('autocannon')
  const cpuBefore = await server.cpuMicroseconds()
  const { requests, latency, non2xx, errors } = await autocannon(options)
  if (non2xx || errors) throw new Error(`${name}: ${non2xx + errors} of ${requests.total} requests failed`)
  return {
    requests: requests.total,
    requestsPerSecond: requests.average,
    p99Ms: latency.p99,
    cpuMicroseconds: ((await server.cpuMicroseconds()) - cpuBefore) / requests.total,
  }
}
