import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sample } from '../../api/testing/long.ts'
import { desktop, expectAccessible, isThorough, phone, viewportsIn, visit } from './browser.ts'

const understood = '.directory-count, .map-understood'
const getReading = (page: Page) => page.locator(understood).innerText()

const type = async (page: Page, label: string, button: string | RegExp, text: string) => {
  await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: button }).click()
}
const boxes = [
  ['/', 'Location', 'Search Now'],
  ['/directory', 'Search', /Apply Filters|Search Now/], // on a phone the second
  ['/directory', 'Location', 'Apply Filters'],
  ['/map', 'Search suppliers', 'Search'],
] as const

test.each(boxes)('%s, %s: “roman blinds in Stroud” finds roman blinds near Stroud', async (path, label, button) => {
  const { page, complaints } = await visit(path)
  await type(page, label, button, 'roman blinds in Stroud')
  await expect
    .poll(() => page.locator(understood).allInnerTexts())
    .toEqual([expect.stringMatching(/roman blind suppliers within 50 miles of Stroud/i)])
  expect(complaints).toEqual([])
})

test('after a search, service and place are in their own fields, and a card shows its distance and match', async () => {
  const { page } = await visit('/directory?search=roman+blinds+in+Stroud')
  expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('roman blinds')
  expect(await page.getByLabel('Location', { exact: true }).inputValue()).toBe('Stroud')
  const card = page.locator('.supplier-card').first()
  expect(await card.innerText()).toMatch(/\d miles?\b/)
  expect(await card.locator('.badges li').first().innerText()).toBe('Roman Blinds')
})

test('without JavaScript a search is understood too, and a link undoes this', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false })
  await type(page, 'Location', 'Search Now', 'roman blinds in Stroud')
  await expect
    .poll(() => getReading(page))
    .toMatch(/^\d+ roman blind suppliers within 50 miles of Stroud · Best match$/)
  await type(page, 'Location', 'Apply Filters', 'Leeds')
  await expect.poll(() => getReading(page)).toMatch(/^\d+ roman blind suppliers within 50 miles of Leeds · Best match$/)
  await page.goto('/directory?search=roman+blinds+in+Stroud')
  await page.getByRole('link', { name: 'Search for “roman blinds in Stroud” instead' }).click()
  await page.getByText('We searched for exactly these words.').waitFor()
})

test('the chosen Richmond is searched, and the other one is suggested', async () => {
  const { page, complaints } = await visit('/')
  await page.getByLabel('Location', { exact: true }).pressSequentially('richmond')
  await page.getByRole('option', { name: /Richmond.*North Yorkshire/ }).click()
  await page.getByRole('button', { name: 'Search Now' }).click()
  await page.waitForURL(/place=richmond-north-yorkshire/)
  await page.getByText(/within 50 miles of Richmond, North Yorkshire/).waitFor()
  await type(page, 'Location', 'Apply Filters', 'Richmond')
  await page.getByText(/within 50 miles of Richmond, Greater London/).waitFor()
  expect(page.url()).not.toContain('place=')
  await page.getByRole('link', { name: 'Richmond, North Yorkshire' }).click()
  await page.getByText(/within 50 miles of Richmond, North Yorkshire/).waitFor()
  expect(complaints).toEqual([])
})

const stroud = { latitude: 51.745, longitude: -2.216 }
const granted = { geolocation: stroud, permissions: ['geolocation'] }
const nearMe = boxes.filter(([path, label]) => path !== '/directory' || label === 'Search')
/** The panel is the same everywhere, so one page is enough. */
const opensPanel = isThorough ? nearMe : nearMe.slice(0, 1)
const onPhone = async (path: string, options: BrowserContextOptions = {}) => {
  const { page } = await visit(path, { viewport: phone, hasTouch: true, ...options })
  return page
}
const panel = (page: Page) => page.getByRole('region', { name: 'Where are you?' })
const pressUseMyLocation = (page: Page) => panel(page).getByRole('button', { name: 'Use my location' }).tap()
const searchThere = async (page: Page) => {
  await panel(page).getByLabel('Town or postcode').fill('Stroud')
  await panel(page).getByRole('button', { name: 'Search There' }).tap()
  await page.waitForURL(/search=blinds&location=Stroud/)
  await panel(page).waitFor({ state: 'detached' })
}

test.each(isThorough ? nearMe : nearMe.slice(1))(
  '%s on a phone: “blinds near me” asks for the location, keeps the words, and uses it',
  async (path, label, button) => {
    const page = await onPhone(path, granted)
    await type(page, label, button, 'blinds near me')
    await pressUseMyLocation(page)
    await page.waitForURL(/search=blinds&at=51\.7\d%2C-2\.22/)
    await panel(page).waitFor({ state: 'detached' })
    await expect
      .poll(() => page.locator(understood).allInnerTexts())
      .toEqual([expect.stringMatching(/blind suppliers near your location/i)])
  },
)

test.each(opensPanel)(
  '%s on a phone: if the location is denied, it says so, and a town works too',
  async (path, label, button) => {
    const page = await onPhone(path)
    await type(page, label, button, 'blinds near me')
    await pressUseMyLocation(page)
    await panel(page).getByText('Your browser isn’t sharing your location. Enter a town or postcode instead.').waitFor()
    await expectAccessible(page)
    await searchThere(page)
  },
)

test.each(opensPanel)('%s on a phone: while the location is slow, a town works too', async (path, label, button) => {
  const page = await onPhone(path, granted)
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = () => {}
  })
  await type(page, label, button, 'blinds near me')
  await pressUseMyLocation(page)
  expect(await panel(page).getByRole('button', { name: 'Locating…' }).isDisabled()).toBe(true)
  await searchThere(page)
})

const screens = [
  ['read from words', '/directory?location=top+rated+roman+blinds+in+Richmond'],
  ['near me', '/directory?search=blinds+near+me'],
  ['nobody, and the nearest', '/directory?location=Stroud&search=zzqqx'],
  ['near me on the map', '/map?search=blinds+near+me&view=list'],
] as const

for (const [name, path] of sample(screens, 2)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of viewportsIn(colorScheme)) {
      test(`axe finds nothing: ${name}, ${colorScheme}, ${viewport.width}`, async () => {
        const { page, complaints } = await visit(path, { colorScheme, viewport })
        const sheet = page.getByRole('button', { name: /^Filters/ }) // on a phone the menus are in it
        const isPhone = await sheet.isVisible()
        if (isPhone) await sheet.click()
        for (const menu of await page.locator('.directory-facets summary').all()) {
          if (!isPhone) await page.keyboard.press('Escape')
          await menu.click()
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        }
        await expectAccessible(page)
        expect(complaints).toEqual([])
        await page.context().close()
      })
    }
  }
}

/** Suggestions and cards may change once they are seen. */
const placesOfAll = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, footer, .site-footer *')]
      .filter((one) => one.checkVisibility() && !one.closest('.suggestions, [role="status"], .supplier-card'))
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return `${one.localName}.${one.className} ${[x, y, width, height].map(Math.round).join()}`
      }),
  )

test.for(
  [phone, desktop].flatMap((viewport) =>
    [
      ['/', 'Location'],
      ['/directory', 'Search'],
      ['/map', 'Search suppliers'],
    ].map(([path, field]) => ({ viewport, path: path!, field: field! })),
  ),
)('typing moves nothing: suggestions cover the page, $path, $viewport.width', async ({ viewport, path, field }) => {
  const { page } = await visit(path, { viewport })
  const input = page.getByRole('combobox', { name: field, exact: true })
  await input.focus()
  const before = await placesOfAll(page)
  await input.pressSequentially('lond')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await options.first().waitFor()
  expect(await placesOfAll(page)).toEqual(before)
  const isOnTop = await options.first().evaluate((option) => {
    const { x, y, width, height } = option.getBoundingClientRect()
    return option.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isOnTop).toBe(true)
  const list = (await page.getByRole('listbox').boundingBox())!
  expect(list.x).toBeGreaterThanOrEqual(0)
  expect(list.x + list.width).toBeLessThanOrEqual(viewport.width)
  await page.keyboard.press('Escape')
  await options.first().waitFor({ state: 'detached' })
  expect(await placesOfAll(page)).toEqual(before)
})
