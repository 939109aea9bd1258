import { chromium as browsers, type Browser } from 'playwright-core'
import type { Undo } from '../../api/testing/undo.ts'
import { startBuiltSite } from '../servers/server-process.ts'

/** From the touch until the result is visible. */
export interface JourneyStep {
  step: string
  ms: number
  /** Transferred bytes of everything fully loaded before the next step. */
  bytes: number
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** A slow mobile network: 400 kbit/s and 400 ms round-trip time. */
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const slowdown = 4

/** From the home page to a profile's phone number, as a first visitor; the median of the runs. */
export const benchJourney = async (
  databaseUrl: string,
  undo: Undo,
  { chromium, runs }: { chromium: string; runs: number },
): Promise<JourneyStep[]> => {
  const site = await startBuiltSite(databaseUrl, undo)
  const browser = await browsers.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-gpu'] })
  undo.push(() => browser.close())
  await travel(browser, site.url) // pages are rendered once, as for most visitors
  const journeys: JourneyStep[][] = []
  for (let run = 0; run < runs; run++) journeys.push(await travel(browser, site.url))
  return journeys.toSorted((a, b) => sumMs(a) - sumMs(b))[Math.floor(runs / 2)]!
}

const sumMs = (steps: readonly JourneyStep[]) => steps.reduce((sum, { ms }) => sum + ms, 0)

const travel = async (browser: Browser, url: string): Promise<JourneyStep[]> => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  let bytes = 0
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', network)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const steps: JourneyStep[] = []
  const time = async (step: string, act: () => Promise<unknown>) => {
    const start = performance.now()
    await act()
    const ms = performance.now() - start
    await page.waitForLoadState('networkidle') // what comes late is counted, and not waited for in `ms`
    steps.push({ step, ms, bytes })
    bytes = 0
  }
  const search = page.getByRole('button', { name: 'Search Now' })
  await time('home', async () => {
    await page.goto(new URL('/', url).href, { waitUntil: 'commit' })
    await search.waitFor()
  })
  await page.getByLabel('Service Type').selectOption('Blinds')
  await page.getByLabel('Location', { exact: true }).fill('GL50')
  const card = page.locator('.supplier-card').first()
  await time('blinds near GL50', async () => {
    await search.tap()
    await page.waitForURL(/\/directory\?/, { waitUntil: 'commit' })
    await card.waitFor()
  })
  await time('the first profile', async () => {
    await card.getByRole('heading').getByRole('link').tap()
    await page.waitForURL(/\/suppliers\/\d+/, { waitUntil: 'commit' })
    await page.locator('a[href^="tel:"]:visible').first().waitFor()
  })
  await context.close()
  return steps
}
