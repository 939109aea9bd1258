import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { seedReference } from '../database/seed/seed-reference.ts'
import { startWorker } from '../jobs/start-worker.ts'
import { testSite } from '../server/test-site.ts'
import { startStreet } from './demo/street.ts'
import { noPace } from './pace.ts'
import { scrapeTools } from './scrape-tools.ts'

const street = await startStreet()
const site = await testSite({ ...street.settings, SCRAPER_PLACES: 'London,Cheltenham' })
const { pool } = site.database
let worker: Awaited<ReturnType<typeof startWorker>> | undefined
beforeAll(async () => {
  await seedReference(site.database)
  scrapeTools(pool, site.env, noPace)
  site.as(site.admin)
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await pool.query('truncate scrape_run, supplier, scraped_page, graphile_worker._private_jobs, graphile_worker._private_job_queues restart identity cascade')
})
afterAll(async () => {
  await site.close()
  await street.close()
})

const state = async () => (await site.ask(`{ scraperState { isRunning status runId isTest processedDirectories totalDirectories processedSuppliers errors secondsLeft workers
  sources { source pages pagesDone searches searchesDone listings added enriched unchanged refused leftAlone outcomes { outcome pages } } outcomes { outcome pages } problems { outcome source url message } } }`)).data.scraperState
const start = (args = '') => site.ask(`mutation { runScraper${args} { isRunning status } }`)
const isOver = async () => {
  for (let tries = 0; tries < 600; tries++) {
    const now = await state()
    if (!now.isRunning) return now
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('the run does not end')
}
const countOf = async (sql: string) => Number((await pool.query(sql)).rows[0].count)

test('a full scrape lists every business of the street once, whatever the number of directories that list it', async () => {
  worker = await startWorker(site)
  expect((await start()).data).toEqual({ runScraper: { isRunning: true, status: 'RUNNING' } })
  const end = await isOver()
  void end
  const towns = new Set(['London', 'Cheltenham'])
  const expected = street.firms.filter(({ town, listedBy }) => towns.has(town) && listedBy.some((one) => one !== 'google_places'))
  const { rows } = await pool.query('select name, phone, postcode from supplier')
  console.log(rows.length, expected.length)
  console.log((await pool.query(`select l.source, l.name, l.reason, l.at, l.found #>> '{phone,value}' phone, l.found #>> '{website,value}' site, l.found #>> '{postcode,value}' pc, l.found #>> '{city,value}' city from scrape_listing l where name in (select name from supplier group by 1 having count(*) > 1) order by name, l.id`)).rows.slice(0, 40).map((r) => JSON.stringify(r)).join('\n'))
  console.log((await pool.query(`select source, kind, count(*), min(started_at), max(done_at), avg(done_at-started_at)::text, max(done_at-started_at)::text from scrape_page group by 1,2`)).rows.map((r) => JSON.stringify(r)).join('\n'))
  expect(rows.map(({ name }) => name).toSorted()).toEqual(expected.map(({ name }) => name).toSorted())
})
