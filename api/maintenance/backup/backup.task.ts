import type { Task } from 'graphile-worker'
import type { JobContext } from '../../jobs/job-context.ts'
import { log } from '../../process/log.ts'
import { noteFailed, noteGood } from './backup-outcome.ts'
import { backupName, findShelf } from './find-place.ts'
import { keepNewest, listBackups } from './keep-newest.ts'
import { makeBackup } from './make-backup.ts'

/** Tolerance, so that a daily backup stays at its hour although the last one ended later. */
const slackMs = 30 * 60_000

/**
 * `backup`: makes a backup in BACKUP_TO if the newest is older than BACKUP_EVERY_HOURS, then deletes those beyond
 * BACKUP_KEEP.
 * It runs hourly, so a failure is retried after an hour and shown in the dashboard meanwhile.
 */
export const backupTask =
  ({ env, database }: JobContext): Task =>
  async (_, { abortSignal }) => {
    if (!env.BACKUP_TO) return
    const now = new Date()
    try {
      const shelf = findShelf(env.BACKUP_TO, env)
      const [newest] = await listBackups(shelf)
      if (newest && Number(now) - Number(newest.at) < env.BACKUP_EVERY_HOURS * 3_600_000 - slackMs) {
        await keepNewest(shelf, env.BACKUP_KEEP, now)
        return void (await noteGood(database.pool, newest.at))
      }
      const place = shelf.place(backupName(now))
      await makeBackup(database.url, place, { dataDir: env.DATA_DIR, now, signal: abortSignal })
      await noteGood(database.pool, now)
      const removed = await keepNewest(shelf, env.BACKUP_KEEP, now)
      log.info({ place: place.label, removed }, 'backup complete')
    } catch (error) {
      log.error({ err: error, BACKUP_TO: env.BACKUP_TO }, 'backup failed; retrying in an hour')
      if (!abortSignal?.aborted) await noteFailed(database.pool, error, now).catch(() => {}) // the database may be the cause
      throw error
    }
  }
