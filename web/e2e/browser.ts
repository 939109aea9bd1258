import AxeBuilder from '@axe-core/playwright'
import axe from 'axe-core'
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'

/** One per worker. */
const browser = await chromium.launch({
  executablePath: inject('chromiumPath'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--js-flags=--no-opt', // a test's page is too short for optimisation
  ],
})

const siteUrls = inject('siteUrls')
export const closePages = () => Promise.all(browser.contexts().map((context) => context.close()))

export const siteUrl = siteUrls[Number(process.env.VITEST_POOL_ID) % siteUrls.length]!

/** Milliseconds for each response, and a factor for the processor. */
const { E2E_DELAY_MS: delayMs = '0', E2E_SLOWDOWN: slowdown = '1' } = process.env

const slowDown = async (page: Page) => {
  if (delayMs === '0' && slowdown === '1') return
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: Number(delayMs),
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: Number(slowdown) })
}

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 800 }

/** True in `npm run test:long`. */
export const isThorough = process.env.AXE === 'all'

/** Both viewports in both colours take four times as long, so only AXE=all uses them. */
export const viewportsIn = (colorScheme: 'light' | 'dark', isSample = false) => {
  if (isThorough) return [phone, desktop]
  if (colorScheme === 'light') return [phone]
  return isSample ? [desktop] : []
}

export const visit = async (path: string, options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ viewport: desktop, baseURL: siteUrl, reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(90_000) // a busy machine may be slow
  const page = await context.newPage()
  await slowDown(page)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('GL Driver Message')) return // Chromium's message about drawing without a graphics card
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const hasScripts = options.javaScriptEnabled !== false
  const response = hasScripts ? await goTo(page, path) : await page.goto(path)
  return { page, complaints, status: response!.status() }
}

export const goTo = async (page: Page, path: string) => {
  const response = await page.goto(path, { waitUntil: 'networkidle' })
  await waitForHydration(page)
  return response!
}

/** Waits for hydration, if the page is ours. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root')
    if (!root || !document.getElementById('data')) return true
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'))
    type Fiber = { stateNode: { current: { child: unknown } } }
    return key !== undefined && (root as unknown as Record<string, Fiber>)[key]!.stateNode.current.child !== null
  })

/** The server takes forms sent within two seconds for a bot's. */
export const letTwoSecondsPass = (page: Page) =>
  page.evaluate(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 2000
  })

/** Waits for the next frame. */
export const waitForNextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

export const measureLayoutShift = async (page: Page) => {
  await waitForNextFrame(page)
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput } of entries as Shift[]) if (!hadRecentInput) sum += value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    add(observer.takeRecords())
    return sum
  })
}

/** Checks contrast, axe's slowest rule, in the first three items of each list. */
const firstOfEachList = ':not(:is(li, tr, article, option):nth-child(n + 4), :is(li, tr, article):nth-child(n + 4) *)'
const contrastRule = { rules: [{ id: 'color-contrast', selector: isThorough ? '*' : firstOfEachList }] }
const axeSource = `${axe.source}; axe.configure(${JSON.stringify(contrastRule)})`

export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
  ).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}
