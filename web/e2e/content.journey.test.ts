import { expect, test } from 'vitest'
import { goTo, siteUrl, visit } from './browser.ts'
import { enterOffice, fetchHtml, travel, widths } from './journey.ts'

test.each(widths)(
  'a county guide is edited with a preview, seen by a visitor, and restored, $width',
  async (viewport) => {
    const { page, open, look } = await enterOffice(viewport)
    await open('Guides')
    await page.getByLabel('County').fill('rut')
    await page.getByRole('list', { name: 'Guides' }).getByRole('link', { name: 'Rutland' }).click()
    const form = page.getByRole('form', { name: 'Edit guide' })
    const homes = form.getByLabel('Homes', { exact: true })
    const before = await homes.innerText()
    const text = `Ironstone cottages, ${viewport.width} of them.`
    await homes.fill(text)
    await form.getByRole('button', { name: 'Preview' }).click()
    const preview = form.getByRole('region', { name: 'Preview' })
    await preview.waitFor()
    const fold = preview.getByText('Read the local guide')
    if (await fold.isVisible()) await fold.click() // on a phone
    await preview.getByText(text).waitFor()
    await look()
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText(/Edited here: new releases won’t change it\./).waitFor()
    await expect.poll(() => fetchHtml('/counties/rutland')).toContain(text)
    const versions = form.getByRole('region', { name: 'Earlier Texts' })
    await versions.getByText(/^Edited by admin, .* · current$/).waitFor()
    await versions.getByText('What changed: Homes').first().click()
    await versions.locator('ins').first().getByText(text).waitFor()
    await look()
    await versions.getByRole('button', { name: 'Restore This Text' }).first().click()
    await page.getByText('Earlier text restored', { exact: true }).waitFor()
    await expect.poll(() => homes.innerText()).toBe(before)
    await expect.poll(() => fetchHtml('/counties/rutland')).not.toContain(text)
    await page.getByText('Original text: updates with each release until you edit it.').waitFor()
    await look()
  },
)

test.each(widths)('a redirect is added, followed by a visitor, counted, and removed, $width', async (viewport) => {
  const { page, open, look } = await enterOffice(viewport)
  await open('Redirects')
  await page.getByRole('button', { name: 'Add a Redirect' }).click()
  const form = page.getByRole('form', { name: 'New redirect' })
  const from = `/summer-fair-${viewport.width}`
  await form.getByLabel('From').fill('/admin/fair')
  await form.getByLabel('To').fill('/contact')
  await form.getByRole('button', { name: 'Save Redirect' }).click()
  await form.getByText('The site uses this address itself.').waitFor()
  await look()
  await form.getByLabel('From').fill(from)
  await form.getByRole('button', { name: 'Save Redirect' }).click()
  const row = page.getByRole('list', { name: 'Redirects' }).getByRole('listitem').filter({ hasText: from })
  await row.getByText('not used yet').waitFor()
  const visitor = travel(await visit('/', { viewport }))
  await expect.poll(async () => (await fetch(siteUrl + from, { redirect: 'manual' })).status).toBe(301)
  await goTo(visitor.page, from)
  expect(new URL(visitor.page.url()).pathname).toBe('/contact')
  await visitor.look()
  const used = async () => {
    await goTo(page, '/admin/redirects')
    await row.waitFor()
    return row.innerText()
  }
  await expect.poll(used).toMatch(/used \d+ times?, last on/)
  await look()
  await row.getByRole('button', { name: `Remove: ${from}` }).click()
  await page.getByText(`${from} no longer redirects.`).waitFor()
  await row.waitFor({ state: 'detached' })
  await expect.poll(async () => (await fetch(siteUrl + from, { redirect: 'manual' })).status).toBe(404)
  await look()
})

test.each(widths)(
  'a legal page gets the operator’s text, seen by visitors, and its built-in one back, $width',
  async (viewport) => {
    const { page, open, look } = await enterOffice(viewport)
    await open('Legal Pages')
    await page.getByRole('navigation', { name: 'Page' }).getByRole('link', { name: 'Terms of Service' }).click()
    const form = page.getByRole('form', { name: 'Terms of Service' })
    await form.getByText('The built-in text.').waitFor()
    const words = `Blinds are sold by the ${viewport.width}.`
    await form.getByRole('button', { name: 'HTML' }).click()
    const content = form.getByLabel('Text', { exact: true })
    await content.fill(`<h2>Our terms</h2>\n<p>${words}</p>\n<script>alert(1)</script>\n${await content.inputValue()}`)
    await form.getByRole('button', { name: 'Preview' }).click()
    const preview = form.getByRole('region', { name: 'Preview' })
    await preview.getByText(words).waitFor()
    expect(await preview.locator('script').count()).toBe(0)
    await look()
    await form.getByRole('button', { name: 'Save Text' }).click()
    await form.getByText('Your own text.').waitFor()
    await expect.poll(() => fetchHtml('/terms-of-service')).toContain(words)
    const visitor = travel(await visit('/terms-of-service', { viewport }))
    await visitor.page.getByText(words).waitFor()
    expect(await visitor.page.getByText('{{').count()).toBe(0) // all placeholders are filled in
    await visitor.look()
    await form.getByRole('button', { name: 'Restore Original' }).click()
    await form.getByText('The built-in text.').waitFor()
    await expect.poll(() => fetchHtml('/terms-of-service')).not.toContain(words)
    await look()
  },
)

/** The next full minute in London that is at least this many seconds away. */
const londonIn = (seconds: number) => {
  const at = new Date(Math.ceil((Date.now() + seconds * 1000) / 60_000) * 60_000)
  return at.toLocaleString('sv-SE', { timeZone: 'Europe/London' }).slice(0, 16).replace(' ', 'T')
}

test.each(widths)(
  'a post is scheduled, invisible before its time, and then published automatically, $width',
  async (viewport) => {
    const { page, open, look } = await enterOffice(viewport)
    await open('Posts')
    await page.getByRole('link', { name: 'Write a Post' }).click()
    const slug = `net-curtains-${viewport.width}`
    await page.getByLabel('Title', { exact: true }).fill(`Net curtains ${viewport.width}`)
    await page.getByLabel('Text', { exact: true }).fill('Seen from inside only.')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    const schedule = page.getByRole('group', { name: 'Schedule' })
    const time = schedule.getByLabel('Publish at (London time)')
    await time.fill('2020-01-01T10:00')
    await schedule.getByRole('button', { name: 'Schedule' }).click()
    await schedule.getByText('Please choose a time in the future.').waitFor()
    await look()
    await time.fill(londonIn(20))
    await schedule.getByRole('button', { name: 'Schedule' }).click()
    await page.getByText(/^Scheduled for .* \(London time\)\. Visitors won’t see it until then\./).waitFor()
    expect((await fetch(`${siteUrl}/blog/${slug}`)).status).toBe(404)
    await look()
    await expect
      .poll(async () => (await fetch(`${siteUrl}/blog/${slug}`)).status, { timeout: 180_000, interval: 1000 })
      .toBe(200)
    await goTo(page, page.url())
    await page
      .getByText(/^Published/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Delete…' }).click()
    await page.getByRole('button', { name: 'Delete Permanently' }).click()
    await page.getByRole('link', { name: 'Write a Post' }).waitFor()
    await expect.poll(async () => (await fetch(`${siteUrl}/blog/${slug}`)).status).toBe(404)
    await look()
  },
  300_000,
)
