import 'reflect-metadata'
import { once } from 'node:events'
import { runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'
import type { Database } from '../database/orm.ts'
import { log } from '../server/log.ts'
import { readEnv } from '../server/env.ts'
import { startWorker } from '../jobs/start-worker.ts'
import { createMetrics, listenForMetrics } from '../app/metrics.ts'
import { work as tasks } from '../app/tasks.ts'
import { checkSources } from '../scraping/sources/registry.ts'

const usage = `Does the jobs of the site, such as scraping, in a process of its own: as many as you like, on as many machines.

  npm run worker     until Ctrl-C; it comes to the end of what it does first`

/** `npm run worker`: the jobs, until SIGTERM or Ctrl-C. */
const work = async () => {
  const stopping = new AbortController()
  const { signal } = stopping
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stopping.abort())
  const untilStopped = async (database: Database) => {
    const env = readEnv()
    log.level = env.LOG_LEVEL
    checkSources(env)
    if (signal.aborted) return
    const worker = await startWorker({ env, database }, tasks)
    const stopMetrics = env.METRICS_PORT && (await listenForMetrics(createMetrics(database.pool), env))
    console.log('Working')
    if (!signal.aborted) await once(signal, 'abort')
    if (stopMetrics) await stopMetrics()
    await worker.stop()
  }
  await withDatabase(untilStopped, process.env, signal).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}

process.exitCode = await runCommand(async (given) => {
  if (given.includes('--help') || given.includes('-h')) console.log(usage)
  else await work()
})
