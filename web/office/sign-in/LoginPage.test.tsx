import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { UserRole } from '../../schema.generated.ts'
import { answer, api, done, pauseAnswers, reply, showPage, toastKind } from '../../app/show-page.tsx'
import { onTabMessage } from './notify-tabs.ts'
import { importCode } from '../../ui/load-code.ts'
import { signedInAs } from '../../ui/signed-in-as.ts'

type User = { __typename: 'User'; id: string; username: string; isAdmin: boolean; role: UserRole }
const ada: User = { __typename: 'User', id: '1', username: 'ada', isAdmin: true, role: 'ADMIN' }
const bob: User = { ...ada, id: '2', username: 'bob', isAdmin: false, role: 'USER' }
const mo: User = { ...bob, id: '3', username: 'mo', role: 'MODERATOR' }

let me: User | null
let sent: Record<string, unknown>[]
beforeEach(() => {
  me = null
  sent = []
  const empty = { featuredSuppliers: [], popularLocations: [], latestPosts: [] }
  answer(
    api.query('Me', () => reply({ me, myNeed: null, myRole: me?.role ?? null })),
    ...['FeaturedSuppliers', 'PopularLocations', 'LatestPosts'].map((name) => api.query(name, () => reply(empty))),
  )
})

const refused = (message: string, extensions: Record<string, unknown> = { code: 'UNAUTHENTICATED' }) => ({
  errors: [{ message, extensions }],
})

const answerSignIn = (result: User | ReturnType<typeof refused>) =>
  answer(
    api.mutation('SignIn', async ({ variables }) => {
      sent.push(variables.input)
      if ('errors' in result) return HttpResponse.json(result)
      me = result
      return done('signIn', { user: result })
    }),
  )

const show = async () => {
  const user = userEvent.setup()
  const page = showPage('/login')
  const username = await screen.findByLabelText<HTMLInputElement>('Username')
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' })
  const fill = async (name = 'ada', secret = 'lovelace') => {
    await user.type(username, name)
    await user.type(password, secret)
  }
  return { ...page, user, username, password, button, fill }
}

test('title, subtitle, note and the list of what administrators can do', async () => {
  const { username, password } = await show()
  expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeTruthy()
  expect(screen.getByRole('form', { name: 'Sign In' }).getAttribute('method')).toBe('post') // no password in an address
  const saved = [username, password].map((field) => field.getAttribute('autocomplete'))
  expect(saved).toEqual(['username', 'current-password'])
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(screen.getByText('Access the admin area to manage your site')).toBeTruthy()
  expect(screen.getByText('Only authorized administrators can access this area')).toBeTruthy()
  expect(
    screen.getByRole('complementary', { name: 'What Administrators Can Do' }).querySelectorAll('li').length,
  ).toBeGreaterThan(4)
})

test('values that are too short say so, and nothing is sent', async () => {
  answerSignIn(ada)
  const { user, username, fill, button } = await show()
  await fill('ab', '12345')
  await user.click(button)
  expect(await screen.findByText('Username must be at least 3 characters')).toBeTruthy()
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(username))
  expect(sent).toEqual([])
})

test('an administrator signs in: fields are disabled meanwhile, then a welcome and the dashboard', async () => {
  answerSignIn(ada)
  const otherTab = vi.fn<() => void>()
  onTestFinished(onTabMessage(otherTab))
  const { user, username, password, fill, button, address } = await show()
  await fill()
  const goOn = pauseAnswers()
  await user.click(button)
  expect([username, password].map((field) => field.matches(':disabled'))).toEqual([true, true])
  goOn()
  expect(await screen.findByText('Login successful')).toBeTruthy()
  expect(toastKind('Login successful')).toBe('success')
  expect(screen.getByText('Welcome back, ada!')).toBeTruthy()
  await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })
  expect(address()).toBe('/admin')
  expect(sent).toEqual([{ username: 'ada', password: 'lovelace' }])
  await waitFor(() => expect(otherTab).toHaveBeenCalled())
})

test('somebody who has gone on to another page stays there', async () => {
  answerSignIn(ada)
  const { user, fill, button, address } = await show()
  await fill()
  const goOn = pauseAnswers()
  await user.click(button)
  await user.click(screen.getAllByRole('link', { name: 'Blog' })[0]!)
  await waitFor(() => expect(address()).toBe('/blog'))
  goOn()
  expect(await screen.findByText('Welcome back, ada!')).toBeTruthy()
  expect(address()).toBe('/blog')
})

test('anyone else is sent to the home page', async () => {
  answerSignIn(bob)
  const { user, fill, button, address } = await show()
  await fill('bob', 'builder1')
  await user.click(button)
  await waitFor(() => expect(address()).toBe('/'))
})

test.each([
  [ada, '/admin'],
  [bob, '/'],
  [mo, '/admin'],
] as const)('who is signed in already is sent on: %o to %s', async (who, to) => {
  me = who
  const { address } = showPage('/login')
  await waitFor(() => expect(address()).toBe(to))
})

test.each([
  [null, '/login'],
  [bob, '/'],
] as const)('the dashboard sends %o to %s', async (who, to) => {
  me = who
  const { address } = showPage('/admin')
  await waitFor(() => expect(address()).toBe(to))
})

test('after sign-in the requested office screen opens; an address elsewhere is ignored', async () => {
  answerSignIn(ada)
  const { address, unmount } = showPage('/admin/requests?kind=history')
  await waitFor(() => expect(address()).toBe('/login?next=%2Fadmin%2Frequests%3Fkind%3Dhistory'))
  await userEvent.type(await screen.findByLabelText('Username'), 'ada')
  await userEvent.type(screen.getByLabelText('Password'), 'lovelace')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(address()).toBe('/admin/requests?kind=history'))
  unmount()
  for (const next of ['//evil.test/admin/', '/admin/../blog', 'https://evil.test', '/admin/x%0a//evil.test']) {
    const page = showPage(`/login?next=${next}`)
    await waitFor(() => expect(page.address()).toBe('/admin'))
    page.unmount()
  }
})

test("a failure: the server's message in a toast and on the form, what was typed stays, and the password is focused", async () => {
  answerSignIn(refused('The username or password is wrong.'))
  const { user, username, password, fill, button } = await show()
  await fill()
  await user.click(button)
  expect(await screen.findByText('Login failed')).toBeTruthy()
  expect(toastKind('Login failed')).toBe('error')
  expect(screen.getByRole('alert').textContent).toBe('The username or password is wrong.')
  expect([username.value, password.value, username.matches(':disabled')]).toEqual(['ada', 'lovelace', false])
  await waitFor(() => expect(document.activeElement).toBe(password))
  await user.type(password, '!')
  expect(screen.queryByRole('alert')).toBeNull() // it was about the previous password
})

test('the server cannot be reached', async () => {
  answer(api.mutation('SignIn', () => HttpResponse.error()))
  const { user, fill, button } = await show()
  await fill()
  await user.click(button)
  expect((await screen.findAllByText('Login failed. Please check your credentials.')).length).toBeGreaterThan(0)
})

test('too many attempts: it says when to try again', async () => {
  answerSignIn(
    refused('Too many sign-in attempts. Please try again in 8 seconds.', {
      code: 'RATE_LIMITED',
      retryAfterSeconds: 8,
    }),
  )
  const { user, fill, button } = await show()
  await fill()
  await user.click(button)
  expect(
    (await screen.findAllByText('Too many sign-in attempts. Please try again in 8 seconds.')).length,
  ).toBeGreaterThan(0)
})

test('a form that opens just after a refusal keeps the focus where it was set', async () => {
  answerSignIn(refused('The username or password is wrong.'))
  const { user, fill, button, unmount } = await show()
  await fill()
  await user.click(button)
  await screen.findAllByText('The username or password is wrong.')
  unmount()
  const { username } = await show()
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(username)
})

test('with a second factor a code is requested, and sent with the rest', async () => {
  answerSignIn(
    refused('Please enter the code from your authenticator app.', { code: 'UNAUTHENTICATED', needsCode: true }),
  )
  const { user, fill, button, address } = await show()
  await fill()
  await user.click(button)
  const code = await screen.findByLabelText<HTMLInputElement>('Code')
  await waitFor(() => expect(document.activeElement).toBe(code))
  expect(screen.getAllByText('Please enter the code from your authenticator app.')).toHaveLength(1) // at the form, not in a toast
  await user.type(code, '000 000')
  await user.click(button)
  expect(await screen.findByText('Login failed')).toBeTruthy() // a wrong code
  answerSignIn(ada)
  await user.clear(code)
  await user.type(code, '123 456')
  await user.click(button)
  await waitFor(() => expect(address()).toBe('/admin'))
  expect(sent.at(-1)).toEqual({ username: 'ada', password: 'lovelace', code: '123 456' })
})

const showDashboard = async () => {
  me = ada
  const page = showPage('/admin')
  const button = await screen.findByRole('button', { name: 'Sign Out' })
  expect(screen.getByText('ada')).toBeTruthy()
  return { ...page, button }
}

test('people without access to the office sign out in the site’s menu, even after a reload', async () => {
  answer(
    api.mutation('SignOut', () => {
      me = null
      return done('signOut', { isSignedOut: true })
    }),
  )
  answerSignIn(bob)
  const { user, fill, button, address, unmount } = await show()
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull()
  await fill('bob')
  await user.click(button)
  const menu = within(screen.getByRole('navigation', { name: 'Main' }))
  await user.click(await menu.findByRole('button', { name: 'Sign Out' }))
  expect(await screen.findByText('You have been successfully logged out.')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/login'))
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull()
  unmount()
  signedInAs(undefined)
  showPage('/', { signedInAs: 'bob' })
  expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeTruthy()
})

test('signing out opens the sign-in page', async () => {
  answer(
    api.mutation('SignOut', () => {
      me = null
      return done('signOut', { isSignedOut: true })
    }),
  )
  const otherTab = vi.fn<() => void>()
  onTestFinished(onTabMessage(otherTab))
  const { button, address } = await showDashboard()
  await userEvent.click(button)
  expect(await screen.findByText('Logged out')).toBeTruthy()
  expect(toastKind('Logged out')).toBe('success')
  expect(screen.getByText('You have been successfully logged out.')).toBeTruthy()
  expect(await screen.findByLabelText('Username')).toBeTruthy()
  expect(address()).toBe('/login')
  await waitFor(() => expect(otherTab).toHaveBeenCalled())
})

test('a sign-out whose code does not load is reported, and can be tried again', async () => {
  answer(
    api.mutation('SignOut', () => {
      me = null
      return done('signOut', { isSignedOut: true })
    }),
  )
  me = bob
  signedInAs(undefined)
  const { address } = showPage('/', { signedInAs: 'bob' })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sign Out' })
  const missing = 'http://localhost/assets/sign-out.css'
  await expect(importCode(() => Promise.reject(new Error(`Unable to preload CSS for ${missing}`)))).rejects.toThrow()
  const endLoading = async (event: 'error' | 'load') => {
    await userEvent.click(button)
    const findLink = () => document.querySelector('link[href="/assets/sign-out.css"]')
    await waitFor(() => expect(findLink()).not.toBeNull())
    findLink()!.dispatchEvent(new Event(event))
  }
  await endLoading('error')
  expect(await screen.findByText('Logout failed')).toBeTruthy()
  expect(toastKind('Logout failed')).toBe('error')
  await waitFor(() => expect(button.disabled).toBe(false))
  await endLoading('load')
  expect(await screen.findByText('Logged out')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/login'))
  for (const link of document.querySelectorAll('link[href="/assets/sign-out.css"]')) link.remove()
})

test('a failed sign-out is reported, and the person stays signed in', async () => {
  answer(api.mutation('SignOut', () => HttpResponse.error()))
  const { button, address } = await showDashboard()
  await userEvent.click(button)
  expect(await screen.findByText('Logout failed')).toBeTruthy()
  expect(screen.getByText('An error occurred during logout. Please try again.')).toBeTruthy()
  expect(address()).toBe('/admin')
})
