import type { Page } from 'playwright-core'
import { goTo, siteUrl } from './browser.ts'

/** The administrator of the site under test. */
export const admin = { username: 'admin', password: 'correct horse battery' }

/** Signs the administrator in through the screen, and waits for the dashboard. Each test has its own session. */
export const signIn = async (page: Page, { username, password } = admin) => {
  if (new URL(page.url()).pathname !== '/login') await goTo(page, `${siteUrl}/login`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor()
}
