import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { waitForNextFrame, goTo, isThorough, visit } from './browser.ts'
import { publicScreens } from './screens.ts'
import { visitAsAdmin } from './sign-in.ts'

const narrow = { width: 320, height: 640 }
const tabs = [
  'duplicates',
  'add-supplier',
  'backlinks',
  'ads',
  'requests',
  'reports',
  'suppliers',
  'posts',
  'audit',
  'keys',
  'webhooks',
]

/** 80 letters without a break, emoji and Arabic. */
const hostile = `${'Sonnenschutzjalousien'.repeat(4).slice(0, 80)}🪟✨👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦شركةالستائروالمظلاتالعربيةالمتحدة`

/** Pixels that the page is too wide with text at 200 %, and then with hostile names. */
const widthsOver = async (page: Page) => {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await waitForNextFrame(page)
  return page.evaluate((name) => {
    const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    const large = over()
    const named = 'main :is(h1, h2, h3, dd, td, address, bdi, .badges li, .supplier-card-description)'
    for (const element of document.querySelectorAll(named)) {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
      if (text) text.nodeValue = name
    }
    return [large, over()]
  }, hostile)
}

/** iPhones zoom into fields with smaller text. */
const smallFields = (page: Page) =>
  page.evaluate(() => {
    const fields = [
      ...document.querySelectorAll('select, textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"])'),
    ]
    return fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).map(({ id }) => id)
  })

test(
  'no screen scrolls sideways at 320 px with text at 200 %, with any names; no field zooms in',
  { timeout: 240_000 },
  async () => {
    const { page } = await visit('/healthz', { viewport: narrow })
    const screens = publicScreens.filter((_, at) => isThorough || at % 8 === 0)
    for (const path of [...screens, '/map?view=list', '/suppliers/1?tab=reviews', '/suppliers/1?tab=services']) {
      await goTo(page, path)
      expect([path, await smallFields(page)]).toEqual([path, []])
      expect([path, await widthsOver(page)]).toEqual([path, [0, 0]])
    }
    // The last page was a profile: its fixed bar never covers the focus, however tall.
    const bar = page.locator('.contact-bar')
    const room = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom))
    await expect.poll(async () => (await room()) - (await bar.boundingBox())!.height).toBeGreaterThanOrEqual(8)
    expect((await bar.boundingBox())!.height).toBeGreaterThan(80)
    const { page: office } = await visitAsAdmin('/healthz', { viewport: narrow })
    for (const tab of tabs.filter((_, at) => isThorough || at % 7 === 0)) {
      await goTo(office, `/admin/${tab}`)
      expect([tab, await widthsOver(office)]).toEqual([tab, [0, 0]])
    }
  },
)

test('a tablet in portrait shows cards in two columns; no page is wider than a phone, tablet or desktop', async () => {
  const { page } = await visit('/directory?location=GL50', { viewport: { width: 768, height: 1024 } })
  const columns = await page.locator('.card-grid').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns)
  expect(columns.split(' ')).toHaveLength(2)
  for (const path of isThorough ? publicScreens : ['/directory?location=GL50', '/counties/tyne-and-wear']) {
    await goTo(page, path)
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await waitForNextFrame(page)
      expect([path, width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
        path,
        width,
        width,
      ])
    }
  }
})

const tabTo = async (page: Page, name: string) => {
  const target = page
    .getByRole('main')
    .getByLabel(name, { exact: true })
    .or(page.getByText(name, { exact: true }))
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluateAll((found) => found.some((element) => element === document.activeElement))) return
  }
  throw new Error(`${name} is not reached within 60 presses`)
}
const focused = (page: Page) =>
  page.evaluate(() => [document.activeElement!.localName, document.activeElement!.textContent])

test('by keyboard on a phone, one gets from the search to a phone number and back, and each page is announced', async () => {
  const { page, complaints } = await visit('/', { viewport: { width: 390, height: 844 } })
  const announcement = page.locator('#root > [aria-live="polite"]')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toEqual(['a', 'Skip to the main content'])
  await page.keyboard.press('Enter')
  await tabTo(page, 'Location')
  await page.keyboard.type('GL50')
  await page.keyboard.press('Escape') // closes the suggestions
  await tabTo(page, 'Search Now')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/directory\?/)
  await expect.poll(() => focused(page)).toEqual(['h1', 'Blind & Curtain Supplier Directory'])
  await expect.poll(() => announcement.innerText()).toContain('near GL50 | Blind & Curtain Directory')

  const card = page.locator('.supplier-card').first()
  const name = await card.locator('h3 a').innerText()
  await tabTo(page, `View Profile of ${name}`)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toEqual(['h1', name])
  await expect.poll(() => announcement.innerText()).toContain(name)
  await page.keyboard.press('Tab')
  const next = page.locator('.contact-bar a').first()
  expect(await next.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await next.getAttribute('href')).toMatch(/^tel:/)
  await page.context().grantPermissions(['clipboard-write']) // a headless browser cannot ask
  await tabTo(page, `Copy phone of ${name}`)
  await page.keyboard.press('Enter')
  const copied = page.getByRole('status').filter({ has: page.getByText('Phone Copied', { exact: true }) })
  expect(await copied.innerText()).toContain('Phone has been copied to your clipboard.')

  await page.goBack() // the page does not handle the browser's own shortcut
  await page.waitForURL(/\/directory\?/)
  const left = page.getByRole('link', { name: `View Profile of ${name}` })
  await expect.poll(() => left.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(complaints).toEqual([])
})

test('in forced colours a selection is visible, and full stars differ from empty ones', async () => {
  const { page } = await visit('/directory?location=GL50', { forcedColors: 'active' })
  const background = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const isMarked = async (chosen: string, other: string) =>
    expect([chosen, await background(chosen)]).not.toEqual([chosen, await background(other)])
  await isMarked('.view-toggle [aria-current]', '.view-toggle a:not([aria-current])')
  const stars = page.locator('.stars').first()
  const [full, empty] = (await stars.evaluate((element) => getComputedStyle(element).backgroundImage)).match(
    /rgb[^)]*\)/g,
  )!
  expect(full).not.toBe(empty)
  expect(await stars.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none')
  await goTo(page, '/suppliers/1')
  await isMarked('[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]')
  await goTo(page, '/blog')
  await isMarked('#site-menu [aria-current]', '#site-menu a:not([aria-current])')
  await isMarked('.blog-categories [aria-pressed="true"]', '.blog-categories [aria-pressed="false"]')
})
