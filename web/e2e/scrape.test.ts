import { afterAll, expect, inject, test } from 'vitest'
import { startMockServer } from '../../api/testing/listing-sites/mock-server.ts'
import { desktop, expectAccessible, visit } from './browser.ts'
import { createDatabase } from './create-database.ts'
import { endPrograms, newDataFolder, runProgram } from './run-program.ts'
import { signInOnPage } from './sign-in.ts'

const town = 'Cardiff'
const mockServer = await startMockServer()
const settings = {
  ...mockServer.settings,
  DATA_DIR: await newDataFolder(),
  DATABASE_URL: await createDatabase(inject('serverUrl'), 'scraped', 'places'),
  SCRAPER_PLACES: town,
  WORKER: 'false',
}

afterAll(async () => {
  await endPrograms()
  await mockServer.close()
})

test('a scrape is started and watched in the browser; its worker is killed half-way, and another finishes it; each business is saved once', async () => {
  const baseURL = await runProgram('main', settings).said(/Ready: (http:\S+)/)
  const killed = runProgram('worker', settings)
  const [{ page, complaints }] = await Promise.all([
    visit('/login', { baseURL, viewport: desktop }),
    killed.said(/Working/),
  ])
  await signInOnPage(page)
  await page.getByRole('tab', { name: 'Scraper Control' }).click()

  const forbidden = mockServer.firms.filter(({ hasSite }) => hasSite)[2]!
  await page.getByLabel('Extra directory URL (optional)').fill(forbidden.website)
  await page.getByRole('button', { name: 'Run Full Scrape' }).click()
  const bar = page.getByRole('progressbar', { name: 'Progress of the scrape' })
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'))
  const seen = new Set<number>()
  await expect
    .poll(async () => seen.add(await percent()) && Math.max(...seen), { timeout: 240_000 })
    .toBeGreaterThan(40)
  expect(seen.size, 'the bar moves').toBeGreaterThan(3)
  killed.child.kill('SIGKILL')
  const before = await percent()
  expect(before).toBeLessThan(100)

  await runProgram('worker', settings).said(/Working/)
  await Promise.all([
    page.getByRole('heading', { name: 'All directories: Finished' }).waitFor({ timeout: 240_000 }),
    page.getByText('Scraping completed').first().waitFor({ timeout: 240_000 }),
  ])
  expect(await percent()).toBe(100)
  const problems = page.getByRole('list', { name: 'Problems' })
  await problems.getByRole('listitem').filter({ hasText: 'Checkatrade' }).getByText('Blocked').waitFor()
  await problems.getByRole('listitem').filter({ hasText: forbidden.website }).getByText('Not allowed').waitFor()
  await expectAccessible(page)

  const answer = (await (await fetch(`${baseURL}/api/suppliers`)).json()) as { name: string }[]
  const expected = mockServer.firms.filter(
    (firm) => firm.town === town && firm.listedBy.some((source) => source !== 'google_places'),
  )
  expect(answer.map(({ name }) => name).toSorted()).toEqual(expected.map(({ name }) => name).toSorted())
  const visits = (host: string) => mockServer.accessLog.filter((visited) => visited.host === host)
  expect(visits(new URL(forbidden.website).hostname).map(({ path }) => path)).not.toContain('/')
  for (const host of ['yell', 'thomson', 'freeindex', 'checkatrade'].map((name) => `${name}.localhost`)) {
    const times = visits(host).map(({ at }) => at)
    expect(Math.min(...times.slice(1).map((at, index) => at - times[index]!))).toBeGreaterThanOrEqual(990)
  }
  expect(complaints).toEqual([])
}, 600_000)
