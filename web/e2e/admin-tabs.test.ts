import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, goTo, phone, measureLayoutShift, siteUrl, viewportsIn, visit } from './browser.ts'
import { visitAsAdmin } from './sign-in.ts'

const visitTab = (tab: string, options: BrowserContextOptions = {}) => visitAsAdmin(`/admin/${tab}`, options)

const slowly = { timeout: 20_000 }

const tabs = { backlinks: 'Add Backlink', ads: 'Ad Settings', audit: 'Audit Log' }

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of viewportsIn(colorScheme)) {
    test(`axe finds nothing: figures, backlinks, ads and audit log, ${colorScheme}, ${viewport.width}`, async () => {
      const { page, complaints } = await visitTab('backlinks', { colorScheme, viewport })
      await page.getByRole('form', { name: 'Add Backlink' }).getByRole('button').click()
      await page.getByText('All fields are required.').waitFor()
      await expectAccessible(page)
      await goTo(page, '/admin/ads')
      await page.getByRole('button', { name: 'Add Ad Slot' }).click()
      await page.getByRole('button', { name: 'Edit: Homepage, Top Banner' }).click()
      await expectAccessible(page)
      await goTo(page, '/admin/audit')
      await page.getByRole('heading', { name: tabs.audit, level: 1 }).waitFor()
      await expectAccessible(page)
      await goTo(page, '/admin')
      await page.getByRole('list', { name: 'Tasks' }).waitFor()
      const figures = page.locator('.boxed dd')
      const suppliers = async () => Number((await figures.first().innerText()).replace(',', ''))
      await expect.poll(suppliers, { timeout: 60_000 }).toBeGreaterThan(0)
      expect(await figures.count()).toBe(5)
      expect(complaints).toEqual([])
      await page.context().close()
    })
  }
}

test('a tab’s code is loaded when shown, and on a phone the menu is a drawer', async () => {
  const { page } = await visitTab('audit', { viewport: phone })
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('AdsTab')),
    )
  expect(await scripts()).toEqual([])
  await page.getByRole('button', { name: 'Open the office menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Office' })
  await expectAccessible(page)
  const tab = drawer.getByRole('tab', { name: 'Audit Log', selected: true })
  await expect.poll(() => tab.evaluate((element) => element === document.activeElement)).toBe(true)
  const { x, width } = (await tab.boundingBox())!
  expect([x >= 0, x + width <= phone.width]).toEqual([true, true])
  await drawer.getByRole('tab', { name: 'Ad Management' }).click()
  await page.getByRole('form', { name: tabs.ads }).waitFor()
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Find a supplier or a screen' }).click()
  const palette = page.getByRole('dialog', { name: 'Find a supplier or a screen' })
  await palette.getByRole('combobox').fill('leeds')
  await palette.getByRole('group', { name: 'Suppliers' }).getByRole('option').first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin\/suppliers\?supplier=\d+$/)
  expect((await scripts()).length).toBeGreaterThan(0)
}, 120_000)

test('a disabled slot disappears from the visitor’s next page and returns when enabled; only administrators may do this', async () => {
  const { page } = await visitTab('ads')
  const html = async (path: string) => (await fetch(siteUrl + path)).text()
  const place = 'aria-label="Advertisement: Sidebar Top"'
  const { page: visitor } = await visit('/directory')
  const profile = (await visitor.locator('.supplier-card a[href^="/suppliers/"]').first().getAttribute('href'))!
  expect(await html(profile)).toContain(place)
  expect(await html(profile)).toContain(place) // from the cache
  const toggle = page.getByRole('switch', { name: 'Supplier Profile, Sidebar Top: active' })
  await toggle.click()
  await expect.poll(() => html(profile), slowly).not.toContain(place)
  await toggle.click()
  await expect.poll(() => html(profile), slowly).toContain(place)
})

test('a new slot appears at the end of its pages, and the audit log names who added it', async () => {
  const { page } = await visitTab('ads')
  await page.getByRole('button', { name: 'Add Ad Slot' }).click()
  const form = page.getByRole('form', { name: 'New ad slot' })
  await form.getByLabel('Name').fill('Foot of the list')
  await form.getByLabel('Location').selectOption('Counties')
  await form.getByRole('button', { name: 'Add Slot' }).click()
  await page.getByRole('switch', { name: 'Counties, Foot of the list: active' }).waitFor()
  await expect
    .poll(async () => (await fetch(`${siteUrl}/counties`)).text(), slowly)
    .toContain('aria-label="Advertisement: Foot of the list"')
  await page.getByRole('tab', { name: 'Audit Log' }).click()
  const entry = page.getByRole('table', { name: 'Audit log' }).locator('tbody').getByRole('row').first()
  await expect
    .poll(() => entry.innerText(), slowly)
    .toContain('admin · Ad slot add · Ad slot counties-foot-of-the-list')
  // Turns it off again: later tests measure county pages.
  await page.getByRole('tab', { name: 'Ad Management' }).click()
  await page.getByRole('switch', { name: 'Counties, Foot of the list: active' }).click()
  await expect
    .poll(async () => (await fetch(`${siteUrl}/counties`)).text(), slowly)
    .not.toContain('aria-label="Advertisement: Foot of the list"')
})

test('pages may load ads as soon as a network is active', async () => {
  const { page } = await visitTab('ads')
  const policy = async () => (await fetch(`${siteUrl}/`)).headers.get('content-security-policy')!
  expect(await policy()).not.toContain('media.net')
  const form = page.getByRole('form', { name: 'Ad Settings' })
  await form.getByLabel('Ad network').selectOption('Media.net')
  await form.getByLabel('Media.net customer ID').fill('8CU1A2B3C')
  await form.getByRole('button', { name: 'Save Settings' }).click()
  await page.getByText('Ad settings saved').waitFor()
  await expect.poll(policy, slowly).toMatch(/script-src 'self'[^;]* https:\/\/\*\.media\.net;/)
  await form.getByLabel('Ad network').selectOption('Direct')
  await form.getByRole('button', { name: 'Save Settings' }).click()
  await expect.poll(policy, slowly).not.toContain('media.net')
})

test('profiles and county pages reserve the space for ads, so nothing moves', async () => {
  for (const viewport of [phone, desktop]) {
    const { page } = await visit('/counties', { viewport })
    expect(await page.locator('aside.ad').count()).toBeGreaterThanOrEqual(2)
    expect(await measureLayoutShift(page)).toBeLessThan(0.01)
    await page.context().close()
  }
})
