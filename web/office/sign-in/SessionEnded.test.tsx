import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { answer, api, refuse, reply, showPage, mockMe } from '../../app/show-page.tsx'
import { sessionEnded } from '../../ui/session-ended.ts'

const ended = 'Your session has ended. Sign in again, then come back to this tab: your changes are still here.'
let isSignedIn = true
const signedIn = () => {
  isSignedIn = true
  answer(
    api.query('Me', () => reply(isSignedIn ? mockMe : { me: null, myNeed: null, myRole: null })),
    api.query('MySessions', () => reply({ mySessions: [] })),
    api.query('SignedInUsers', () => reply({ signedInUsers: [] })),
    api.query('MySecondFactor', () =>
      reply({ mySecondFactor: { __typename: 'SecondFactor', isOn: false, recoveryCodesLeft: 0 } }),
    ),
    api.mutation('UpdatePassword', () => refuse('Please sign in.', { code: 'UNAUTHENTICATED' })),
  )
}

test('a session that ended elsewhere is announced, what was typed stays, and the message disappears after a new sign-in', async () => {
  signedIn()
  showPage('/admin/account')
  const current = await screen.findByLabelText('Current password')
  await userEvent.type(current, 'old password')
  await userEvent.type(screen.getByLabelText('New password'), 'a new password')
  isSignedIn = false
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }))
  expect(await screen.findByText(ended)).toBeTruthy()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign In (opens a new tab)' })
  expect([link.getAttribute('href'), link.target, link.rel]).toEqual(['/login', '_blank', 'noopener'])
  expect((current as HTMLInputElement).value).toBe('old password')
  isSignedIn = true
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByText(ended)).toBeNull())
})

test('after signing out elsewhere, returning to the tab shows it before anything is typed', async () => {
  signedIn()
  showPage('/admin/account')
  await screen.findByLabelText('Current password')
  let failures = 0
  answer(api.query('Me', () => (failures++ ? undefined : HttpResponse.error()))) // without network, nothing is known
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(failures).toBe(1))
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.queryByText(ended)).toBeNull()
  isSignedIn = false
  fireEvent(document, new Event('visibilitychange'))
  expect(await screen.findByText(ended)).toBeTruthy()
})

test('once the office is left, returning to the tab asks nothing, and what the site refuses ends no session', async () => {
  signedIn()
  const { goTo } = showPage('/admin/account')
  await screen.findByLabelText('Current password')
  await goTo('/contact')
  let requests = 0
  answer(api.query('Me', () => void requests++))
  window.dispatchEvent(new Event('focus'))
  fireEvent(document, new Event('visibilitychange'))
  await new Promise((done) => setTimeout(done, 50))
  expect(requests).toBe(0)
  answer(api.query('Directory', () => refuse('Please sign in.', { code: 'UNAUTHENTICATED' })))
  await goTo('/directory')
  await screen.findAllByText('Failed to load suppliers. Please try again.') // also the toast
  expect(sessionEnded()).toBe(false)
})
