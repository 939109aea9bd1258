import { backupTime } from './find-place.ts'
import { unfinished } from './folder.ts'
import type { Shelf } from './place.ts'

/** An incomplete file older than this is left from a killed process. */
const abandonedMs = 24 * 3_600_000

/** The backups in a store, newest first; other files are ignored. */
export const listBackups = async (shelf: Shelf): Promise<{ name: string; at: Date }[]> => {
  const found = (await shelf.list()).flatMap((name) => {
    const at = backupTime(name)
    return at ? [{ name, at }] : []
  })
  return found.toSorted((a, b) => Number(b.at) - Number(a.at))
}

/**
 * Deletes all backups but the newest, and incomplete files of killed processes; returns their names. Call it after a
 * complete backup.
 */
export const keepNewest = async (shelf: Shelf, count: number, now = new Date()): Promise<string[]> => {
  const old = (await listBackups(shelf)).slice(count).map(({ name }) => name)
  const left = (await shelf.list()).filter((name) => {
    const at = name.endsWith(unfinished) && backupTime(name.slice(0, -unfinished.length))
    return at && Number(now) - Number(at) > abandonedMs
  })
  for (const name of [...old, ...left]) await shelf.remove(name)
  return [...old, ...left]
}
