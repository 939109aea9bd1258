import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { desktop, expectAccessible, goTo, isThorough, letTwoSecondsPass, phone, siteUrl, visit } from './browser.ts'
import { fillAddress, fillDetails } from './fill-registration.ts'
import { openQueueItem, queueRow } from './journey.ts'
import { visitAsAdmin } from './sign-in.ts'

const fetchData = async <T>(query: string): Promise<T> => {
  const answer = await fetch(`${siteUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return ((await answer.json()) as { data: T }).data
}

const business = { name: 'Evesham Vale Louvres', email: 'hello@evesham.example.com', phone: '01632 960456' }
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

test('a business registers, is approved, and is listed and found', async () => {
  const { page, complaints } = await visit('/register-business')
  await next(page)
  await page.getByText('Business name must be at least 2 characters.').waitFor()
  await fillDetails(page, business)
  await next(page)
  await page.getByRole('checkbox', { name: 'Shutters' }).check()
  await next(page)
  await fillAddress(page)
  await letTwoSecondsPass(page)
  await page.getByRole('button', { name: 'Submit Registration' }).click()
  await page.getByRole('link', { name: 'Return to Homepage' }).waitFor()
  expect(complaints).toEqual([])

  const find = () =>
    fetchData<{ suppliers: { nodes: { id: string; name: string }[] } }>(
      '{ suppliers(filter: { query: "Evesham Vale Louvres", near: "WR11" }) { nodes { id name } } }',
    )
  expect((await find()).suppliers.nodes.map(({ name }) => name)).not.toContain('Evesham Vale Louvres')
  const admin = await visitAsAdmin('/admin/requests?kind=registrations')
  const card = await openQueueItem(admin.page, 'Evesham Vale Louvres')
  await card.getByRole('button', { name: 'Approve' }).click()
  await queueRow(admin.page, 'Evesham Vale Louvres').getByText('Approved').waitFor()
  const findId = async () => (await find()).suppliers.nodes.find(({ name }) => name === 'Evesham Vale Louvres')?.id
  await expect.poll(findId).toBeDefined() // cached answers change a moment later
  await goTo(page, '/directory?location=WR11&query=Evesham+Vale+Louvres')
  await page.getByRole('article').filter({ hasText: 'Evesham Vale Louvres' }).first().waitFor()
  expect((await page.goto(`/suppliers/${await findId()}`))!.status()).toBe(200)
  expect(admin.complaints).toEqual([])
  await admin.page.context().close()
  await page.context().close()
})

test('before the form’s code loads, nothing typed is sent', async () => {
  const { page } = await visit('/')
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/register-business', { waitUntil: 'commit' })
  await page.getByLabel('Business name').fill(business.name)
  await page.getByLabel('Business name').press('Enter')
  await page.getByRole('button', { name: 'Next' }).click({ force: true })
  release()
  await next(page)
  await page.getByText('Please enter a valid phone number.').waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await page.getByLabel('Business name').inputValue()).toBe(business.name)
  await page.context().close()
})

test('a review is published, and the rating changes on card, profile and structured data', async () => {
  const name = 'Evesham Vale Louvres'
  const { suppliers } = await fetchData<{ suppliers: { nodes: { id: string }[] } }>(
    `{ suppliers(filter: { query: "${name}" }, first: 1) { nodes { id } } }`,
  )
  const { id } = suppliers.nodes[0]!
  const { page } = await visit(`/suppliers/${id}?tab=reviews`)
  await page.getByRole('button', { name: 'Write a Review' }).click()
  await page.getByText('Very good').or(page.locator('.star-field label').nth(3)).first().click()
  await page.getByLabel('Your review').fill('They measured twice and fitted four shutters.')
  await page.getByLabel('Your name').fill('Petra')
  await page.getByLabel('Your email').fill('petra@example.com')
  await letTwoSecondsPass(page)
  await page.getByRole('button', { name: 'Send Review' }).click()
  await page.getByText('Thank you for your review').waitFor()
  const profile = async () => (await fetch(`${siteUrl}/suppliers/${id}`)).text()
  expect(await profile()).not.toContain('"aggregateRating"')

  const admin = await visitAsAdmin('/admin/requests?kind=reviews')
  const card = await openQueueItem(admin.page, name)
  await card.getByRole('button', { name: 'Publish' }).click()
  await queueRow(admin.page, name).getByText('Published').waitFor()
  await (await openQueueItem(admin.page, name)).getByText('4.0 from 1 review').waitFor()
  await expect.poll(profile).toContain('"ratingValue":4')
  expect(await profile()).toContain('They measured twice and fitted four shutters.')
  await goTo(page, `/directory?location=WR11&query=${encodeURIComponent(name)}`)
  await page.getByRole('article').filter({ hasText: name }).getByText('(1 review)').waitFor()
  await admin.page.context().close()
  await page.context().close()
})

test('a message reaches the dashboard and the mail host', async () => {
  const { page, complaints } = await visit('/contact')
  await page.getByLabel('Name').fill('Anna Field')
  await page.getByLabel('Email').fill('anna@example.com')
  await page.getByLabel('Reason').selectOption('Feedback')
  await page.getByLabel('Subject').fill('A journey through the site')
  await page.getByLabel('Message').fill('I found a fitter within a day.')
  await letTwoSecondsPass(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('heading', { name: 'Message Sent' }).waitFor()
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  expect(await page.getByLabel('Message').inputValue()).toBe('')
  expect(complaints).toEqual([])
  const mails = async () =>
    Promise.all((await readdir(inject('mailFolder'))).map((file) => readFile(join(inject('mailFolder'), file), 'utf8')))
  await expect
    .poll(async () => (await mails()).filter((mail) => mail.includes('A journey through the site')).length, {
      timeout: 20_000,
    })
    .toBe(1)
  const admin = await visitAsAdmin('/admin/requests?kind=messages')
  const card = await openQueueItem(admin.page, 'A journey through the site')
  await card.getByRole('button', { name: 'Mark as Answered' }).click()
  await queueRow(admin.page, 'A journey through the site').getByText('Answered').waitFor()
  await goTo(admin.page, '/admin/requests?kind=history')
  await admin.page.getByRole('list', { name: 'History' }).getByText('A journey through the site').waitFor()
  await admin.page.context().close()
  await page.context().close()
})

const atBothWidths = (page: Page) => async () => {
  for (const viewport of isThorough ? [phone, desktop] : [phone]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
  }
}

for (const colorScheme of isThorough ? (['light', 'dark'] as const) : (['light'] as const)) {
  test(`axe finds nothing in the forms and their steps, ${colorScheme}`, { timeout: 180_000 }, async () => {
    const { page, complaints } = await visit('/register-business', { colorScheme })
    const everyWidth = atBothWidths(page)
    await next(page)
    await page.getByText('Please enter a valid phone number.').waitFor()
    await everyWidth()
    await fillDetails(page, { ...business, name: 'Axe Blinds' })
    await next(page)
    await everyWidth()
    await next(page)
    await page.getByLabel('City').fill('B')
    await page.getByText('Please enter a valid city.').waitFor()
    await everyWidth()
    await goTo(page, '/contact')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Please select a reason for contact.').waitFor()
    await everyWidth()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test(`axe finds nothing in the Requests tab, ${colorScheme}`, { timeout: 180_000 }, async () => {
    const { page, complaints } = await visitAsAdmin('/admin/requests?kind=history', { colorScheme })
    const everyWidth = atBothWidths(page)
    await page.getByRole('navigation', { name: 'Queues' }).waitFor()
    await everyWidth()
    await fetch(`${siteUrl}/api/business-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        businessName: `Evesham Vale Louvres ${colorScheme}`,
        email: 'hello@evesham.example.com',
        phone: '01632 960456',
      }),
    })
    await goTo(page, '/admin/requests?kind=short-requests')
    for (const viewport of isThorough ? [phone, desktop] : [phone]) {
      await page.setViewportSize(viewport)
      const card = await openQueueItem(page, `Evesham Vale Louvres ${colorScheme}`)
      await expectAccessible(page)
      await card.getByRole('button', { name: 'Create a Supplier' }).click()
      await expectAccessible(page)
      await card.getByRole('button', { name: 'Cancel' }).click()
      await card.getByRole('button', { name: 'Reject' }).click()
      await expectAccessible(page)
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })
}
