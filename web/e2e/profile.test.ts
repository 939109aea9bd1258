import { parse } from 'node-html-parser'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, goTo, letTwoSecondsPass, phone, siteUrl, viewportsIn, visit } from './browser.ts'

const fetchData = async <T>(query: string): Promise<T> => {
  const body = JSON.stringify({ query })
  const answer = await fetch(`${siteUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return ((await answer.json()) as { data: T }).data
}
const { suppliers } = await fetchData<{ suppliers: { nodes: { id: string; name: string }[] } }>(
  '{ suppliers(first: 1, sort: REVIEWS) { nodes { id name } } }',
)
const { id, name } = suppliers.nodes[0]!

test('all reviews are reachable without JavaScript', async () => {
  const html = async (path: string) => parse(await (await fetch(siteUrl + path)).text())
  const first = await html(`/suppliers/${id}?tab=reviews`)
  expect(first.querySelectorAll('[data-panel=reviews] .reviews time')).toHaveLength(10)
  const more = first.querySelectorAll('.reviews-more a').find(({ text }) => text === 'Load More Reviews')!
  const next = await html(more.getAttribute('href')!.replaceAll('&amp;', '&'))
  const { supplier } = await fetchData<{ supplier: { reviewCount: number } }>(
    `{ supplier(id: "${id}") { reviewCount } }`,
  )
  expect(supplier.reviewCount).toBeGreaterThan(10)
  expect(next.querySelectorAll('[data-panel=reviews] .reviews time')).toHaveLength(Math.min(110, supplier.reviewCount))
})

const openBothForms = async (page: Page) => {
  await page.getByRole('button', { name: 'Write a Review' }).click()
  await page.getByRole('form', { name: 'Write a review' }).waitFor()
  await page.getByRole('button', { name: 'Report this listing' }).click()
  await page.getByRole('form', { name: 'Report this listing' }).waitFor()
}

test('a review is written by keyboard, acknowledged, and hidden until approved; a second one gets the same response', async () => {
  const { page, complaints } = await visit(`/suppliers/${id}?tab=reviews`)
  const comment = `They measured twice and fitted once: ${Date.now()}.`
  const write = async () => {
    await page.getByRole('button', { name: 'Write a Review' }).click()
    await page.getByRole('radio', { name: '1 star, poor' }).waitFor()
    await page.keyboard.press('Space')
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('radio', { name: '4 stars, very good' }).isChecked()).toBe(true)
    for (const text of [comment, 'Anna', 'anna@example.com']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    await letTwoSecondsPass(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await write()
  await page.getByText('We’ll publish it once we’ve checked it.').waitFor()
  await goTo(page, page.url())
  expect(await page.getByText(comment).count()).toBe(0)
  await write()
  await page.getByText('We’ll publish it once we’ve checked it.').waitFor()
  expect(complaints).toEqual([])
})

test('a listing is reported', async () => {
  const { page, complaints } = await visit(`/suppliers/${id}`)
  // The sidebar has one tip, and ends with the text and its map.
  expect(await page.locator('.profile-sidebar .ad-own:visible').count()).toBe(1)
  await page.getByRole('button', { name: 'Report this listing' }).click()
  await page.getByLabel('What is wrong?').selectOption({ label: 'The business has closed down' })
  await letTwoSecondsPass(page)
  await page.getByRole('button', { name: 'Send Report' }).click()
  await page.getByText('We’ll check this listing.').waitFor()
  expect(complaints).toEqual([])
})

test('a tab has its own address, rendered on the server', async () => {
  const html = await (await fetch(`${siteUrl}/suppliers/${id}?tab=reviews`)).text()
  expect(html).toMatch(/<button(?=[^>]*aria-selected="true")[^>]*><span>Reviews /)
  const { page, complaints } = await visit(`/suppliers/${id}?tab=services`)
  await page.getByRole('heading', { name: 'Services', exact: true }).waitFor()
  await page.getByRole('tab', { name: /^Reviews/ }).click()
  await page.waitForURL(/\?tab=reviews$/)
  expect(complaints).toEqual([])
})

test('without JavaScript everything is readable, without dead controls', async () => {
  const { page } = await visit(`/suppliers/${id}`, { javaScriptEnabled: false })
  for (const heading of [`About ${name}`, 'Services', 'Reviews', 'Business Hours', 'Similar suppliers nearby']) {
    expect(await page.getByRole('heading', { name: heading, exact: true }).isVisible()).toBe(true)
  }
  expect(await page.locator('.profile button:not([type=submit]):visible').count()).toBe(0)
  expect(await page.getByText('Select to call or email.').isVisible()).toBe(false)
})

test('a printed profile has contact details, hours and services, but no navigation', async () => {
  const { page } = await visit(`/suppliers/${id}?tab=reviews`, { colorScheme: 'dark' })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const text of [`About ${name}`, 'Location and contact', 'Services', 'Business Hours']) {
    expect(await page.getByRole('heading', { name: text, exact: true }).isVisible()).toBe(true)
  }
  expect(
    await page
      .locator('header:visible, footer:visible, nav:visible, button:visible, [role=tab]:visible, .similar:visible')
      .count(),
  ).toBe(0)
  expect(await page.getByRole('heading', { name: 'Reviews', exact: true }).isVisible()).toBe(false)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of viewportsIn(colorScheme)) {
    test(`axe finds nothing: reviews, and both forms with their messages, ${colorScheme}, ${viewport.width}`, async () => {
      const { page, complaints } = await visit(`/suppliers/${id}?tab=reviews`, { colorScheme, viewport })
      await openBothForms(page)
      expect(await page.locator('.contact-bar').isVisible()).toBe(false) // it would cover the form
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Send Review' }).click()
      await page.getByRole('button', { name: 'Send Report' }).click()
      await page.getByText('Please choose a reason.').waitFor()
      await page.getByText('Please choose 1 to 5 stars.').waitFor()
      await expectAccessible(page)
      for (const star of await page.locator('.star-field label').all()) {
        const { width, height } = (await star.boundingBox())!
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      }
      expect(complaints).toEqual([])
      await page.context().close()
    })
  }
}

test('a small map of the supplier loads when it is scrolled into view', async () => {
  const { page } = await visit(`/suppliers/${id}`, { viewport: phone })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  const mapFiles = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter((entry) => entry.name.includes('maplibre')).length,
    )
  expect(await mapFiles()).toBe(0)
  await page.locator('.profile-map').scrollIntoViewIfNeeded()
  const map = page.getByRole('region', { name: `Map: where ${name} is` })
  await map.locator('canvas').waitFor()
  await map.locator('.map-place').waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await page.getByRole('link', { name: 'See other suppliers nearby on the map' }).click()
  await page.waitForURL(/\/directory\?.*view=map/)
})

test('on a phone the number to call is at the bottom, and never covers the focused element', async () => {
  const { page, complaints } = await visit(`/suppliers/${id}`, { viewport: { width: 320, height: 640 } })
  const bar = (await page.getByRole('group', { name: 'Call or email' }).boundingBox())!
  expect([bar.x, bar.width, bar.y + bar.height]).toEqual([0, 320, 640])
  for (const link of await page.locator('.contact-bar a').all())
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await page.locator('.breadcrumbs a').first().focus()
  const focused = []
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    focused.push(
      await page.evaluate(() => {
        const { activeElement: element } = document
        const isAtEnd = element === document.body || element!.closest('.contact-bar')
        return isAtEnd ? 0 : element!.getBoundingClientRect().bottom
      }),
    )
  }
  expect(focused.filter((bottom) => bottom > bar.y)).toEqual([])
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const end = (await page.locator('.footer-end').boundingBox())!
  expect(end.y + end.height).toBeLessThan(phone.height - bar.height)
  expect(complaints).toEqual([])
})
