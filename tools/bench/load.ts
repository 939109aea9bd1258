import autocannon from 'autocannon'
import type { ServerProcess } from '../servers/server-process.ts'

/** The benchmark of one server. */
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
/** How many different queries a connection sends in one run; when they repeat, no cache has them any more. */
const questions = 1500
let asked = 0

/**
 * Loads a server for some seconds with the list of one county after the other.
 * @throws when a response fails.
 */
export const load = async (contender: Contender, counties: readonly string[], seconds: number): Promise<LoadResult> => {
  const { name, url, query, headers = {}, isRepeating = false } = contender
  const bodies = () =>
    Array.from({ length: isRepeating ? counties.length : questions }, (_, index) => {
      // servers ignore variables that the query does not declare: this one makes the query a new one
      const variables = { county: counties[index % counties.length], ...(isRepeating ? {} : { number: asked++ }) }
      return { body: JSON.stringify({ query, variables }) }
    })
  const cpuBefore = await contender.cpuMicroseconds()
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    connections,
    duration: seconds,
    setupClient: (client) => (client as unknown as { setRequests: (requests: object[]) => void }).setRequests(bodies()),
  })
  if (result.non2xx || result.errors)
    throw new Error(`${name}: ${result.non2xx + result.errors} of ${result.requests.total} requests failed`)
  return {
    requestsPerSecond: result.requests.average,
    p99Ms: result.latency.p99,
    cpuMicroseconds: ((await contender.cpuMicroseconds()) - cpuBefore) / result.requests.total,
  }
}
