import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { attacks } from './attacks.ts'
import type { Undo } from './scratch-database.ts'
import { end, startServer } from './server-process.ts'

/** What an honest visitor met during an attack. */
export interface Attacked {
  attack: string
  requests: number
  failed: number
  p50Ms: number
  p99Ms: number
}

const connections = 40
/** How long an attack has been going on before the visitor comes. */
const beforeMs = 1000
const noAttack = 'none'

/**
 * An honest visitor of a site that is attacked from 40 connections, by each attack in turn: of one network, or of as
 * many as there are connections. The visitor searches, opens a supplier and a page that nobody has asked for before.
 */
export const benchAttacks = async (
  databaseUrl: string,
  undo: Undo,
  { seconds = 5, networks = 1 } = {},
): Promise<Attacked[]> => {
  const site = await startServer('site-server.ts', databaseUrl, undo, { TRUST_PROXY: '1', LOG_LEVEL: 'fatal' })
  const measured: Attacked[] = []
  for (const attack of [noAttack, ...Object.keys(attacks)]) {
    const attacker = attack === noAttack ? undefined : startAttack(attack, site.url, { connections, networks }, undo)
    await wait(attacker ? beforeMs : 0)
    measured.push({ attack, ...(await visit(new URL(site.url), seconds)) })
    if (attacker) await end(attacker)
  }
  return measured
}

/** Begins an attack of this name, from so many connections of so many networks, in a process of its own. */
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

let asked = 0

/** What an honest visitor does, from an address that a proxy tells: none of it is in a cache. */
export const honestReads = (url: URL, from: string, signal?: AbortSignal): (() => Promise<Response>)[] => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  const init = { headers, ...(signal ? { signal } : {}) }
  const post = (query: string) => fetch(url, { ...init, method: 'POST', body: JSON.stringify({ query }) })
  return [
    () => post(`{ suppliers(filter: { query: "blinds ${asked++}" }, first: 20) { totalCount nodes { name city } } }`),
    () => post(`{ supplier(id: ${1 + (asked++ % 900)}) { name reviews { nodes { comment } } similar { name } } }`),
    () => fetch(new URL(`/counties/kent?asked=${asked++}`, url), init),
  ]
}

const visit = async (url: URL, seconds: number): Promise<Omit<Attacked, 'attack'>> => {
  const requests = honestReads(url, '198.51.100.7')
  const times: number[] = []
  let failed = 0
  const ends = performance.now() + seconds * 1000
  while (performance.now() < ends || times.length < requests.length) {
    const start = performance.now()
    const isAnswered = await requests[times.length % requests.length]!().then(
      async (answer) => (await answer.text()) !== '' && answer.ok,
      () => false,
    )
    times.push(performance.now() - start)
    if (!isAnswered) failed++
    await wait(20)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)]!
  return { requests: times.length, failed, p50Ms: at(0.5), p99Ms: at(0.99) }
}
