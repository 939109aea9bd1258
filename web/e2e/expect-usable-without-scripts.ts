import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const expectUsableWithoutScripts = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Counties' }).waitFor()
  await page.getByRole('tabpanel').nth(2).waitFor()
  expect(await page.locator('button[type="button"]:visible').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Call Now' }).isVisible()).toBe(true)
  await page.getByText('Turn on JavaScript to see the map.').waitFor()
}
