import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { startAttack } from '../bench/attack.ts'
import { end } from '../../api/testing/site-process.ts'
import { killDatabase } from './database-faults.ts'
import type { Fault } from './fault.ts'
import { thousands } from '../../api/text/plural.rules.ts'

/** Undefined where /proc is not available. */
const connectionsTo = async (port: number): Promise<number | undefined> => {
  const table = await readFile('/proc/net/tcp', 'utf8').catch(() => undefined)
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return table?.split('\n').filter((line) => {
    const [, address, , state] = line.trim().split(/\s+/)
    return state === '01' && address?.endsWith(local)
  }).length
}

interface Size {
  connections: number
  networks: number
  times?: number
}

/** As in `npm run bench:attack`, at another scale. */
const attack = (name: string, what: string, { connections, networks, times = 1 }: Size): Fault => ({
  name,
  what: `${thousands(connections)} ${what}, from ${networks} networks`,
  run: async ({ site, holdMs, undo, note: report }) => {
    const attacker = startAttack(name, `${site.url}/graphql`, { connections, networks }, undo)
    try {
      await wait(holdMs * times)
      const standing = await connectionsTo(site.port)
      if (standing !== undefined) report(`${thousands(standing)} connections stood at the end`)
    } finally {
      await end(attacker)
    }
  },
})

const fewFiles = 1000

const filesRunOut = (size: Size): Fault => {
  const idle = attack('idle sockets', 'connections that say nothing', size)
  return {
    ...idle,
    name: 'files run out',
    what: `the site’s process may open ${thousands(fewFiles)} files; ${idle.what}; PostgreSQL is killed meanwhile`,
    skipped: needsPrlimit,
    prepare: async () => ({ launcher: ['prlimit', `--nofile=${fewFiles}:${fewFiles}`] }),
    run: async (scene) => {
      const attacked = idle.run(scene)
      await wait(scene.holdMs / 3)
      await killDatabase(scene)
      await attacked
    },
  }
}

const needsPrlimit = () =>
  spawnSync('prlimit', ['--version']).status === 0 ? undefined : 'needs prlimit (Linux, util-linux)'

export const visitorFaults: Fault[] = [
  attack('idle sockets', 'connections that say nothing', { connections: 10_000, networks: 250, times: 2 }),
  filesRunOut({ connections: 2000, networks: 250, times: 2 }),
  attack('slow headers', 'connections that send a header a second and never the last (slow-loris)', {
    connections: 2000,
    networks: 250,
    times: 2,
  }),
  attack('slow bodies', 'connections that send some bytes of a body a second', {
    connections: 2000,
    networks: 250,
    times: 2,
  }),
  attack('slow readers', 'readers who ask for every supplier and never read the answer', {
    connections: 200,
    networks: 10,
  }),
  attack('sockets that do not read', 'WebSockets that ask again and again and never read', {
    connections: 200,
    networks: 10,
  }),
]
