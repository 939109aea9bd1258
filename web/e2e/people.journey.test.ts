import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { goTo, visit } from './browser.ts'
import { enterOffice, officeRows, travel, widths } from './journey.ts'
import { admin } from './sign-in.ts'

const confirmBy = async (page: Page, button: string) => {
  await page.getByLabel('Your password').fill(admin.password)
  await page.getByRole('button', { name: button }).click()
}

test.each(widths)(
  'a person is invited, accepts in another browser, sees only their role’s screens, and is disabled and removed, $width',
  async (viewport) => {
    const { page, open, look } = await enterOffice(viewport)
    const [name, email] = [`mona${viewport.width}`, `mona${viewport.width}@example.com`]
    await open('People')
    await page.getByRole('button', { name: 'Invite Someone' }).click()
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await page.getByText('Please enter a valid email address.').waitFor()
    await look()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Role', { exact: true }).selectOption('MODERATOR')
    await confirmBy(page, 'Invite')
    const made = page.getByRole('group', { name: 'The new link' })
    const link = await made.locator('code').innerText()
    await look()
    await made.getByRole('button', { name: 'I’ve Saved It' }).click()
    await page.getByRole('list', { name: 'Invitations' }).getByText(email).waitFor()
    const mails = async () =>
      Promise.all(
        (await readdir(inject('mailFolder'))).map((file) => readFile(join(inject('mailFolder'), file), 'utf8')),
      )
    await expect.poll(async () => (await mails()).filter((mail) => mail.includes(`To: ${email}`)).length).toBe(1)

    const visitor = await visit('/', { viewport })
    const guest = travel(visitor)
    await goTo(guest.page, link)
    await guest.page
      .getByText(new RegExp(`^${email} is invited to work on .* as moderator: requests, reviews`))
      .waitFor()
    await guest.look()
    await guest.page.getByLabel('Username').fill(name)
    await guest.page.getByLabel('Password').fill('password')
    await guest.page.getByRole('button', { name: 'Accept' }).click()
    await guest.page.getByLabel('Password').and(guest.page.locator('[aria-invalid="true"]')).waitFor()
    await guest.page.getByLabel('Password').fill('a horse of another colour')
    await guest.page.getByRole('button', { name: 'Accept' }).click()
    await guest.page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor()
    expect(visitor.complaints).toEqual([])
    await guest.open('Reviews')
    await officeRows(guest.page).first().waitFor()
    await guest.look()
    const menu = guest.page.getByRole('button', { name: 'Open the office menu' })
    if (await menu.isVisible()) await menu.click()
    const tabs = guest.page
      .getByRole('dialog', { name: 'Office' })
      .or(guest.page.getByRole('navigation', { name: 'Office' }))
      .getByRole('tab')
    expect((await tabs.allInnerTexts()).map((text) => text.replace(/\s*\d.*$/s, ''))).toEqual([
      'To Do',
      'Requests',
      'Manage Duplicates',
      'Suppliers',
      'Search Check',
      'Reviews',
      'My Account',
    ])
    await goTo(guest.page, '/admin/people')
    await guest.page.getByRole('heading', { name: 'Not for Your Role' }).waitFor()
    await guest.look()

    await goTo(page, '/admin/people')
    const row = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: email })
    await row.getByText('Moderator').waitFor()
    await row.getByRole('button', { name: `Sign-ins: ${name}` }).click()
    await row
      .getByText(/No sign-ins in the last|Signed in/)
      .first()
      .waitFor()
    await look()
    await row.getByRole('button', { name: `Disable: ${name}` }).click()
    await confirmBy(page, 'Disable Now')
    await row.getByText('Moderator, disabled').waitFor()
    await guest.page.getByText(/^Your session has ended\./).waitFor()
    await goTo(guest.page, '/admin')
    expect(new URL(guest.page.url()).pathname).toBe('/login')
    await guest.page.getByLabel('Username').fill(name)
    await guest.page.getByLabel('Password').fill('a horse of another colour')
    await guest.page.getByRole('button', { name: 'Sign In' }).click()
    await guest.page.getByRole('alert').waitFor()
    await row.getByRole('button', { name: `Remove: ${name}` }).click()
    await look()
    await confirmBy(page, 'Remove Permanently')
    await row.waitFor({ state: 'detached' })
    await look()
  },
)

test.each(widths)('the last administrator cannot be removed by anyone, $width', async (viewport) => {
  const { page, open, look } = await enterOffice(viewport)
  await open('People')
  const own = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: 'admin (you)' })
  await own.waitFor()
  expect(await own.getByRole('button').allInnerTexts()).toEqual(['Sign-ins'])
  const query = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { userErrors { message } } }`
  const users = '{ people { nodes { id username } } }'
  const send = async (text: string, variables: object = {}) =>
    (await (
      await page.request.post('/graphql', {
        data: { query: text, variables },
        headers: { origin: new URL(page.url()).origin },
      })
    ).json()) as { data: Record<string, never>; errors?: { message: string }[] }
  const { people } = (await send(users)).data as unknown as { people: { nodes: { id: string; username: string }[] } }
  const { id } = people.nodes.find(({ username }) => username === admin.username)!
  const answer = JSON.stringify(await send(query, { input: { id, role: 'EDITOR', password: admin.password } }))
  expect(answer).toMatch(/administrator/i)
  await goTo(page, '/admin/people')
  await own.getByText('Administrator').waitFor()
  await look()
})
