import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { expectAccessible, siteUrl, viewportsIn, visit } from './browser.ts'
import { admin, signInOnPage } from './sign-in.ts'

test('signing in opens the dashboard, and signing out ends access to it', async () => {
  const { page, complaints } = await visit('/admin')
  expect(new URL(page.url()).pathname).toBe('/login')
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'username')
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password').fill(admin.password)
  await page.keyboard.press('Enter')
  await page.getByText(`Welcome back, ${admin.username}!`).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor()
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 })

  await page.goto('/login')
  await page.waitForURL('**/admin')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByText('You have been successfully logged out.').waitFor()
  await page.getByLabel('Username').waitFor()
  expect((await page.context().cookies()).filter(({ name }) => name.includes('session'))).toEqual([])
  await page.goto('/admin')
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('text typed before the code loads, and while it does, is not lost', async () => {
  const { page } = await visit('/')
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password').fill(admin.password.slice(0, 5))
  release()
  await page.getByRole('button', { name: 'Sign In', disabled: false }).waitFor()
  await page.keyboard.type(admin.password.slice(5))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin')
  await page.context().close()
})

test('after a wrong password the input stays, and the next attempt works', async () => {
  const { page } = await visit('/login')
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('alert').getByText('The username or password is wrong.').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password')
  expect(await page.getByLabel('Username').inputValue()).toBe(admin.username)
  await page.keyboard.type(admin.password) // replaces the selected old one
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin')
  await page.context().close()
})

test('a visitor gets cached pages and no cookie', async () => {
  const { page } = await visit('/directory')
  expect(await page.context().cookies()).toEqual([])
  const answer = await fetch(`${siteUrl}/login`)
  expect([answer.headers.get('set-cookie'), answer.headers.get('etag') !== null]).toEqual([null, true])
  await page.context().close()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of viewportsIn(colorScheme)) {
    test(`axe finds nothing: sign-in page, dashboard and account, ${colorScheme}, ${viewport.width}`, async () => {
      const { page } = await visit('/login', { colorScheme, viewport })
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.getByText('Username must be at least 3 characters').waitFor()
      await expectAccessible(page)
      await signInOnPage(page)
      await page.getByText(/^Welcome back/).waitFor()
      await expectAccessible(page)
      await page.goto('/admin/account')
      await page.getByText('(this session)').waitFor()
      await expectAccessible(page)
      await page.context().close()
    }, 180_000)
  }
}

test('a second factor is turned on, required, and turned off; a session is ended from another', async () => {
  const { page } = await visit('/login')
  await signInOnPage(page)
  await page.goto('/admin/account')
  const part = page.getByRole('region', { name: 'Second Factor' })
  await part.getByLabel('Your password').fill(admin.password)
  await part.getByRole('button', { name: 'Turn On' }).click()
  const picture = part.getByRole('img', { name: 'QR code for an authenticator app' })
  await picture.waitFor()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true)
  await expectAccessible(page)
  const totp = new TOTP({ secret: (await part.locator('code').innerText()).replace(/\s/g, '') })
  await part.getByLabel('Code').fill(totp.generate())
  await part.getByRole('button', { name: 'Confirm' }).click()
  const codes = part.getByRole('group', { name: 'Recovery codes' }).getByRole('listitem')
  await codes.first().waitFor()
  expect(await codes.count()).toBe(10)
  const recoveryCode = await codes.first().innerText()
  await expectAccessible(page)

  const other = (await visit('/login')).page
  await other.getByLabel('Username').fill(admin.username)
  await other.getByLabel('Password').fill(admin.password)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await other.getByLabel('Code').waitFor()
  await expectAccessible(other)
  const nextCode = totp.generate({ timestamp: Date.now() + 30_000 }) // accepted early, and each code only once
  await other.getByLabel('Code').fill(nextCode)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await other.waitForURL('**/admin')

  await part.getByRole('button', { name: 'I’ve Saved Them' }).click()
  await part.getByLabel('Your password').fill(admin.password)
  await part.getByLabel('Code').fill(recoveryCode)
  await part.getByRole('button', { name: 'Turn Off' }).click()
  await page.getByText('Second factor off').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'End All Others' }).click()
  const ending = page.getByRole('form', { name: 'End all your other sessions' })
  await ending.getByLabel('Your password').fill(admin.password)
  await expectAccessible(page)
  await ending.getByRole('button', { name: 'End Now' }).click()
  await page.getByText('All other sessions ended').waitFor()
  await other.goto('/admin')
  expect(new URL(other.url()).pathname).toBe('/login')
  for (const one of [page, other]) await one.context().close()
}, 180_000)
