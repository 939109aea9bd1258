import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, letTwoSecondsPass, phone, siteUrl, viewportsIn, visit } from './browser.ts'

const article = '/blog/plantation-shutters-styles-materials-bays'

test('the HTML has every section, title, description and structured data', async () => {
  const answer = await fetch(`${siteUrl}/`)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('<title>Blind &amp; Curtain Directory | UK &amp; Europe&#x27;s Trusted Suppliers</title>')
  expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/)
  expect(html.match(/<article class="card supplier-card"/g)).toHaveLength(6)
  expect(html.match(/<article class="card post-card"/g)).toHaveLength(3)
  expect(html).toContain('/directory?location=London')
  for (const text of [
    '£200-£700',
    'Pencil pleat curtains',
    'Tier-on-tier shutters',
    'Should a blind hang inside or outside the recess?',
  ]) {
    expect(html).toContain(text)
  }
  for (const type of ['WebSite', 'Organization', 'FAQPage']) expect(html).toContain(`"@type":"${type}"`)
})

test('a town’s tile and its list show the same count', async () => {
  const html = async (path: string) => parse(await (await fetch(siteUrl + path)).text())
  const tile = (await html('/')).querySelector('a.place-tile[href="/directory?location=London"]')!
  const [, count] = /^([\d,]+) suppliers$/.exec(tile.querySelector('small')!.text)!
  const list = await html(tile.getAttribute('href')!)
  expect(list.querySelector('.directory-count')!.text).toMatch(
    new RegExp(`^[\\d,]+ suppliers within 50 miles of London \\(${count} in town\\) · Best match$`),
  )
})

test('the search is above the fold on phone and desktop, and works without suggestions', async () => {
  for (const viewport of [phone, desktop]) {
    const { page, complaints } = await visit('/', { viewport, hasTouch: viewport === phone })
    const button = page.getByRole('button', { name: 'Search Now' })
    const { y, height } = (await button.boundingBox())!
    expect(y + height).toBeLessThan(viewport.height)
    await page.getByLabel('Service Type').selectOption('Shutters')
    await page.getByLabel('Location', { exact: true }).click()
    await page.getByLabel('Location', { exact: true }).fill('Bath')
    await page.getByRole('option', { name: 'Bathgate' }).waitFor()
    const { x, y: top, width } = (await page.getByRole('listbox').locator('..').boundingBox())!
    expect(x === 0 && top === 0 && width === phone.width).toBe(viewport === phone)
    await (viewport === phone
      ? page.getByRole('button', { name: 'Close search' }).tap()
      : page.keyboard.press('Escape'))
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await (viewport === phone ? button.tap() : button.click({ delay: 100 }))
    await page.waitForURL(/\/directory\?location=Bath&service=shutters$/)
    await page.getByText(/within 50 miles of Bath/).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  }
})

test('without JavaScript: menu, guides and questions open, the search works, the form explains itself', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false, viewport: phone })
  expect(await page.locator('#site-menu').getByRole('link', { name: 'Counties' }).isVisible()).toBe(true)
  expect(await page.locator('.tab-panel:visible').count()).toBe(3)
  expect(await page.locator('button[type="button"]:visible, [role="tab"]:visible').count()).toBe(0)
  await page.getByText('What should a quote tell me?').click()
  expect(await page.getByText(/You can compare two quotes/).isVisible()).toBe(true)
  expect(await page.locator('#register .without-code-only').innerText()).toContain(
    'Turn on JavaScript to use this form',
  )
  await page.getByLabel('Location', { exact: true }).fill('Bath')
  await page.getByRole('button', { name: 'Search Now' }).click()
  await page.getByText(/within 50 miles of Bath/).waitFor()
})

test('one question is open at a time, and can be closed', async () => {
  const { page } = await visit('/')
  const open = page.locator('details[name="choosing"][open] h3')
  for (const question of ['Is made to measure worth it?', 'What should a quote tell me?']) {
    await page.getByRole('heading', { name: question }).click()
    expect(await open.allInnerTexts()).toEqual([question])
  }
  await page.getByRole('heading', { name: 'What should a quote tell me?' }).click()
  expect(await open.count()).toBe(0)
})

test('on a phone the comparison scrolls by itself, by keyboard too', async () => {
  const { page } = await visit('/', { viewport: phone })
  const table = page.locator('.comparison')
  await page.getByText('Show the table').click()
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction(() => document.querySelector('.comparison')!.scrollLeft > 0)
  expect((await table.getByRole('rowheader').first().boundingBox())!.x).toBeGreaterThanOrEqual(0)
})

test('on a phone the home page is short and complete; one screen never shows two tips', async () => {
  const { page } = await visit('/', { viewport: phone })
  await page.locator('#register').scrollIntoViewIfNeeded()
  await page.getByRole('form', { name: 'Register Your Business' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7000)
  for (const path of ['/', '/counties', '/blog', '/blog?search=zzzzzz', article, '/suppliers/1']) {
    await page.goto(path)
    const tips = await page
      .locator('.ad:visible')
      .evaluateAll((all) => all.map((tip) => tip.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })))
    expect(tips.length, path).toBeGreaterThan(0)
    for (const [index, { bottom }] of tips.entries()) {
      expect((tips[index + 1]?.top ?? Infinity) - bottom, path).toBeGreaterThan(phone.height)
    }
  }
})

test('an advertisement slot has its size inside its border, or is responsive if that does not fit', async () => {
  const { page } = await visit('/', { viewport: desktop })
  const featured = page.getByRole('heading', { name: 'Featured Suppliers' })
  expect((await featured.boundingBox())!.y).toBeLessThan(desktop.height - 100)
  /** Sizes of the site's own tips, and of the same places once a network may fill them. */
  const sizes = () =>
    page.locator('.ad').evaluateAll((all) => {
      const getSize = (ad: Element) =>
        `${/ad-(?!room|own)(\w+)/.exec(ad.parentElement!.className)![1]} ${ad.clientWidth}x${ad.clientHeight}`
      const tips = all.map(getSize)
      for (const room of document.querySelectorAll('.ad-own')) room.classList.remove('ad-own')
      return { tips, awaited: all.map(getSize) }
    })
  expect(await sizes()).toEqual({
    tips: ['horizontal 1214x42', 'responsive 1214x42', 'horizontal 1214x42'],
    awaited: ['horizontal 728x90', 'responsive 1214x250', 'horizontal 728x90'],
  })
  await page.goto('/suppliers/1')
  expect(await sizes()).toEqual({
    tips: ['square 334x42', 'vertical 0x0'], // the second is shown only as an advertisement
    awaited: ['square 300x250', 'vertical 160x600'],
  })
  await page.goto('/blog')
  expect((await sizes()).awaited).toContain('square 300x250')
  await page.goto(article) // its column of text is narrower
  expect((await sizes()).awaited).toContain('horizontal 728x90')
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of [article, '/counties', '/blog', '/']) {
    await page.goto(path)
    expect([path, (await sizes()).awaited]).toEqual([path, expect.arrayContaining(['horizontal 728x90'])])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  }
  await page.setViewportSize(phone)
  await page.goto('/')
  expect(await sizes()).toEqual({
    tips: ['horizontal 356x42', 'responsive 356x42', 'horizontal 356x42'],
    awaited: ['horizontal 356x250', 'responsive 356x250', 'horizontal 356x250'],
  })
})

test('a business requests a listing', async () => {
  const { page, complaints } = await visit('/')
  await page.locator('#register').scrollIntoViewIfNeeded()
  const form = page.getByRole('form', { name: 'Register Your Business' })
  await form.getByLabel('Business name').fill('Honeybourne Blinds')
  await form.getByLabel('Email').fill('hello@honeybourne')
  await form.getByLabel('Phone').fill('01632 960123')
  await form.getByRole('button', { name: 'Register Your Business' }).click()
  await form.getByText('Please enter a valid email address.').waitFor()
  await form.getByLabel('Email').fill('hello@honeybourne.example.com')
  await letTwoSecondsPass(page)
  await form.getByRole('button', { name: 'Register Your Business' }).click()
  await page.getByText('Registration Submitted').waitFor()
  await expect.poll(() => form.getByLabel('Business name').inputValue()).toBe('')
  expect(complaints).toEqual([])
})

test('without the API, each section says so and recovers', async () => {
  const { page } = await visit('/directory')
  await page.route('**/graphql', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  const alerts = page.getByRole('main').getByRole('alert')
  await expect.poll(() => alerts.count()).toBe(3)
  await expectAccessible(page)
  await page.unroute('**/graphql')
  for (let left = 3; left > 0; left--) {
    await alerts.first().getByRole('button', { name: 'Try Again' }).click()
    await expect.poll(() => alerts.count()).toBe(left - 1)
  }
  await expect.poll(() => page.locator('.supplier-card').count()).toBe(6)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of viewportsIn(colorScheme, true)) {
    test(`axe finds nothing: the home page with everything open, ${colorScheme}, ${viewport.width}`, async () => {
      const { page, complaints } = await visit('/', { colorScheme, viewport })
      await expectAccessible(page)
      await page.locator('.phone-fold').evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)))
      await page.getByRole('tab', { name: 'Shutters' }).click()
      await page.getByRole('heading', { name: 'How do I measure my windows?' }).click()
      await page.locator('#register').scrollIntoViewIfNeeded()
      await page.getByRole('form', { name: 'Register Your Business' }).getByRole('button').click()
      await page.getByText('Please enter a valid phone number.').waitFor()
      await expectAccessible(page)
      expect(complaints).toEqual([])
      await page.context().close()
    })
  }
}
