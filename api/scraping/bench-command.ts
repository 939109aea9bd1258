import 'reflect-metadata'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '../database/connect.ts'
import { seedReference } from '../database/seed/seed-reference.ts'
import { failure } from '../database/seed/with-database.ts'
import { startWorker } from '../jobs/start-worker.ts'
import { createContext } from '../server/context.ts'
import { readEnv } from '../server/env.ts'
import { log } from '../server/log.ts'
import { majorCities } from './bulk-places.rules.ts'
import { noPace } from './pace.ts'
import { readState } from './read-state.ts'
import { scrapeTools } from './scrape-tools.ts'
import { runScraper } from './start-run.ts'

const perPage = 25
const aimPerSecond = 200
const aimMegabytes = 300

/** A directory as yell.com's with different businesses without end: twenty pages for each search of one thing. */
const startDirectory = async () => {
  const firm = (where: number, page: number, at: number) => {
    const id = (where * 1000 + page) * 100 + at
    const name = `${words[id % words.length]} ${words[(id * 7) % words.length]}${where} Blinds ${id}`
    return `<article class="businessCapsule"><a class="businessCapsule--title" href="/biz/firm-${id}-${id}/"><h2 class="businessCapsule--name">${name}</h2></a>
      <span itemprop="address"><span itemprop="streetAddress">${(id % 90) + 1} Mill Lane</span>, <span itemprop="addressLocality">${majorCities[where]}</span></span>
      <span class="business--telephoneNumber">0${String(1_000_000_000 + ((id * 7919) % 900_000_000)).slice(0, 10)}</span></article>`
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === '/robots.txt') return response.writeHead(404).end()
    const where = majorCities.indexOf(url.searchParams.get('location') as (typeof majorCities)[number])
    const page = Number(url.searchParams.get('pageNum') ?? 1)
    const isOver = where < 0 || url.searchParams.get('keywords') !== 'blinds'
    const cards = isOver ? '' : Array.from({ length: perPage }, (_, at) => firm(where, page, at)).join('')
    const next = new URL(url)
    next.searchParams.set('pageNum', String(page + 1))
    response.setHeader('content-type', 'text/html; charset=utf-8')
    return response.end(`<html><body>${isOver ? '<p>Sorry, we found no results</p>' : cards}${!isOver && page < 10 ? `<a class="pagination--next" href="${next.pathname}${next.search.replaceAll('&', '&amp;')}">Next</a>` : ''}</body></html>`)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}
const words = ['Abbey', 'Beacon', 'Castle', 'Daylight', 'Elm', 'Fairfield', 'Grange', 'Harbour', 'Ivy', 'Jubilee', 'Kingfisher', 'Linden', 'Meadow', 'Northern', 'Oak', 'Primrose']

/** `npm run scrape:bench`: how many listings a second are fetched, read, matched and saved, with pacing off; and the memory that it takes. */
const bench = async () => {
  log.level = 'error'
  const folder = await mkdtemp(join(tmpdir(), 'scrape-bench-'))
  const directory = await startDirectory()
  const env = readEnv({
    DATA_DIR: folder, SOURCE_BASE_YELL: `http://yell.localhost:${directory.port}`, SOURCE_ALLOWED_HOSTS: `*.localhost:${directory.port}`,
    SCRAPER_SOURCES: 'yell', LOG_LEVEL: 'error', SCRAPER_PLACES: majorCities.join(','),
  })
  const database = await connectDatabase(env)
  try {
    await seedReference(database)
    scrapeTools(database.pool, env, noPace)
    const { rows } = await database.pool.query<{ id: number }>(`insert into app_user (username, password, is_admin) values ('bench', 'none', true) returning id`)
    const context = createContext(database, env, { ip: '', viewer: { id: rows[0]!.id, username: 'bench', isAdmin: true } })
    const worker = await startWorker({ env, database })
    const started = performance.now()
    await runScraper(context, 'yell', false)
    let peak = 0
    for (;;) {
      await new Promise((done) => setTimeout(done, 500))
      peak = Math.max(peak, process.memoryUsage().rss)
      const { isRunning, processedSuppliers, errors } = await readState(database.pool)
      if (process.stderr.isTTY) process.stderr.write(`\r${processedSuppliers} listings`)
      if (isRunning) continue
      const seconds = (performance.now() - started) / 1000
      const rate = processedSuppliers / seconds
      const megabytes = peak / 1024 / 1024
      console.log(`\n${processedSuppliers} listings saved in ${seconds.toFixed(1)} s: ${rate.toFixed(0)} a second (at least ${aimPerSecond} wanted); ${megabytes.toFixed(0)} MB at most (at most ${aimMegabytes} wanted)`)
      if (errors.length) console.log(errors.slice(0, 5).join('\n'))
      break
    }
    await worker.stop()
  } finally {
    await database.close()
    directory.close()
    await rm(folder, { recursive: true, force: true })
  }
}

try {
  await bench()
} catch (error) {
  console.error(failure(error))
  process.exitCode = 1
}
process.exit()
