import 'reflect-metadata'
import { failure } from './run-command.ts'
import { withDatabase } from './with-database.ts'
import { log } from '../server/log.ts'
import { readEnv } from '../server/env.ts'
import { startWorker } from '../jobs/start-worker.ts'
import { work as tasks } from '../app/tasks.ts'
import { checkSources } from '../scraping/sources/registry.ts'

const usage = `Does the jobs of the site, such as scraping, in a process of its own: as many as you like, on as many machines.

  npm run worker     until Ctrl-C; it comes to the end of what it does first`

/** `npm run worker`: the jobs, until SIGTERM or Ctrl-C. */
const work = () =>
  withDatabase(async (database) => {
    const env = readEnv()
    log.level = env.LOG_LEVEL
    checkSources(env)
    const worker = await startWorker({ env, database }, tasks)
    console.log('Working')
    await new Promise((done) => {
      process.once('SIGTERM', done)
      process.once('SIGINT', done)
    })
    await worker.stop()
  })

try {
  if (process.argv.includes('--help') || process.argv.includes('-h')) console.log(usage)
  else await work()
} catch (error) {
  console.error(failure(error))
  process.exitCode = 1
}
