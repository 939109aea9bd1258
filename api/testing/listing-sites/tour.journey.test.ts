import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { testWorker } from '../test-worker.ts'
import { testSite } from '../test-site.ts'
import { noPace } from '../no-pace.ts'
import { scrapeTools } from '../../scraping/runs/scrape-tools.ts'
import { startMockServer, tourPlaces } from './mock-server.ts'

const mockServer = await startMockServer()
const site = await testSite({ ...mockServer.settings, SCRAPER_PLACES: tourPlaces.join(',') }, 'places')
scrapeTools(site.database.pool, site.env, noPace)
const worker = await testWorker(site)
afterAll(async () => {
  await worker.stop()
  await site.close()
  await mockServer.close()
})

interface State {
  status: string
  sources: {
    source: string
    skipReason: string | null
    pages: number
    pagesDone: number
    outcomes: { outcome: string; pages: number }[]
  }[]
}
const state = async () =>
  (
    await site.ask(
      '{ scraperState { status sources { source skipReason pages pagesDone outcomes { outcome pages } } } }',
    )
  ).data.scraperState as State

test('the tour of docs/scraping.md: refusals are blocked, after three in a row the source is skipped, and it pauses when asked to', async () => {
  expect(await readFile('docs/scraping.md', 'utf8')).toContain(`\`SCRAPER_PLACES=${tourPlaces.join(',')}\``)
  site.as(site.admin)
  await site.change('runScraper', {}, 'state { id }')
  await expect.poll(async () => (await state()).status, { timeout: 100_000 }).toBe('FINISHED')
  const { sources } = await state()
  const checkatrade = sources.find(({ source }) => source === 'checkatrade')!
  expect(checkatrade.skipReason).toMatch(/is skipped for the rest of this run: .* shows a CAPTCHA/)
  const { rows } = await site.database.pool.query<{ outcome: string; place: string }>(
    "select outcome, place from scrape_page p join scrape_search s on s.id = p.search_id where p.source = 'checkatrade' and outcome not in ('ok', 'empty')",
  )
  expect(rows.filter(({ outcome }) => outcome === 'blocked').length).toBeGreaterThanOrEqual(3)
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['blocked', 'skipped']))
  expect(rows.some(({ outcome, place }) => outcome === 'skipped' && place === 'London')).toBe(true)
  for (const other of sources.filter((one) => one !== checkatrade)) {
    expect(other).toMatchObject({ skipReason: null, pagesDone: other.pages })
    expect(other.outcomes.map(({ outcome }) => outcome).toSorted(), other.source).toEqual(['EMPTY', 'OK'])
  }
  const leeds = mockServer.accessLog.filter(
    ({ host, path }) => host === 'freeindex.localhost' && path.includes('l=Leeds'),
  )
  expect(leeds.map(({ status }) => status)).toEqual(expect.arrayContaining([429, 200]))
})
