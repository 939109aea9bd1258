import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isAlive } from './lock.ts'

/** The server that runs on a folder, from its postmaster.pid. */
interface Running {
  pid: number
  port: number
  isReady: boolean
}

const fileOf = (folder: string) => join(folder, 'postmaster.pid')
const readLines = (path: string) =>
  readFile(path, 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  )

/**
 * The server that runs on this very folder. A postmaster.pid may be left from before, and then its number be that of
 * another program, or have come with a copy of the folder, and then be that of the original's server.
 */
export const runningServer = async (folder: string): Promise<Running | undefined> => {
  const [first, named = '', , port, , , , state] = await readLines(fileOf(folder))
  const pid = Number(first)
  if (!pid || !isAlive(pid) || !(await runsOn(pid, folder, named))) return undefined
  return { pid, port: Number(port), isReady: Boolean(state?.startsWith('ready')) }
}

/** PostgreSQL works in its data folder; where that is not to be seen, what it has written there counts. */
const runsOn = async (pid: number, folder: string, named: string): Promise<boolean> => {
  if (process.platform === 'linux') {
    const [, name, state] = /^\d+ \((.*)\) (\S)/.exec(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')) ?? []
    if (!name?.includes('postgres') || state === 'Z') return false // in a container nobody may clear its dead away
    const place = await idOf(`/proc/${pid}/cwd`)
    if (place) return place === (await idOf(folder))
  }
  const place = await idOf(named)
  return place !== undefined && place === (await idOf(folder))
}

/** The same for two paths of one folder. */
const idOf = (path: string) =>
  stat(path).then(
    ({ dev, ino }) => `${dev} ${ino}`,
    () => undefined,
  )

/** No process has this number. */
const nobodysPid = 2 ** 31 - 1

/**
 * Lets a server start on a folder whose postmaster.pid names a process that lives and has nothing to do with it. The rest
 * of the file stays, by which PostgreSQL finds out whether processes of a killed server still use the folder.
 */
export const disownPid = async (folder: string) => {
  const [first, ...rest] = await readLines(fileOf(folder))
  const pid = Number(first)
  if (pid && isAlive(pid) && !(await runningServer(folder)))
    await writeFile(fileOf(folder), [nobodysPid, ...rest].join('\n'))
}

/** The port of the last server on this very folder, from its postmaster.opts: other processes may still ask there. */
export const lastPort = async (folder: string): Promise<number | undefined> => {
  const [options = ''] = await readLines(join(folder, 'postmaster.opts'))
  const [named, port] = [/"-D" "([^"]+)"/.exec(options)?.[1], /"-p" "(\d+)"/.exec(options)?.[1]]
  const place = named && (await idOf(named))
  return place && place === (await idOf(folder)) ? Number(port) || undefined : undefined
}

/** Ends a server that does not listen to reason, such as a frozen one, with its processes. The next start recovers. */
export const killServer = async (folder: string) => {
  const pid = (await runningServer(folder))?.pid
  if (!pid) return
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  for (const one of [pid, ...children.split(' ').map(Number)]) {
    try {
      if (one) process.kill(one, 'SIGKILL')
    } catch {
      // it has ended by itself
    }
  }
  for (let tries = 0; tries < 100 && (await runningServer(folder))?.pid === pid; tries++) await setTimeout(50)
}
