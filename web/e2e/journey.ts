import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktop, expectAccessible, phone, siteUrl } from './browser.ts'
import { visitAsAdmin } from './sign-in.ts'

/** Somebody on the way through the site. */
export interface Traveller {
  page: Page
  /** Errors and warnings of the console. */
  complaints: string[]
  /** Chooses a screen of the office in its menu: at the side, and on a phone in the drawer. */
  open: (screen: string) => Promise<void>
  /** Nothing is in the way here: axe finds nothing, nothing is wider than the screen, and the console is silent. */
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

/** An administrator at the first screen of the office. */
export const enterOffice = async (viewport: BrowserContextOptions['viewport'] & object, path = '/admin') =>
  travel(await visitAsAdmin(path, { viewport }))

/** Each journey is made at both widths; what it sets it sets back, since the other width and other files follow. */
export const widths = [desktop, phone]

/** What a visitor is sent for an address; kept pages are dropped a moment after a change. */
export const pageAt = async (path: string) => (await fetch(siteUrl + path)).text()

/** Asks the API as whoever is signed in on the page. */
export const queryAs = async <Data>(page: Page, query: string, variables: object = {}): Promise<Data> => {
  const answer = await page.request.post('/graphql', { data: { query, variables }, headers: { origin: siteUrl } })
  const { data, errors } = (await answer.json()) as { data?: Data; errors?: object[] }
  expect(errors).toBeUndefined()
  return data!
}

/** The rows of the table that is shown; on a phone its cards, where it has them. */
export const officeRows = (page: Page) => page.locator('.office-table tbody tr, .table-cards > li')

/** A table of the office; on a phone its list of cards. */
export const officeTable = (page: Page, name: string) =>
  page.getByRole('table', { name }).or(page.getByRole('list', { name }))

/** What waits in a queue, opened from the list. */
export const queued = async (page: Page, title: string) => {
  const back = page.getByRole('button', { name: 'Back to the list' })
  if (await back.isVisible()) await back.click()
  await queuedRow(page, title).click()
  const card = page.locator('.request').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await card.waitFor()
  return card
}

/** Its line in the list, which says what was decided. */
export const queuedRow = (page: Page, title: string) =>
  page.locator('.inbox-item').filter({ has: page.getByText(title, { exact: true }) })
