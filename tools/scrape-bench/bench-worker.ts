import 'reflect-metadata'
import { entities } from '../../api/start/entities.ts'
import { connectDatabase } from '../../api/database/embedded/connect.ts'
import { startWorker } from '../../api/jobs/start-worker.ts'
import { work } from '../../api/start/tasks.ts'
import { readEnv } from '../../api/process/env.ts'
import { noPace } from '../../api/testing/no-pace.ts'
import { scrapeTools } from '../../api/scraping/runs/scrape-tools.ts'

/** Peak memory as counted by the system. */
export interface BenchReport {
  peakMegabytes: number
}

/** A worker like that of `npm run worker`, but without pacing; ends on request. */
const env = readEnv()
const database = await connectDatabase(env, entities)
scrapeTools(database.pool, env, noPace)
const worker = await startWorker({ env, database }, work)
process.once('message', () => {
  void (async () => {
    await worker.stop()
    await database.close()
    process.send!({ peakMegabytes: process.resourceUsage().maxRSS / 1024 } satisfies BenchReport, () => process.exit())
  })()
})
