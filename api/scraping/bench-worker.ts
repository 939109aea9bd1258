import 'reflect-metadata'
import { connectDatabase } from '../database/connect.ts'
import { startWorker } from '../jobs/start-worker.ts'
import { readEnv } from '../server/env.ts'
import { noPace } from './pace.ts'
import { scrapeTools } from './scrape-tools.ts'

/** What a worker tells when it has ended: its greatest need of memory, as the system counted it. */
export interface BenchReport {
  peakMegabytes: number
}

/** A worker as `npm run worker` starts one, but without pacing; ends when it is told to. */
const env = readEnv()
const database = await connectDatabase(env)
scrapeTools(database.pool, env, noPace)
const worker = await startWorker({ env, database })
process.once('message', () => {
  void (async () => {
    await worker.stop()
    await database.close()
    process.send!({ peakMegabytes: process.resourceUsage().maxRSS / 1024 } satisfies BenchReport, () => process.exit())
  })()
})
