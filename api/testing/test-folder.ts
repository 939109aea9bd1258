import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../database/lock.ts'
import { killServer } from '../database/postmaster.ts'

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm'
/** What three servers of a whole run may need. */
const neededBytes = 4 * 2 ** 30

const hasRoom = async () => {
  const { bavail, bsize } = await statfs(inMemory)
  return Math.min(bavail * bsize, process.availableMemory()) > neededBytes
}

/** Removes the folders of `testFolder` whose process is gone, with the server that it left running. */
export const removeLeft = async (parent: string) => {
  for (const name of await readdir(parent).catch(() => [])) {
    const owner = Number(/^directory-[a-z]+-p(\d+)-\w{6}$/.exec(name)?.[1])
    if (!owner || isAlive(owner)) continue
    const folder = join(parent, name)
    await killServer(join(folder, 'postgres')).catch(() => {})
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {}) // another run may be at it too
  }
}

/**
 * A new folder for a PostgreSQL, in memory where there is room: a database is a thousand small files, and making them on a
 * disk takes ten times as much of the processor. What runs that were killed have left there goes.
 */
export const testFolder = async (name: string): Promise<string> => {
  await Promise.all([inMemory, tmpdir()].map(removeLeft))
  const parent = (await hasRoom().catch(() => false)) ? inMemory : tmpdir()
  return mkdtemp(join(parent, `${name}-p${process.pid}-`))
}
