import type { BrowserContextOptions, Page } from 'playwright-core'
import { goTo, siteUrl, visit } from './browser.ts'

export const admin = { username: 'admin', password: 'correct horse battery' }

export const signInOnPage = async (page: Page, { username, password } = admin) => {
  if (new URL(page.url()).pathname !== '/login') await goTo(page, `${siteUrl}/login`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor()
}

/** The Cookie header of a new administrator session. */
export const sessionCookies = async (): Promise<string> => {
  const answer = await fetch(`${siteUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

export const visitAsAdmin = async (path: string, options: BrowserContextOptions = {}) => {
  const common = { domain: new URL(siteUrl).hostname, path: '/', httpOnly: true, secure: false, expires: -1 }
  const cookies = (await sessionCookies()).split('; ').map((cookie) => {
    const [name, value] = cookie.split('=') as [string, string]
    return { ...common, name, value, sameSite: 'Lax' as const }
  })
  return visit(path, { ...options, storageState: { cookies, origins: [] } })
}
