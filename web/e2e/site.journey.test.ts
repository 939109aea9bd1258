import { expect, test } from 'vitest'
import { goTo, siteUrl, visit } from './browser.ts'
import { enterOffice, officeTable, fetchHtml, travel, widths } from './journey.ts'

test.each(widths)(
  'the site gets a new name and colour, visitors see both at once, and they are restored, $width',
  async (viewport) => {
    const { page, open, look } = await enterOffice(viewport)
    const visitor = await visit('/contact', { viewport })
    const buttonColour = () =>
      visitor.page
        .getByRole('button', { name: 'Send Message' })
        .evaluate((button) => getComputedStyle(button).backgroundColor)
    const before = await buttonColour()
    await open('Site Settings')
    const form = page.getByRole('form', { name: 'Site Settings' })
    const name = `Sashes & Slats ${viewport.width}`
    await form.getByLabel('Site name').fill(name)
    await form.getByLabel('Colour').fill('#f0c040')
    await form.getByRole('button', { name: 'Save Settings' }).click()
    await form.getByText(/^Text in this colour would have a contrast of only/).waitFor()
    await look()
    await form.getByLabel('Colour').fill('#7a1f4b')
    await form.getByRole('list', { name: 'How it looks' }).waitFor()
    await form.getByLabel('Phone').fill('01632 960123')
    await form.getByLabel('Facebook').fill('https://www.facebook.com/sashes')
    await form.getByRole('button', { name: 'Save Settings' }).click()
    await page.getByText('Site settings saved').waitFor()
    await look()
    await expect.poll(() => fetchHtml('/contact')).toContain('Sashes &amp; Slats')
    await goTo(visitor.page, '/contact')
    expect(await visitor.page.title()).toContain(name)
    await visitor.page.getByRole('banner').getByText(name).first().waitFor()
    expect(await buttonColour()).toBe('rgb(122, 31, 75)')
    await visitor.page.getByText('01632 960123').first().waitFor()
    expect(await visitor.page.locator('footer a[href="https://www.facebook.com/sashes"]').count()).toBe(1)
    await travel(visitor).look()
    for (const label of ['Site name', 'Colour', 'Phone', 'Facebook']) await form.getByLabel(label).fill('')
    await form.getByRole('button', { name: 'Save Settings' }).click()
    await expect.poll(() => fetchHtml('/contact')).not.toContain('Sashes')
    await goTo(visitor.page, '/contact')
    expect([await buttonColour(), await visitor.page.title()]).toEqual([
      before,
      expect.stringContaining('Blind & Curtain Directory'),
    ])
    await look()
  },
)

const featuredAt = async () =>
  ((await (await fetch(`${siteUrl}/api/suppliers/featured`)).json()) as { id: number }[]).map(({ id }) => id)

test.each(widths)(
  'a supplier is featured until a day, which is a task before it comes, and not after it is cleared, $width',
  async (viewport) => {
    const { page, open, look } = await enterOffice(viewport)
    const featured = await featuredAt()
    const all = (await (await fetch(`${siteUrl}/api/suppliers`)).json()) as {
      id: number
      isPremium: boolean
      name: string
    }[]
    const { id, name } = all.filter((one) => !featured.includes(one.id) && !one.isPremium).at(viewport.width % 7)!
    await open('Suppliers')
    await page.getByLabel('Name, postcode or id').fill(String(id))
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    const found = officeTable(page, 'Suppliers found').getByRole('link')
    await expect.poll(() => found.count()).toBe(1)
    await found.click()
    await page.getByRole('button', { name: 'Make Featured…' }).click()
    const form = page.getByRole('form', { name: 'Feature' })
    await form.getByLabel('Last day').fill('2020-01-01')
    await form.getByRole('button', { name: 'Make Featured' }).click()
    await form.locator('[aria-invalid="true"]').waitFor()
    await look()
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
    await form.getByLabel('Last day').fill(today)
    await form.getByRole('button', { name: 'Make Featured' }).click()
    await page.getByText(/^Featured until /).waitFor()
    await expect.poll(() => fetchHtml(`/suppliers/${id}`)).toContain('Featured')
    await look()
    await open('To Do')
    await page
      .getByRole('list', { name: 'Tasks' })
      .getByRole('link', { name: /featured periods? ends? soon$/ })
      .click()
    await officeTable(page, 'Suppliers found').getByRole('link', { name }).click()
    await page.getByRole('button', { name: 'Remove from Featured' }).click()
    await page.getByRole('button', { name: 'Make Featured…' }).waitFor()
    expect(await featuredAt()).not.toContain(id)
    await look()
  },
)
