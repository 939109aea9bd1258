import { afterAll, expect, inject, test } from 'vitest'
import { startMockServer } from '../../api/testing/listing-sites/mock-server.ts'
import { visit } from './browser.ts'
import { createDatabase } from './create-database.ts'
import { openQueueItem, queueRow, travel, widths } from './journey.ts'
import { endPrograms, newDataFolder, runSite } from './run-program.ts'
import { signInOnPage } from './sign-in.ts'

const mockServer = await startMockServer()
afterAll(async () => {
  await endPrograms()
  await mockServer.close()
})

test.each(widths)(
  'a scrape is watched: businesses stream in, a source is paused and resumed, the end is audible; results await approval, $width',
  { timeout: 480_000 },
  async (viewport) => {
    const baseURL = await runSite({
      ...mockServer.settings,
      DATABASE_URL: await createDatabase(inject('serverUrl'), `watched_${viewport.width}`, 'places'),
      DATA_DIR: await newDataFolder(),
      SCRAPER_PLACES: 'Cardiff',
      SCRAPER_FINDS_WAIT: 'true',
    })
    const visited = await visit('/login', { baseURL, viewport })
    const { page, open, look } = travel(visited)
    await page.addInitScript(() => {
      const begin = Reflect.get(OscillatorNode.prototype, 'start') as (
        this: OscillatorNode,
        ...given: unknown[]
      ) => void
      OscillatorNode.prototype.start = function (...given) {
        document.documentElement.dataset.tones = String(Number(document.documentElement.dataset.tones ?? 0) + 1)
        begin.apply(this, given)
      }
    })
    await page.reload()
    await signInOnPage(page)
    await open('Scraper Control')
    await page.getByText(/^New businesses wait for approval in/).waitFor()
    await page.getByRole('button', { name: 'Run Full Scrape' }).click()
    await page.getByRole('checkbox', { name: 'Play a sound' }).check()
    const tones = () => page.evaluate(() => Number(document.documentElement.dataset.tones))
    expect(await tones()).toBe(2) // so that one knows what will be heard
    await page.getByRole('button', { name: 'Pause Yell' }).click()
    await page.getByText(/^Paused since .*\. Its pages are waiting\.$/).waitFor()
    await look()
    const stream = page.getByRole('list', { name: 'Businesses as they are found' })
    await stream.getByRole('listitem').first().waitFor({ timeout: 60_000 })
    expect(await page.getByText(/^Paused since/).count()).toBe(1)
    await page.getByRole('button', { name: 'Resume Yell' }).click()
    await page.getByText(/^Paused since/).waitFor({ state: 'detached' })
    await page.getByText('Scraping completed').first().waitFor({ timeout: 180_000 })
    await expect.poll(tones).toBe(4)
    await page.getByRole('heading', { name: 'All directories: Finished' }).waitFor()
    await look()
    const listed = async () => (await (await fetch(`${baseURL}/api/suppliers`)).json()) as { name: string }[]
    expect(await listed()).toEqual([])

    await open('To Do')
    await page.getByRole('link', { name: /scraped businesses$/ }).click()
    await page
      .getByRole('navigation', { name: 'Queues' })
      .getByRole('link', { name: /^Scraped businesses/ })
      .waitFor()
    const choices = page.getByRole('checkbox', { name: /^Select (?!all)/ })
    await choices.nth(1).waitFor()
    const [first, second] = (await choices.evaluateAll((all) =>
      all.slice(0, 2).map((one) => one.getAttribute('aria-label')!.replace('Select ', '')),
    )) as [string, string]
    await look()
    const listing = await openQueueItem(page, first)
    await listing.getByRole('button', { name: 'List', exact: true }).click()
    await queueRow(page, first).getByText('Approved').waitFor({ state: 'attached' })
    await (await openQueueItem(page, first)).getByRole('link', { name: 'See the listing' }).waitFor()
    const rejected = await openQueueItem(page, second)
    await rejected.getByRole('button', { name: 'Reject' }).click()
    const reason = page.getByRole('form', { name: 'Reject' })
    await reason.getByLabel('Internal note').fill('Sells cars')
    await reason.getByRole('button', { name: 'Reject' }).click()
    await queueRow(page, second).getByText('Rejected').waitFor({ state: 'attached' })
    await (await openQueueItem(page, second)).getByText(/Sells cars/).waitFor()
    await expect.poll(async () => (await listed()).map(({ name }) => name)).toEqual([first])
    await look()
  },
)
