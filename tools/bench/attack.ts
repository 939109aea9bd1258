import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { attacks, queryOfEveryone } from './attacks.ts'
import { end } from '../../api/testing/site-process.ts'
import { frugal } from '../../api/build/memory-flags.js'
import type { Undo } from '../../api/testing/undo.ts'
import { getNodeOptions } from '../../api/testing/node-options.ts'
import { startBuiltSite, type ServerProcess } from '../servers/server-process.ts'

export interface AttackResult {
  attack: string
  networks: number
  requests: number
  failed: number
  p50Ms: number
  p99Ms: number
  /** The peak memory of the site's process; Infinity if it died. */
  maxBytes: number
}

export const attackBars = { p99Ms: 500, failed: 0, maxBytes: 600e6 }

export const isPassed = ({ p99Ms, failed, maxBytes }: AttackResult): boolean =>
  p99Ms <= attackBars.p99Ms && failed <= attackBars.failed && maxBytes <= attackBars.maxBytes

interface AttackOptions {
  seconds?: number
  networks?: number[]
  only?: string[]
  onRow?: (row: AttackResult) => void
}

const connections = 40
const beforeMs = 1000
const noAttack = 'none'

/** Each visitor reads a cached page, searches, opens a supplier and an uncached page, and sends a form in two halves. */
export const benchAttacks = async (
  databaseUrl: string,
  undo: Undo,
  { seconds = 5, networks = [1, connections], only = Object.keys(attacks), onRow }: AttackOptions = {},
): Promise<AttackResult[]> => {
  // with the allocator's settings of a small machine, whose memory is the bar
  const start = () =>
    startBuiltSite(databaseUrl, undo, { TRUST_PROXY: '1', LOG_LEVEL: 'fatal', ...frugal }, getNodeOptions('start'))
  let site = await start()
  const measured: AttackResult[] = []
  const measure = async (attack: string, from: number) => {
    if (!site.isAlive()) site = await start()
    const size = { connections, networks: from }
    const attacker = attack === noAttack ? undefined : startAttack(attack, site.url, size, undo)
    await wait(attacker ? beforeMs : 0)
    const watched = watchMemory(site)
    const met = await visit(new URL(site.url), seconds)
    if (attacker) await end(attacker)
    const row = { attack, networks: from, ...met, maxBytes: await watched() }
    measured.push(row)
    onRow?.(row)
  }
  await visit(new URL(site.url), seconds) // a site that has just started is slow by itself
  await measure(noAttack, 1)
  for (const from of networks) for (const attack of only) await measure(attack, from)
  return measured
}

const watchMemory = (site: ServerProcess) => {
  const over = new AbortController()
  const watching = (async () => {
    let maxBytes = 0
    while (!over.signal.aborted) {
      maxBytes = Math.max(maxBytes, site.isAlive() ? await site.bytes().catch(() => Infinity) : Infinity)
      await wait(250)
    }
    return maxBytes
  })()
  return () => {
    over.abort()
    return watching
  }
}

export const startAttack = (
  attack: string,
  url: string,
  { connections, networks }: { connections: number; networks: number },
  undo: Undo,
): ChildProcess => {
  const args = [attack, url, String(connections), String(networks)]
  const attacker = fork(join(import.meta.dirname, 'attack-process.ts'), args, { execArgv: ['--import', 'tsx'] })
  undo.push(() => end(attacker))
  return attacker
}

const visitors = 25
const betweenRequestsMs = 2500

let requests = 0

/** The second half of a body comes later, as on a slow connection. */
async function* inHalves(text: string) {
  const bytes = new TextEncoder().encode(text)
  yield bytes.slice(0, bytes.length / 2)
  await wait(50)
  yield bytes.slice(bytes.length / 2)
}

const emptyMessage =
  'mutation { createMessage(input: { name: "", email: "", reason: OTHER, subject: "", message: "" }) { userErrors { message } } }'

/** `from` is an address reported by a proxy; only the last two requests are cached. */
export const honestReads = (url: URL, from: string, signal?: AbortSignal): (() => Promise<Response>)[] => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  const init = { headers, ...(signal ? { signal } : {}) }
  const post = (query: string) => fetch(url, { ...init, method: 'POST', body: JSON.stringify({ query }) })
  return [
    () =>
      post(`{ suppliers(filter: { query: "blinds ${requests++}" }, first: 20) { totalCount nodes { name city } } }`),
    () => post(`{ supplier(id: ${1 + (requests++ % 900)}) { name reviews { nodes { comment } } similar { name } } }`),
    () => fetch(new URL(`/counties/kent?asked=${requests++}`, url), init),
    () => {
      const body = inHalves(JSON.stringify({ query: emptyMessage })) // the browser's types lack a body of several parts
      return fetch(url, { ...init, method: 'POST', body, duplex: 'half' } as unknown as RequestInit)
    },
    () => post(queryOfEveryone),
    () => fetch(new URL('/directory', url), init),
  ]
}

type AttackFigures = Pick<AttackResult, 'requests' | 'failed' | 'p50Ms' | 'p99Ms'>

/** Every fifth comes from a search engine: another network each time. */
const getAddress = (visitor: number) =>
  visitor % 5 ? `198.51.100.${visitor}` : `10.0.${Math.floor(requests / 250)}.${1 + (requests % 250)}`

/** Several people at once, each of a network of their own. */
const visit = async (url: URL, seconds: number): Promise<AttackFigures> => {
  const times: number[] = []
  let failed = 0
  const ends = performance.now() + seconds * 1000
  const visitOne = async (visitor: number) => {
    await wait((visitor * betweenRequestsMs) / visitors)
    for (let request = visitor; performance.now() < ends; request++) {
      const start = performance.now()
      const reads = honestReads(url, getAddress(visitor))
      const isAnswered = await reads[request % reads.length]!().then(
        async (answer) => {
          const text = await answer.text()
          return answer.ok && text !== '' && !text.startsWith('{"errors"')
        },
        () => false,
      )
      times.push(performance.now() - start)
      if (!isAnswered) failed++
      await wait(betweenRequestsMs)
    }
  }
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visitOne(visitor)))
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)]!
  return { requests: times.length, failed, p50Ms: at(0.5), p99Ms: at(0.99) }
}
