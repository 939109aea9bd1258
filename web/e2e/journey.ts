import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktop, expectAccessible, phone, siteUrl } from './browser.ts'
import { visitAsAdmin } from './sign-in.ts'

export interface Traveller {
  page: Page
  complaints: string[]
  /** The menu is a drawer on a phone. */
  open: (screen: string) => Promise<void>
  look: () => Promise<void>
}

export const travel = ({ page, complaints }: { page: Page; complaints: string[] }): Traveller => ({
  page,
  complaints,
  open: async (screen) => {
    const button = page.getByRole('button', { name: 'Open the office menu' })
    if (await button.isVisible()) await button.click()
    await page.getByRole('tab', { name: new RegExp(`^${screen}( \\d+ waiting)?$`) }).click()
    await page.getByRole('tabpanel', { name: new RegExp(`^${screen}`), includeHidden: true }).waitFor()
    await page.getByRole('dialog', { name: 'Office' }).waitFor({ state: 'hidden' })
  },
  look: async () => {
    await expectAccessible(page)
    expect(complaints).toEqual([])
  },
})

export const enterOffice = async (viewport: BrowserContextOptions['viewport'] & object, path = '/admin') =>
  travel(await visitAsAdmin(path, { viewport }))

/** Each journey runs at both widths, so it restores what it changes. */
export const widths = [desktop, phone]

/** Cached pages change a moment later. */
export const fetchHtml = async (path: string) => (await fetch(siteUrl + path)).text()

export const queryAs = async <Data>(page: Page, query: string, variables: object = {}): Promise<Data> => {
  const answer = await page.request.post('/graphql', { data: { query, variables }, headers: { origin: siteUrl } })
  const { data, errors } = (await answer.json()) as { data?: Data; errors?: object[] }
  expect(errors).toBeUndefined()
  return data!
}

export const officeRows = (page: Page) => page.locator('.office-table tbody tr, .table-cards > li')

export const officeTable = (page: Page, name: string) =>
  page.getByRole('table', { name }).or(page.getByRole('list', { name }))

export const openQueueItem = async (page: Page, title: string) => {
  const back = page.getByRole('button', { name: 'Back to the list' })
  if (await back.isVisible()) await back.click()
  await queueRow(page, title).click()
  const card = page.locator('.request').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await card.waitFor()
  return card
}

export const queueRow = (page: Page, title: string) =>
  page.locator('.inbox-item').filter({ has: page.getByText(title, { exact: true }) })
