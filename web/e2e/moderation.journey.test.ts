import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { goTo, siteUrl, visit } from './browser.ts'
import { listSupplier } from './list-supplier.ts'
import { enterOffice, officeRows, officeTable, fetchHtml, queryAs, travel, widths } from './journey.ts'

test.each(widths)(
  'a published review is taken down with a reason, gone for visitors, and restored, $width',
  async (viewport) => {
    const { page, open, look } = await enterOffice(viewport)
    await open('Reviews')
    await page.getByLabel('Status', { exact: true }).selectOption('Published')
    await page.getByLabel('Stars', { exact: true }).selectOption('2')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.waitForURL(/status=PUBLISHED.*stars=2|stars=2.*status=PUBLISHED/)
    await goTo(page, page.url()) // removes rows shown before the filter
    const row = officeRows(page).filter({ hasText: 'Published' }).first()
    const words = (await row.locator('.clamped, blockquote').first().innerText()).split(/[.!?’'"&]/)[0]!
    const profile = `${(await row.getByRole('link').first().getAttribute('href'))!}?tab=reviews`
    await expect.poll(() => fetchHtml(profile)).toContain(words)
    const again = officeRows(page).filter({ hasText: words }).first()
    await again.getByRole('button', { name: 'Take Down' }).click()
    const form = page.getByRole('form', { name: 'Take Down' })
    await form.getByRole('button', { name: 'Take Down' }).click()
    await form.getByText('Please enter a reason of at least 3 characters.').waitFor()
    await look()
    await form.getByLabel('Internal note').fill(`Not a customer ${viewport.width}`)
    await form.getByRole('button', { name: 'Take Down' }).click()
    await again.getByText(`Not a customer ${viewport.width}`).waitFor()
    await expect.poll(() => fetchHtml(profile)).not.toContain(words)
    await look()
    const visitor = travel(await visit(profile, { viewport }))
    expect(await visitor.page.getByText(words).count()).toBe(0)
    await again.getByRole('button', { name: 'Restore' }).click()
    await again.getByText('Published').waitFor()
    await expect.poll(() => fetchHtml(profile)).toContain(words)
    await look()
    await open('Audit Log')
    await officeTable(page, 'Audit log')
      .getByText(/review/i)
      .first()
      .waitFor()
  },
)

test.each(widths)(
  'a person’s data is found, exported and erased without affecting others, $width',
  async (viewport) => {
    const { page, open, look } = await enterOffice(viewport)
    const email = `una${viewport.width}@example.com`
    const [supplier] = (await (await fetch(`${siteUrl}/api/suppliers/featured`)).json()) as [{ id: number }]
    const visitor = await visit('/contact', { viewport })
    const review = {
      supplierId: String(supplier.id),
      rating: 5,
      comment: `Una was here with ${viewport.width} nets.`,
      name: 'Una Marsh',
      email,
    }
    await queryAs(
      visitor.page,
      'mutation ($input: CreateReviewInput!) { createReview(input: $input) { userErrors { message } } }',
      { input: review },
    )
    await queryAs(
      visitor.page,
      'mutation ($input: CreateMessageInput!) { createMessage(input: $input) { userErrors { message } } }',
      {
        input: { name: 'Una Marsh', email, reason: 'OTHER', subject: 'Nets', message: 'Please tell me what you keep.' },
      },
    )
    await open('Personal Data')
    const search = page.getByLabel('Email address, phone number or name')
    await search.fill(email)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    const messages = page.getByRole('region', { name: 'Messages' })
    await messages.getByText('Please tell me what you keep.').waitFor()
    await page.getByText(review.comment).first().waitFor()
    expect(page.url()).not.toContain('una')
    await look()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download a Copy (JSON)' }).click(),
    ])
    const copy = await readFile(await file.path(), 'utf8')
    expect([JSON.parse(copy) !== null, copy.includes(email), copy.includes(review.comment)]).toEqual([true, true, true])
    await page.getByRole('button', { name: 'Erase…' }).click()
    const form = page.getByRole('form', { name: 'Erase' })
    await form.getByLabel(`Type ${email} to confirm`).fill('una')
    await form.getByRole('button', { name: 'Erase Permanently' }).click()
    await form.locator('[aria-invalid="true"]').waitFor()
    await look()
    await form.getByLabel(`Type ${email} to confirm`).fill(email)
    await form.getByRole('button', { name: 'Erase Permanently' }).click()
    await expect
      .poll(async () => {
        const left = page.getByText(`We hold nothing about “${email}”.`)
        return (await left.isVisible()) || !(await messages.isVisible())
      })
      .toBe(true)
    await search.fill('Please tell me what you keep')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByText(/^We hold nothing about/).waitFor()
    await look()
  },
)

const ottery = {
  name: 'Ottery Curtain Studio',
  description: 'Curtains, made and hung by one family.',
  email: 'hello@ottery.example.com',
  phone: '01632 960884',
  website: 'https://ottery.example.com',
  address: '3 Mill Street',
  city: 'Ottery St Mary',
  county: 'Devon',
  postcode: 'EX11 1AB',
  services: ['Curtains'],
}
let pairIsListed: Promise<unknown> | undefined

test.each(widths)(
  'two listings of one business are merged with chosen fields, and separated by undoing, $width',
  async (viewport) => {
    const { page, open, look } = await enterOffice(viewport)
    pairIsListed ??= listSupplier(page, ottery).then(() =>
      listSupplier(page, { ...ottery, name: 'Ottery Curtain Studio Ltd', address: '5 Mill Street' }),
    )
    await pairIsListed
    await open('Manage Duplicates')
    const pair = page
      .getByRole('region', { name: 'Duplicate pairs' })
      .getByRole('listitem')
      .filter({ hasText: 'Ottery Curtain Studio Ltd' })
    await page.getByRole('button', { name: 'Fetch Duplicates' }).click()
    await pair.waitFor()
    const profiles = await pair.locator('dd a').evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
    const [original, duplicate] = profiles as [string, string]
    await pair.getByRole('button', { name: 'Compare' }).click()
    await pair.getByRole('group', { name: 'Which one should we keep?' }).waitFor()
    await pair.getByRole('radio', { name: 'Street and number of the duplicate: 5 Mill Street' }).check()
    await look()
    await pair.getByRole('button', { name: /^Merge into / }).click()
    const merge = page
      .getByRole('region', { name: 'Recent merges' })
      .getByRole('listitem')
      .filter({ hasText: 'Ottery' })
    const undo = merge.getByRole('button', { name: /^Undo/ })
    await undo.waitFor()
    const getAnswer = async (path: string) => {
      const { status, headers } = await fetch(siteUrl + path, { redirect: 'manual' })
      return [status, headers.get('location')]
    }
    await expect.poll(() => getAnswer(duplicate)).toEqual([301, original])
    await expect.poll(() => fetchHtml(original)).toContain('5 Mill Street')
    expect(await fetchHtml(original)).toContain('<title>Ottery Curtain Studio, ')
    await look()
    await undo.click()
    await page.getByText('Ottery Curtain Studio Ltd is a separate supplier again.').waitFor()
    await expect.poll(() => getAnswer(duplicate)).toEqual([200, null])
    await expect.poll(() => fetchHtml(original)).toContain('3 Mill Street')
    await look()
  },
)
