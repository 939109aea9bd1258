import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isAlive } from '../lock.ts'

interface RunningServer {
  pid: number
  port: number
  isReady: boolean
}

const getPidFile = (folder: string) => join(folder, 'postmaster.pid')
const readLines = (path: string) =>
  readFile(path, 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  )

/** A stale postmaster.pid may name another program, and one in a copied folder the original's server. */
export const runningServer = async (folder: string): Promise<RunningServer | undefined> => {
  const [first, named = '', , port, , , , state] = await readLines(getPidFile(folder))
  const pid = Number(first)
  if (!pid || !isAlive(pid) || !(await runsOn(pid, folder, named))) return undefined
  return { pid, port: Number(port), isReady: Boolean(state?.startsWith('ready')) }
}

/** PostgreSQL's working directory is its data folder; where that cannot be read, the path in the file counts. */
const runsOn = async (pid: number, folder: string, named: string): Promise<boolean> => {
  if (process.platform === 'linux') {
    const [, name, state] = /^\d+ \((.*)\) (\S)/.exec(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')) ?? []
    if (!name?.includes('postgres') || state === 'Z') return false // in a container, dead processes may never be reaped
    const place = await readFileId(`/proc/${pid}/cwd`)
    if (place) return place === (await readFileId(folder))
  }
  const place = await readFileId(named)
  return place !== undefined && place === (await readFileId(folder))
}

const readFileId = (path: string) =>
  stat(path).then(
    ({ dev, ino }) => `${dev} ${ino}`,
    () => undefined,
  )

const nobodysPid = 2 ** 31 - 1

/** The rest of the file stays: PostgreSQL uses it to detect processes of a killed server. */
export const disownPid = async (folder: string) => {
  const [first, ...rest] = await readLines(getPidFile(folder))
  const pid = Number(first)
  if (pid && isAlive(pid) && !(await runningServer(folder)))
    await writeFile(getPidFile(folder), [nobodysPid, ...rest].join('\n'))
}

/** From postmaster.opts: other processes may still connect to this port. */
export const lastPort = async (folder: string): Promise<number | undefined> => {
  const [options = ''] = await readLines(join(folder, 'postmaster.opts'))
  const [named, port] = [/"-D" "([^"]+)"/.exec(options)?.[1], /"-p" "(\d+)"/.exec(options)?.[1]]
  const place = named && (await readFileId(named))
  return place && place === (await readFileId(folder)) ? Number(port) || undefined : undefined
}

/** For a server that does not stop, such as a frozen one; the next start recovers. */
export const killServer = async (folder: string) => {
  const pid = (await runningServer(folder))?.pid
  if (!pid) return
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  for (const one of [pid, ...children.split(' ').map(Number)]) {
    try {
      if (one) process.kill(one, 'SIGKILL')
    } catch {}
  }
  for (let tries = 0; tries < 100 && (await runningServer(folder))?.pid === pid; tries++) await setTimeout(50)
}
