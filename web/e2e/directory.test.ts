import { expect, test } from 'vitest'
import { sample } from '../../api/testing/long.ts'
import { desktop, expectAccessible, goTo, phone, siteUrl, waitForHydration, viewportsIn, visit } from './browser.ts'
import { visitAsAdmin } from './sign-in.ts'

const near = '/directory?location=GL50&service=blinds'

test('the HTML of a search has the suppliers, the place, title, description and structured data', async () => {
  const answer = await fetch(siteUrl + near)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('<title>Blinds Suppliers near GL50 | Blind &amp; Curtain Directory</title>')
  expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/)
  expect(html.match(/<article class="card supplier-card"/g)!.length).toBeGreaterThanOrEqual(5)
  expect(html).toContain('GL50, Cheltenham, Gloucestershire')
  expect(html.slice(html.indexOf('<article'), html.indexOf('</article>'))).toContain('Cheltenham')
  expect(html).toContain('"@type":"ItemList"')
  expect(html).toContain(`"position":1,"url":"${siteUrl}/suppliers/`)
})

test('an unknown supplier and an unknown path are a 404', async () => {
  expect((await fetch(`${siteUrl}/suppliers/999999`)).status).toBe(404)
  expect((await fetch(`${siteUrl}/suppliers/abc`)).status).toBe(404)
  expect((await fetch(`${siteUrl}/no/such/page`)).status).toBe(404)
})

test('from search to profile, without console errors', async () => {
  const { page, complaints } = await visit(near)
  const first = page.locator('.supplier-card').first()
  const name = await first.locator('h3 a').innerText()
  await first.getByRole('link', { name: /View Profile/ }).click()
  await page.waitForURL(/\/suppliers\/\d+/)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  for (const tab of ['Services', 'Reviews', 'About']) await page.getByRole('tab', { name: tab }).click()
  await page.goBack()
  await page.locator('.supplier-card').first().waitFor()
  expect(new URL(page.url()).search).toBe('?location=GL50&service=blinds')
  expect(complaints).toEqual([])
})

test('a typed search updates the address and the list', async () => {
  const { page, complaints } = await visit('/directory')
  await page.getByLabel('Location').fill('Cheltnham')
  await page.getByRole('button', { name: /Apply/ }).click()
  await page.waitForURL(/location=Cheltnham/)
  await page.getByText(/suppliers within 50 miles of Cheltenham/).waitFor()
  expect(complaints).toEqual([])
})

/** Holds back the page's code until `release`, as on a slow connection. */
const visitBeforeCode = async (path: string) => {
  const { page, complaints } = await visit('/')
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { page, complaints, release }
}

test('text typed before the code loads is searched for, and stays in its box', async () => {
  const { page, complaints, release } = await visitBeforeCode('/directory')
  await page.getByLabel('Location').fill('Bath')
  await page.getByLabel('Service', { exact: true }).selectOption('Blinds')
  release()
  await waitForHydration(page)
  await page.getByRole('combobox', { name: 'Search' }).press('Enter') // the other fields may not be hydrated yet
  await page.waitForURL(/\/directory\?location=Bath&service=blinds$/)
  await page.getByText(/within 50 miles of Bath/).waitFor()
  expect(await page.getByLabel('Location').inputValue()).toBe('Bath')
  expect(complaints).toEqual([])
})

test('Enter before the code loads submits all filter fields', async () => {
  const { page, release } = await visitBeforeCode('/directory?service=blinds&service=curtains&rating=4')
  await page.getByRole('combobox', { name: 'Search' }).fill('roman')
  await page.getByLabel('Location').fill('Bath')
  await page.getByLabel('Location').press('Enter')
  release()
  await page.waitForURL(/location=Bath/)
  await expect.poll(() => page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('roman')
  await expect.poll(() => page.getByLabel('Service', { exact: true }).innerText()).toContain('2 services')
  expect(new URL(page.url()).searchParams.get('rating')).toBe('4')
})

test('a letter typed before the code loads survives a reload', async () => {
  const { page, release } = await visitBeforeCode('/contact')
  await page.getByLabel('Message').fill('Half a roman blind')
  await page.getByLabel('Reason').selectOption({ index: 1 })
  const reason = await page.getByLabel('Reason').inputValue()
  release()
  await page.getByText('We save your answers in this browser tab').waitFor()
  await page.reload()
  await page.getByText('We’ve restored your answers.').waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('Half a roman blind')
  expect(await page.getByLabel('Reason').inputValue()).toBe(reason)
})

test('searching works without JavaScript', async () => {
  const { page } = await visit('/directory', { javaScriptEnabled: false })
  await page.getByLabel('Location').fill('Bath')
  await page.getByRole('button', { name: /Apply/ }).click()
  await page.getByText(/within 50 miles of Bath/).waitFor()
  await expect.poll(() => page.locator('.supplier-card').count()).toBeGreaterThan(0)
})

test('a card is at most 280 px high on a phone and 230 px on a desktop, which shows four', async () => {
  const { page, complaints } = await visit(near, { viewport: phone })
  const cards = page.locator('.supplier-card')
  const boxes = () => cards.evaluateAll((all) => all.slice(0, 12).map((card) => card.getBoundingClientRect().toJSON()))
  expect(Math.max(...(await boxes()).map(({ height }) => height))).toBeLessThanOrEqual(280)
  const isCut = (all: Element[]) => all.filter((badge) => badge.scrollWidth > badge.clientWidth).length
  expect(await cards.locator('.badges li').evaluateAll(isCut)).toBe(0)
  await page.setViewportSize(desktop)
  expect(Math.max(...(await boxes()).map(({ height }) => height))).toBeLessThanOrEqual(230)
  expect((await boxes())[3].bottom).toBeLessThanOrEqual(desktop.height)
  const form = page.getByRole('search', { name: 'Suppliers' })
  expect((await form.boundingBox())!.height).toBe(60)
  await cards.nth(7).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await form.boundingBox())!.y).toBe(57) // below the header
  const copy = cards.nth(7).getByText('Copy', { exact: false }).first()
  expect((await copy.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await copy.click()
  expect(
    await cards
      .nth(7)
      .getByRole('button', { name: /^Copy (contact info|phone|email|address) of / })
      .count(),
  ).toBe(4)
  await expectAccessible(page)
  await goTo(page, '/directory?search=The+High+Wycombe+Made+to+Measure+Blinds+Company') // a name of two lines
  expect(await cards.locator('h3 a').allTextContents()).toContain('The High Wycombe Made to Measure Blinds Company')
  expect(Math.max(...(await boxes()).map(({ height }) => height))).toBeLessThanOrEqual(230)
  await page.setViewportSize(phone)
  await goTo(page, '/') // with Featured
  expect(await cards.count()).toBeGreaterThan(3)
  expect(Math.max(...(await boxes()).map(({ height }) => height))).toBeLessThanOrEqual(280)
  expect(complaints).toEqual([])
})

test('a card reserves the space for its opening status', async () => {
  const { page } = await visit('/healthz', { viewport: phone })
  await page.clock.setFixedTime(new Date('2026-01-18T12:00:00Z')) // a Sunday: "Closed · opens 9 am Monday"
  await goTo(page, '/directory?location=London')
  const cards = page.locator('.supplier-card')
  const heights = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
  const before = await heights()
  const unknown = page.locator('.open-now:empty')
  expect(await unknown.count()).toBeGreaterThan(3)
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded()
  await expect.poll(() => unknown.count()).toBe(0)
  expect(await heights()).toEqual(before)
})

test('only the results are printed, as a list even from the map', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await visit('/directory?location=GL50&view=map', { javaScriptEnabled })
    await page.emulateMedia({ media: 'print' })
    const around = ['#root > header', '#root > footer', 'aside', 'nav', 'form', 'button', 'summary', '.load-more']
    expect(await page.locator([...around, '.directory-map'].map((one) => `${one}:visible`).join()).count()).toBe(0)
    expect(await page.getByText(/within 50 miles of GL50/).isVisible()).toBe(true)
    expect(await page.locator('.supplier-card:visible').count()).toBe(20)
  }
})

test('the offline explorer runs a query and, for a signed-in user, a subscription', async () => {
  const { page, complaints } = await visitAsAdmin('/healthz')
  await page.goto('/graphql')
  // GraphiQL ignores presses before its editors load, and reads a tab's text a moment late
  const runUntilAnswered = async (field: string) => {
    await expect
      .poll(
        async () => {
          const run = page.getByRole('button', { name: /Execute query/ })
          if (await run.isVisible()) await run.click()
          const response = page.locator('.graphiql-response').getByText(`"${field}"`).first()
          return response.waitFor({ timeout: 3000 }).then(
            () => true,
            () => false,
          )
        },
        { timeout: 60_000 },
      )
      .toBe(true)
  }
  await runUntilAnswered('totalCount')
  await page.getByRole('tab', { name: 'Scraper' }).click()
  await runUntilAnswered('isRunning')
  const sandbox = page.getByRole('link', { name: 'Apollo Sandbox' })
  expect(await sandbox.getAttribute('href')).toBe(
    `https://studio.apollographql.com/sandbox/explorer?endpoint=${encodeURIComponent(`${siteUrl}/graphql`)}`,
  )
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]) // of the previous query, under the new one's name
  await page.setViewportSize(phone)
  const getBox = async (part: string) => (await page.getByRole('main').locator(part).boundingBox())!
  const [editors, response] = [await getBox('.graphiql-editors'), await getBox('.graphiql-response')]
  expect(response.y).toBeGreaterThanOrEqual(editors.y + editors.height)
  expect(Math.min(editors.width, response.width)).toBeGreaterThan(phone.width - 50)
}, 120_000)

test('on a phone the first supplier is within 300 px of the top, even below a count of three lines; at 768 px two are side by side', async () => {
  const { page, complaints } = await visit('/directory?location=GL50&service=blinds', { viewport: phone })
  const topOfList = async () => (await page.locator('.supplier-card').first().boundingBox())!.y
  expect(await topOfList()).toBeLessThanOrEqual(300)
  expect((await page.getByRole('button', { name: 'Filters 2 set' }).boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await page.setViewportSize({ width: 768, height: 1024 })
  const [first, second] = await Promise.all(
    [0, 1].map(async (index) => (await page.locator('.supplier-card').nth(index).boundingBox())!),
  )
  expect([second!.y, second!.x > first!.x + first!.width]).toEqual([first!.y, true])
  expect(await page.getByRole('button', { name: 'Filters 2 set' }).isVisible()).toBe(false)
  expect(complaints).toEqual([])
})

test('the filter sheet is a dialog: it traps the focus, and Escape closes it and returns the focus to the button', async () => {
  const { page, complaints } = await visit(near, { viewport: { width: 320, height: 640 } })
  const open = page.getByRole('button', { name: 'Filters 2 set' })
  await open.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const [all] = (await sheet.getByText(/^[\d,+]+ suppliers?$/).innerText()).split(' ')
  await expectAccessible(page)
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    const isWithin = await sheet.evaluate(
      (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
    )
    expect(isWithin).toBe(true)
  }
  await sheet.getByRole('link', { name: '4 stars and up' }).click()
  await page.waitForURL(/rating=4/)
  await expect
    .poll(async () => Number.parseInt(await sheet.getByText(/^[\d,+]+ suppliers?$/).innerText()))
    .toBeLessThan(Number(all))
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^\s*Filters/)
  for (const chip of await page.locator('.filter-chips a').all())
    expect((await chip.boundingBox())!.height).toBeGreaterThanOrEqual(24)
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('on a phone without JavaScript the same filters open in the page, and work', async () => {
  const { page } = await visit('/directory', { viewport: phone, javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Filters' }).click()
  await page.getByLabel('Location').fill('Bath')
  await page.getByRole('button', { name: /Apply/ }).click()
  await page.waitForURL(/location=Bath/)
  expect(await page.getByText(/within 50 miles of Bath/).isVisible()).toBe(true)
})

const screens = [
  ['directory', near],
  ['empty directory', '/directory?search=zzzzzz'],
  ['profile', '/suppliers/1'],
  ['404', '/no/such/page'],
  ['unknown supplier', '/suppliers/999999'],
] as const

for (const [name, path] of sample(screens, 2)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of viewportsIn(colorScheme, name === 'directory' || name === 'profile')) {
      test(`axe finds nothing: ${name}, ${colorScheme}, ${viewport.width}`, async () => {
        const { page, complaints } = await visit(path, { colorScheme, viewport })
        await expectAccessible(page)
        expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
        await page.context().close()
      })
    }
  }
}
