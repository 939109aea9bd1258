import { fork } from 'node:child_process'
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
    const args = [attack, site.url, String(connections), String(networks)]
    const attacker =
      attack === noAttack
        ? undefined
        : fork(join(import.meta.dirname, 'attack-process.ts'), args, { execArgv: ['--import', 'tsx'] })
    if (attacker) undo.push(() => end(attacker))
    await wait(attacker ? beforeMs : 0)
    measured.push({ attack, ...(await visit(new URL(site.url), seconds)) })
    if (attacker) await end(attacker)
  }
  return measured
}

let asked = 0

const visit = async (url: URL, seconds: number): Promise<Omit<Attacked, 'attack'>> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' }
  const post = (query: string) => fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) })
  const requests = [
    () => post(`{ suppliers(filter: { query: "blinds ${asked++}" }, first: 20) { totalCount nodes { name city } } }`),
    () => post(`{ supplier(id: ${1 + (asked++ % 900)}) { name reviews { nodes { comment } } similar { name } } }`),
    () => fetch(new URL(`/counties/kent?asked=${asked++}`, url), { headers }),
  ]
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
