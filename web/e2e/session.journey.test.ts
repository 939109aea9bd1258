import { expect, test } from 'vitest'
import { admin, signInOnPage } from './sign-in.ts'
import { enterOffice, widths } from './journey.ts'

test.each(widths)(
  'a session ends during a scrape: it is announced, and a sign-in in another tab resumes the live view, $width',
  async (viewport) => {
    const watching = await enterOffice(viewport, '/admin/scraper')
    const { page, open, look } = watching
    await page.getByRole('heading', { level: 1, name: 'Scraper Control' }).waitFor()
    const other = await enterOffice(viewport, '/admin/account')
    await other.page.getByRole('button', { name: 'End All Others' }).click()
    const ending = other.page.getByRole('form', { name: 'End all your other sessions' })
    await ending.getByLabel('Your password').fill(admin.password)
    await ending.getByRole('button', { name: 'End Now' }).click()
    await other.page.getByText('All other sessions ended').waitFor()
    const note = page.getByRole('alert').filter({ hasText: 'Your session has ended. Sign in again' })
    await note.waitFor() // by the live connection, without a click
    await look()
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      note.getByRole('link', { name: /Sign In/ }).click(),
    ])
    await signInOnPage(tab)
    await page.bringToFront()
    await expect.poll(() => note.count()).toBe(0)
    await open('Requests')
    await page.getByRole('navigation', { name: 'Queues' }).waitFor()
    await look()
  },
)
