import { expect, test } from 'vitest'
import { goTo, letTwoSecondsPass, siteUrl, visit } from './browser.ts'
import { fillAddress, fillDetails } from './fill-registration.ts'
import { enterOffice, openQueueItem, queueRow, travel, widths } from './journey.ts'

test.each(widths)(
  'a registration survives a reload, Back and the menu, and arrives in an open office, $width',
  async (viewport) => {
    const { page, look } = travel(await visit('/register-business', { viewport }))
    const name = `Ribbon & Reed ${viewport.width}`
    await fillDetails(page, {
      name,
      email: `hello@reed${viewport.width}.example.com`,
      phone: `01632 96${String(viewport.width).padStart(4, '0')}`,
    })
    await page.getByText('We save your answers in this browser tab').waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('checkbox', { name: 'Shutters' }).check()
    await look()
    await goTo(page, page.url()) // reloaded
    await page.getByText('We’ve restored your answers.').waitFor()
    expect(await page.getByRole('checkbox', { name: 'Shutters' }).isChecked()).toBe(true)
    await look()
    const menu = page.getByRole('button', { name: /menu/i })
    if (await menu.first().isVisible()) await menu.first().click()
    await page.getByRole('banner').getByRole('link', { name: 'Counties' }).click()
    await page.waitForURL('**/counties')
    await page.goBack()
    await page.waitForURL('**/register-business')
    await page.getByText('We’ve restored your answers.').waitFor()
    await page.getByRole('tab', { name: 'Business Details' }).click()
    expect(await page.getByLabel('Business name').inputValue()).toBe(name)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await fillAddress(page)
    await look()

    const office = await enterOffice(viewport, '/admin/requests?kind=registrations')
    await office.page.getByRole('navigation', { name: 'Queues' }).waitFor()
    await letTwoSecondsPass(page)
    await page.getByRole('button', { name: 'Submit Registration' }).click()
    await page.getByRole('link', { name: 'Return to Homepage' }).waitFor()
    await look()
    await goTo(page, '/register-business')
    expect(await page.getByLabel('Business name').inputValue()).toBe('')

    const card = await openQueueItem(office.page, name) // without a reload
    await card.getByRole('button', { name: 'Reject' }).click()
    const reason = office.page.getByRole('form', { name: 'Reject' })
    await reason.getByLabel('Message to the applicant').fill('A journey only')
    await office.look()
    await reason.getByRole('button', { name: 'Reject' }).click()
    await queueRow(office.page, name).getByText('Rejected').waitFor({ state: 'attached' })
    await office.look()
    expect((await fetch(`${siteUrl}/directory?search=${encodeURIComponent(name)}`)).status).toBe(200)
  },
)
