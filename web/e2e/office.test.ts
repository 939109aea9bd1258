import { expect, test } from 'vitest'
import { desktop, phone, siteUrl } from './browser.ts'
import { enterOffice } from './journey.ts'

test('the office works on a phone: from To Do to a redirect, and a search for an unknown person', async () => {
  const { page, open, look } = await enterOffice(phone)
  await page.getByRole('list', { name: 'Tasks' }).getByRole('link').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Find a supplier or a screen' }).getByRole('combobox').waitFor()
  await page.keyboard.type('redirects')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add a Redirect' }).click()
  const form = page.getByRole('form', { name: 'New redirect' })
  await form.getByLabel('From').fill('/spring-fair')
  await form.getByLabel('To').fill('/contact')
  await form.getByRole('button', { name: 'Save Redirect' }).click()
  await page.getByRole('list', { name: 'Redirects' }).getByText('not used yet').waitFor()
  const getRedirect = async () =>
    (await fetch(`${siteUrl}/spring-fair`, { redirect: 'manual' })).headers.get('location')
  await expect.poll(getRedirect).toBe('/contact')
  await page.getByRole('button', { name: 'Remove: /spring-fair' }).click()
  await expect.poll(getRedirect).toBe(null)

  await open('Personal Data')
  await page.getByLabel('Email address, phone number or name').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByText('We hold nothing about “nobody@example.com”.').waitFor()
  await look()
})

test('line numbers of a long file are not cut off', async () => {
  const lines = Array.from({ length: 100 }, (_, at) => `x,a note about line ${at} that takes room`) // each name is too short
  const { page } = await enterOffice(desktop, '/admin/imports')
  await page
    .getByLabel('CSV or Excel file')
    .setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer: Buffer.from(['name,note', ...lines].join('\n')) })
  const numbers = page.locator('[aria-label="Lines of the file"] tbody td:first-child')
  await numbers.first().waitFor()
  while (await page.getByRole('button', { name: 'Load More' }).isVisible()) {
    const shown = await numbers.count()
    await page.getByRole('button', { name: 'Load More' }).click()
    await expect.poll(() => numbers.count()).toBeGreaterThan(shown)
  }
  const getLineCounts = (all: Element[]) =>
    all.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return [cell.textContent, range.getClientRects().length]
    })
  expect((await numbers.evaluateAll(getLineCounts)).slice(-2)).toEqual([
    ['100', 1],
    ['101', 1],
  ])
})
