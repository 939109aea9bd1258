import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../database/lock.ts'
import { killServer } from '../database/embedded/postmaster.ts'

const inMemory = '/dev/shm'
/** Space for the three servers of a whole run. */
const neededBytes = 4 * 2 ** 30

const hasRoom = async () => {
  const { bavail, bsize } = await statfs(inMemory)
  return Math.min(bavail * bsize, process.availableMemory()) > neededBytes
}

/** Of processes that have ended, with the servers they left running. */
export const removeLeft = async (parent: string) => {
  for (const name of await readdir(parent).catch(() => [])) {
    const owner = Number(/^directory-[a-z]+-p(\d+)-\w{6}$/.exec(name)?.[1])
    if (!owner || isAlive(owner)) continue
    const folder = join(parent, name)
    await killServer(join(folder, 'postgres')).catch(() => {})
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {}) // another run may be removing it too
  }
}

/** In memory if there is room: creating a database's thousand files on disk takes ten times as much CPU. */
export const testFolder = async (name: string): Promise<string> => {
  await Promise.all([inMemory, tmpdir()].map(removeLeft))
  const parent = (await hasRoom().catch(() => false)) ? inMemory : tmpdir()
  return mkdtemp(join(parent, `${name}-p${process.pid}-`))
}
