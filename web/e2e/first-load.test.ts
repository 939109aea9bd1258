import { expect, test } from 'vitest'
import { goTo, phone, measureLayoutShift, siteUrl, visit } from './browser.ts'

const pages = [
  '/',
  '/directory',
  '/directory?location=GL50&service=blinds',
  '/suppliers/1',
  '/counties',
  '/counties/kent',
  '/blog',
  '/blog/cleaning-and-mending-blinds-and-curtains',
  '/contact',
  '/register-business',
  '/partners',
  '/privacy-policy',
  '/no/such/page',
]

/** Fallback fonts are as high and as wide as those that replace them. */
const maxLayoutShift = 0.02

test.for(pages)('%s: at most 160 kB of scripts, compressed, and nothing that was shown moves', async (path) => {
  const { page, complaints } = await visit(path, { viewport: phone })
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry): entry is PerformanceResourceTiming =>
          entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'),
      )
      .map(({ encodedBodySize }) => encodedBodySize),
  )
  expect(sizes.length).toBeGreaterThan(2)
  expect(sizes.every((size) => size > 0)).toBe(true)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(160_000)
  expect(await measureLayoutShift(page)).toBeLessThanOrEqual(maxLayoutShift)
  const ofTheAnswer =
    path === '/no/such/page' ? ['Failed to load resource: the server responded with a status of 404 (Not Found)'] : []
  expect(complaints).toEqual(ofTheAnswer)
})

/** To add styles, remove others, or load them with the component that needs them. */
const styleLimits: [path: string, maxBytes: number][] = [
  ['/', 33_000],
  ['/directory', 32_400],
  ['/directory?view=map', 39_000],
  ['/suppliers/1', 32_300],
  ['/counties/kent', 32_200],
  ['/blog/cleaning-and-mending-blinds-and-curtains', 29_600],
  ['/map', 36_000],
  ['/register-business', 28_000],
]

test.for(styleLimits)('%s: at most %i bytes of styles in the page', async ([path, maxBytes]) => {
  const html = await (await fetch(siteUrl + path)).text()
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text.length)
  expect(styles.length).toBeGreaterThan(2)
  expect(styles.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(maxBytes)
})

test('styles are in the page, so it displays without another response', async () => {
  const { page, complaints } = await visit('/directory', { viewport: phone })
  const requested = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(requested.filter((name) => name.endsWith('.css'))).toEqual([])
  expect(
    await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.every((link) => (link as HTMLLinkElement).disabled)),
  ).toBe(true)
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Privacy Policy')
  const { marginTop } = await page
    .locator('.running-text h2')
    .first()
    .evaluate((heading) => ({ marginTop: Number.parseFloat(getComputedStyle(heading).marginTop) }))
  expect(marginTop).toBeGreaterThan(20)
  expect(complaints).toEqual([])
})

test('code is requested only after the first paint', async () => {
  const { page, complaints } = await visit('/directory', { viewport: phone })
  const { painted, first } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    first: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js') && !name.includes('/begin-'))
        .map(({ startTime }) => startTime),
    ),
  }))
  expect(first).toBeGreaterThan(painted)
  expect(complaints).toEqual([])
})

test('every page requests its fonts at once, and uses them', async () => {
  const { page, complaints } = await visit('/')
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(preloaded).toHaveLength(2)
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  )
  expect(loaded.sort()).toEqual(preloaded.sort())
  expect(complaints).toEqual([])
})

test.for(['/suppliers/1', '/counties/kent', '/register-business'])(
  '%s: fonts that come after the page is painted replace the fallbacks, and next to nothing moves',
  async (path) => {
    const { page } = await visit('/healthz', { viewport: phone })
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await route.continue()
    })
    await goTo(page, path)
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('DOM.enable')
    await devTools.send('CSS.enable')
    const { root } = await devTools.send('DOM.getDocument')
    const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
    const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
    expect(fonts.map(({ familyName, isCustomFont }) => [familyName.split(' ')[0], isCustomFont])).toEqual([
      ['Fraunces', true],
    ])
    expect(await measureLayoutShift(page)).toBeLessThanOrEqual(maxLayoutShift)
  },
)
