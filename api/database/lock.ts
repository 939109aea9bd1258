import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { StartError } from '../process/env.ts'

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A lock file that stays empty for longer is abandoned. */
const writtenWithinMs = 2000

const own = new Set<string>()

/** `what` names the folder in errors. @throws StartError if the file cannot be written, or stays locked. */
export const withLock = async <T>(
  path: string,
  work: () => Promise<T>,
  { patienceMs = 120_000, what = 'DATA_DIR' } = {},
): Promise<T> => {
  const giveUpAt = performance.now() + patienceMs
  while (!(await acquire(path, what))) {
    if (await isAbandoned(path)) await rm(path, { force: true })
    else if (performance.now() > giveUpAt)
      throw new StartError(`${what} is in use by another process; if there is none, delete ${path}`)
    else await new Promise((done) => setTimeout(done, 50))
  }
  own.add(path)
  try {
    return await work()
  } finally {
    own.delete(path)
    await rm(path, { force: true })
  }
}

const acquire = (path: string, what: string) =>
  writeFile(path, String(process.pid), { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw new StartError(`${what} cannot be written: ${error.message}`)
    },
  )

const isAbandoned = async (path: string) => {
  const holder = Number(await readFile(path, 'utf8').catch(() => ''))
  if (holder) return holder === process.pid ? !own.has(path) : !isAlive(holder)
  const made = await stat(path).catch(() => undefined)
  return made !== undefined && Date.now() - made.mtimeMs > writtenWithinMs
}
