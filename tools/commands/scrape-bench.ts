import 'reflect-metadata'
import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entities } from '../../api/start/entities.ts'
import { connectDatabase } from '../../api/database/embedded/connect.ts'
import { runSql } from '../../api/database/sql.ts'
import { seedReference } from '../../api/seed/seed-reference.ts'
import { defineCommand, runCommand } from '../../api/commands/run-command.ts'
import { createContext } from '../../api/server/context.ts'
import { readEnv } from '../../api/process/env.ts'
import { log } from '../../api/process/log.ts'
import { getNodeOptions } from '../../api/testing/node-options.ts'
import { benchPlaces, startBenchDirectory } from '../scrape-bench/bench-directory.ts'
import type { BenchReport } from '../scrape-bench/bench-worker.ts'
import { readState } from '../../api/scraping/runs/read-state.ts'
import { runScraper } from '../../api/scraping/runs/start-run.ts'

const aimPerSecond = 200
const aimMegabytes = 300

/** With a large machine's memory, the heap would grow to three times what is in use before collection. */
const workerOptions = [...getNodeOptions('worker'), '--import', 'tsx']

const startBenchWorker = (settings: Record<string, string>) => {
  const worker = fork(join(import.meta.dirname, '../scrape-bench/bench-worker.ts'), {
    execArgv: workerOptions,
    env: { ...process.env, ...settings },
  })
  const report = new Promise<BenchReport>((done, fail) => {
    worker.once('message', (message) => done(message as BenchReport))
    worker.once('exit', () => fail(new Error('the worker ended too early')))
  })
  report.catch(() => {}) // awaited at the end
  return { worker, report }
}

const usage = `Measures how many listings a second are fetched, read, matched and saved without pacing, and the worker's memory.

  npm run scrape:bench    with a temporary directory site and database`

const bench = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scrape-bench-'))
  const directory = await startBenchDirectory()
  const settings = {
    DATA_DIR: folder,
    SOURCE_BASE_YELL: `http://yell.localhost:${directory.port}`,
    SOURCE_ALLOWED_HOSTS: `*.localhost:${directory.port}`,
    SCRAPER_SOURCES: 'yell',
    LOG_LEVEL: 'error',
    SCRAPER_PLACES: benchPlaces.join(','),
  }
  const env = readEnv(settings)
  log.level = env.LOG_LEVEL
  const database = await connectDatabase(env, entities)
  const { pool } = database
  try {
    await seedReference(database)
    const { rows } = await runSql<{ id: number }>(
      pool,
      `insert into app_user (username, password, is_admin) values ('bench', 'none', true) returning id`,
    )
    await runScraper(
      createContext(database, env, { ip: '', viewer: { id: rows[0]!.id, username: 'bench', isAdmin: true } }),
      { source: 'yell', isTest: false, directories: [] },
    )
    const { worker, report } = startBenchWorker(settings)
    for (let isRunning = true; isRunning;) {
      await Promise.race([new Promise((done) => setTimeout(done, 500)), report])
      const state = await readState(pool)
      isRunning = state.isRunning
      if (process.stderr.isTTY) process.stderr.write(`\r${state.processedSuppliers} listings`)
      if (!isRunning && state.errors.length) console.log(state.errors.slice(0, 5).join('\n'))
    }
    worker.send('end')
    const { peakMegabytes } = await report
    const {
      rows: [saved],
    } = await runSql<{ listings: number; seconds: number }>(
      pool,
      `select (select count(*)::int from supplier) listings, extract(epoch from r.finished_at - min(p.started_at))::float8 seconds
         from scrape_run r join scrape_page p on p.run_id = r.id group by r.id`,
    )
    const { listings, seconds } = saved!
    console.log(
      `\n${listings} listings saved in ${seconds.toFixed(1)} s: ${(listings / seconds).toFixed(0)} a second (at least ${aimPerSecond} wanted); ${peakMegabytes.toFixed(0)} MB at most (at most ${aimMegabytes} wanted)`,
    )
  } finally {
    await database.close()
    directory.close()
    await rm(folder, { recursive: true, force: true })
  }
}

export const command = defineCommand({ usage, options: {}, run: bench })

if (import.meta.main) process.exit(await runCommand(command))
