import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../database/orm.ts'
import { entities } from '../../start/entities.ts'
import { testWorker } from '../../testing/test-worker.ts'
import { testSite } from '../../testing/test-site.ts'
import { startMockServer } from '../../testing/listing-sites/mock-server.ts'

const mockServer = await startMockServer()
const site = await testSite(
  { ...mockServer.settings, SCRAPER_PLACES: 'Cheltenham', SCRAPER_SOURCES: 'yell,freeindex,directory' },
  'places',
)
const other = await openDatabase(site.database.url, entities)
const workers = [await testWorker(site), await testWorker({ env: site.env, database: other })]
afterAll(async () => {
  for (const worker of workers) await worker.stop()
  await other.close()
  await site.close()
  await mockServer.close()
})

test('two workers with separate connections send the mock server at most one request a second per host', async () => {
  site.as(site.admin)
  await site.change('runScraper', { directories: [mockServer.directoryUrl] }, 'state { id }')
  await expect
    .poll(async () => (await site.ask('{ scraperState { status } }')).data.scraperState.status, { timeout: 100_000 })
    .toBe('FINISHED')
  const { rows } = await site.database.pool.query("select count(*)::int from scrape_page where status = 'done'")
  expect(mockServer.accessLog.length).toBeGreaterThanOrEqual(rows[0].count) // every request is in the log, robots.txt included
  for (const host of ['yell', 'freeindex', 'directory'].map((name) => `${name}.localhost`)) {
    const times = mockServer.accessLog.filter((visit) => visit.host === host).map(({ at }) => at)
    expect(times.length, host).toBeGreaterThan(2)
    const gaps = times.slice(1).map((at, index) => at - times[index]!)
    expect(Math.min(...gaps), host).toBeGreaterThanOrEqual(990)
  }
})
