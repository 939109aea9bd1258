import { backupTime } from './find-place.ts'
import { unfinished } from './folder.ts'
import type { Shelf } from './place.ts'

/** After how long an unfinished file belongs to a process that was killed. */
const abandonedMs = 24 * 3_600_000

/** The backups of a shelf, newest first; other files are none of ours. */
export const listBackups = async (shelf: Shelf): Promise<{ name: string; at: Date }[]> => {
  const found = (await shelf.list()).flatMap((name) => {
    const at = backupTime(name)
    return at ? [{ name, at }] : []
  })
  return found.toSorted((a, b) => Number(b.at) - Number(a.at))
}

/** Deletes all backups but the newest, and what killed ones left; returns their names. To be called once a new one is whole. */
export const keepNewest = async (shelf: Shelf, count: number, now = new Date()): Promise<string[]> => {
  const old = (await listBackups(shelf)).slice(count).map(({ name }) => name)
  const left = (await shelf.list()).filter((name) => {
    const at = name.endsWith(unfinished) && backupTime(name.slice(0, -unfinished.length))
    return at && Number(now) - Number(at) > abandonedMs
  })
  for (const name of [...old, ...left]) await shelf.remove(name)
  return [...old, ...left]
}
