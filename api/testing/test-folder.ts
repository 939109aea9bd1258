import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm'
/** What three servers of a whole run may need. */
const neededBytes = 4 * 2 ** 30

const hasRoom = async () => {
  const { bavail, bsize } = await statfs(inMemory)
  return Math.min(bavail * bsize, process.availableMemory()) > neededBytes
}

/**
 * A new folder for a PostgreSQL, in memory where there is room: a database is a thousand small files, and making them on a
 * disk takes ten times as much of the processor.
 */
export const testFolder = async (name: string): Promise<string> =>
  mkdtemp(join((await hasRoom().catch(() => false)) ? inMemory : tmpdir(), `${name}-`))
