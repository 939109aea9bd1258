import { backupTime } from './find-backup-target.ts'
import { unfinished, type BackupStore } from './folder-store.ts'

/** An incomplete file older than this is left from a killed process. */
const abandonedMs = 24 * 3_600_000

export const listBackups = async (store: BackupStore): Promise<{ name: string; at: Date }[]> => {
  const found = (await store.list()).flatMap((name) => {
    const at = backupTime(name)
    return at ? [{ name, at }] : []
  })
  return found.toSorted((a, b) => Number(b.at) - Number(a.at))
}

export const deleteOldBackups = async (store: BackupStore, count: number, now = new Date()): Promise<string[]> => {
  const old = (await listBackups(store)).slice(count).map(({ name }) => name)
  const left = (await store.list()).filter((name) => {
    const at = name.endsWith(unfinished) && backupTime(name.slice(0, -unfinished.length))
    return at && Number(now) - Number(at) > abandonedMs
  })
  for (const name of [...old, ...left]) await store.remove(name)
  return [...old, ...left]
}
