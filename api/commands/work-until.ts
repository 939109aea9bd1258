import 'reflect-metadata'
import { once } from 'node:events'
import { createMetrics, listenForMetrics } from '../http/metrics.ts'
import { work } from '../start/tasks.ts'
import { withStoredSecret } from '../accounts/sign-in/session-secret.ts'
import { checkBackupTo } from '../maintenance/backup/find-backup-target.ts'
import type { Database } from '../database/orm.ts'
import { startWorker } from '../jobs/start-worker.ts'
import { checkSources } from '../scraping/sources/registry.ts'
import { readEnv } from '../process/env.ts'
import { log } from '../process/log.ts'
import { followSettings } from '../office/site/effective-settings.ts'
import { withDatabase } from './with-database.ts'

export const workUntil = async (signal: AbortSignal, settings = process.env): Promise<void> => {
  if (signal.aborted) return
  const untilStopped = async (database: Database) => {
    const own = await withStoredSecret(readEnv(settings))
    log.level = own.LOG_LEVEL
    checkSources(own)
    await checkBackupTo(own)
    if (signal.aborted) return
    const { env, close } = await followSettings(database, own)
    const worker = await startWorker({ env, database }, work)
    const stopMetrics = env.METRICS_PORT && (await listenForMetrics(createMetrics(database), env))
    console.log('Working')
    if (!signal.aborted) await once(signal, 'abort')
    if (stopMetrics) await stopMetrics()
    await worker.stop()
    await close()
  }
  await withDatabase(untilStopped, settings, signal).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
