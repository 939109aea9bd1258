import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runningServer } from '../../api/database/embedded/postmaster.ts'
import type { Fault, Scene } from './fault.ts'

/** The postmaster's first; waits if it is starting. */
const findPids = async ({ dataDir }: Pick<Scene, 'dataDir'>): Promise<number[]> => {
  for (let tries = 0; tries < 100; tries++) {
    const server = await runningServer(join(dataDir, 'postgres'))
    if (server) {
      const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').catch(() => '')
      return [server.pid, ...children.split(' ').map(Number).filter(Boolean)]
    }
    await wait(100)
  }
  throw new Error('there is no PostgreSQL to do anything to')
}

const signal = (pids: readonly number[], name: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // it has ended by itself
    }
  }
}

export const killDatabase = async (scene: Pick<Scene, 'dataDir'>) => signal(await findPids(scene), 'SIGKILL')

const isLinux = () => (process.platform === 'linux' ? undefined : 'needs Linux')

export const databaseFaults: Fault[] = [
  {
    name: 'stopped',
    what: 'PostgreSQL is stopped in order (SIGINT) by somebody else',
    run: async (scene) => signal((await findPids(scene)).slice(0, 1), 'SIGINT'),
  },
  {
    name: 'killed',
    what: 'PostgreSQL and all its processes are killed (SIGKILL)',
    skipped: isLinux,
    run: killDatabase,
  },
  {
    name: 'frozen',
    what: 'all of PostgreSQL is frozen (SIGSTOP) for a while, and goes on',
    skipped: isLinux,
    run: async (scene) => {
      const pids = await findPids(scene)
      try {
        signal(pids, 'SIGSTOP')
        await wait(scene.holdMs * 2.5)
      } finally {
        signal(pids, 'SIGCONT')
      }
    },
  },
  {
    name: 'cut',
    what: 'the network to the database is cut for a while: what is sent is never heard of, nobody hangs up',
    overNetwork: true,
    run: async ({ network, holdMs }) => {
      try {
        network!.cut()
        await wait(holdMs * 2.5)
      } finally {
        network!.mend()
      }
    },
  },
  {
    name: 'slow',
    what: 'everything to and from the database is 300 ms late',
    overNetwork: true,
    run: async ({ network, holdMs }) => {
      try {
        network!.delay(300)
        await wait(holdMs)
      } finally {
        network!.delay(0)
      }
    },
  },
]
