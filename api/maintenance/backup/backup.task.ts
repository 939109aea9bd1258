import type { JobHelpers } from 'graphile-worker'
import type { JobContext } from '../../jobs/job-context.ts'
import { log } from '../../process/log.ts'
import { recordBackupFailure, recordBackupSuccess } from './backup-outcome.ts'
import { backupName, findBackupStore } from './find-backup-target.ts'
import { deleteOldBackups, listBackups } from './delete-old-backups.ts'
import { makeBackup } from './make-backup.ts'

/** Tolerance, so that a daily backup stays at its hour although the last one ended later. */
const slackMs = 30 * 60_000

/** Runs hourly, so that failures retry. */
export const backupTask = async ({ env, database }: JobContext, _: unknown, { abortSignal }: JobHelpers) => {
  if (!env.BACKUP_TO) return
  const now = new Date()
  try {
    const store = findBackupStore(env.BACKUP_TO, env)
    const [newest] = await listBackups(store)
    if (newest && Number(now) - Number(newest.at) < env.BACKUP_EVERY_HOURS * 3_600_000 - slackMs) {
      await deleteOldBackups(store, env.BACKUP_KEEP, now)
      return void (await recordBackupSuccess(database.pool, newest.at))
    }
    const place = store.file(backupName(now))
    await makeBackup(database.url, place, { dataDir: env.DATA_DIR, now, signal: abortSignal })
    await recordBackupSuccess(database.pool, now)
    const removed = await deleteOldBackups(store, env.BACKUP_KEEP, now)
    log.info({ place: place.label, removed }, 'backup complete')
  } catch (error) {
    log.error({ err: error, BACKUP_TO: env.BACKUP_TO }, 'backup failed; retrying in an hour')
    if (!abortSignal?.aborted) await recordBackupFailure(database.pool, error, now).catch(() => {}) // the database may be the cause
    throw error
  }
}
