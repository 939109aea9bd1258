import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answer, api, done, reply, showPage, mockConnection, mockMe } from '../../app/show-page.tsx'
import { watchCache } from '../../app/watch-cache.ts'
import { onTabMessage } from '../sign-in/notify-tabs.ts'

const ago = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString()
const ada = {
  __typename: 'Person',
  id: '1',
  username: 'ada',
  email: null,
  role: 'ADMIN',
  createdAt: ago(20),
  disabledAt: null as string | null,
  hasSecondFactor: true,
  sessionCount: 1,
  lastSeenAt: ago(0),
}
const mona = { ...ada, id: '2', username: 'mona', email: 'mona@example.com', role: 'MODERATOR', hasSecondFactor: false }
const signIn = {
  __typename: 'SignInEntry',
  id: '9',
  at: '2026-11-20T09:30:00Z',
  result: 'WRONG_PASSWORD',
  address: '192.0.2.…',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}
const invitation = {
  __typename: 'Invitation',
  id: '7',
  email: 'ed@example.com',
  role: 'EDITOR',
  invitedBy: 'ada',
  createdAt: ago(1),
  expiresAt: new Date(Date.now() + 6 * 86_400_000).toISOString(),
}

test('people and their roles are listed: one is invited by a link, sign-ins are shown, an account is disabled', async () => {
  const cached = watchCache()
  const sent: unknown[] = []
  let invitations = [invitation, { ...invitation, id: '6', email: 'late@example.com', expiresAt: ago(1) }]
  let people = [ada, mona]
  let failures = 1
  answer(
    api.query('People', () => reply({ people: mockConnection('PersonConnection', people), invitations })),
    api.query('SignInHistory', ({ variables: { after } }) =>
      after && failures-- > 0
        ? HttpResponse.error()
        : reply({
            signIns: {
              __typename: 'SignInConnection',
              nodes: [after ? { ...signIn, id: '8', at: '2026-11-19T09:30:00Z' } : signIn],
              pageInfo: { __typename: 'PageInfo', hasNextPage: !after, endCursor: 'at 9' },
            },
          }),
    ),
    api.mutation('InviteUser', ({ variables }) => {
      sent.push(variables.input)
      const made = { ...invitation, id: '8', email: 'al@example.com', role: 'ANALYST' }
      invitations = [made, invitation]
      return done('inviteUser', { token: 'a-token', isMailed: false, invitation: made })
    }),
    api.mutation('RenewInvitation', ({ variables }) => {
      sent.push(variables.input)
      return done('renewInvitation', { token: 'another', isMailed: true, invitation })
    }),
    api.mutation('WithdrawInvitation', ({ variables }) => {
      sent.push(variables.input)
      invitations = [invitation]
      return done('withdrawInvitation', { withdrawnId: '8' })
    }),
    api.mutation('UpdateUser', ({ variables }) => {
      sent.push(variables.input)
      people = [ada, { ...mona, role: 'EDITOR' }]
      return done('updateUser', { person: people[1] })
    }),
    api.mutation('DisableUser', ({ variables }) => {
      sent.push(variables.input)
      people = [
        ada,
        { ...people[1]!, disabledAt: variables.input.isDisabled ? ago(0) : null, sessionCount: 0, lastSeenAt: '' },
      ]
      return done('disableUser', { person: people[1] })
    }),
    api.mutation('DeleteUser', ({ variables }) => {
      sent.push(variables.input)
      people = [ada]
      return done('deleteUser', { deletedId: '2' })
    }),
  )
  const user = userEvent.setup()
  showPage('/admin/people')
  const accounts = within(await screen.findByRole('list', { name: 'Accounts' }))
  expect(accounts.getAllByRole('listitem').map((item) => item.querySelector('.between > div')!.textContent)).toEqual([
    'ada (you) AdministratorLast seen1 minute agoSigned inin 1 browserSecond factoronSince20 days ago',
    'mona ModeratorEmailmona@example.comLast seen1 minute agoSigned inin 1 browserSecond factoroffSince20 days ago',
  ])
  const over = screen.getByText('late@example.com').closest('li')!
  expect(over.textContent).toMatch(/^late@example\.com ExpiredInvited 1 day ago by ada, expired on /)
  const own = accounts.getAllByRole('button', { name: /: ada$/ })
  expect(own.map(({ textContent }) => textContent)).toEqual(['Sign-ins']) // nobody removes their own account by mistake

  await user.click(screen.getByRole('button', { name: 'Invite Someone' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy()
  expect(screen.getByText('Please choose a role.')).toBeTruthy()
  await user.type(screen.getByLabelText('Email'), 'al@example.com')
  await user.selectOptions(screen.getByLabelText('Role'), 'ANALYST')
  await user.type(screen.getByLabelText('Your password'), 'lovelace')
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  await user.click(await screen.findByRole('button', { name: 'Copy Link' }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/invitation#a-token`)
  expect(screen.getByText(/pass this one-time link on to al@example.com/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'I’ve Saved It' }))
  await user.click(await screen.findByRole('button', { name: 'Withdraw: al@example.com' }))
  await waitFor(() => expect(screen.queryByText('al@example.com')).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Renew: ed@example.com' }))
  await user.type(screen.getByLabelText('Your password'), 'lovelace')
  await user.click(screen.getByRole('button', { name: 'Renew Now' }))
  expect(
    await screen.findByText(
      'We’ve emailed this one-time link to ed@example.com. It is valid for 7 days. You can also pass it on yourself.',
    ),
  ).toBeTruthy()

  for (const token of ['a-token', 'another']) expect(cached()).not.toContain(token)

  await user.click(accounts.getByRole('button', { name: 'Sign-ins: mona' }))
  expect((await screen.findByRole('list', { name: 'Sign-ins of mona' })).textContent).toBe(
    'Wrong password20 Nov 2026, 09:30 from 192.0.2.…, Firefox on Linux',
  )
  await user.click(screen.getByRole('button', { name: 'Load More' }))
  expect(await screen.findByText('Failed to load the sign-ins. Please try again.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Load More' }))
  expect(await screen.findByText(/19 Nov 2026, 09:30/)).toBeTruthy()
  await user.click(accounts.getByRole('button', { name: 'Role: mona' }))
  expect(screen.queryByLabelText('Your password')).toBeNull()
  await user.click(accounts.getByRole('button', { name: 'User' }))
  expect(screen.getByText('Make mona a user without office access: they will be signed out')).toBeTruthy()
  await user.click(accounts.getByRole('button', { name: 'Editor' }))
  expect(screen.getByText('Make mona an Editor: they will be signed out')).toBeTruthy()
  await user.type(screen.getByLabelText('Your password'), 'lovelace')
  await user.click(screen.getByRole('button', { name: 'Change Role' }))
  expect(await screen.findByText('mona is now editor')).toBeTruthy()
  await user.click(accounts.getByRole('button', { name: 'Disable: mona' }))
  await user.type(screen.getByLabelText('Your password'), 'lovelace')
  await user.click(screen.getByRole('button', { name: 'Disable Now' }))
  expect(await screen.findByText('mona is disabled')).toBeTruthy()
  expect(await accounts.findByText('Editor, disabled')).toBeTruthy()
  expect(accounts.getAllByRole('listitem')[1]!.textContent).toContain('Last seenneverSigned inno')
  await user.click(accounts.getByRole('button', { name: 'Enable: mona' }))
  await user.type(screen.getByLabelText('Your password'), 'lovelace')
  await user.click(screen.getByRole('button', { name: 'Enable Now' }))
  expect(await screen.findByText('mona is enabled')).toBeTruthy()
  await user.click(accounts.getByRole('button', { name: 'Remove: mona' }))
  await user.type(screen.getByLabelText('Your password'), 'lovelace')
  await user.click(screen.getByRole('button', { name: 'Remove Permanently' }))
  await waitFor(() => expect(accounts.queryByText('mona')).toBeNull())
  expect(sent).toEqual([
    { email: 'al@example.com', role: 'ANALYST', password: 'lovelace' },
    { id: '8' },
    { id: '7', password: 'lovelace' },
    { id: '2', role: 'EDITOR', password: 'lovelace' },
    { id: '2', isDisabled: true, password: 'lovelace' },
    { id: '2', isDisabled: false, password: 'lovelace' },
    { id: '2', password: 'lovelace' },
  ])
})

test('an invited person chooses name and password, and enters the office; an expired link says so', async () => {
  let sent: unknown
  answer(
    api.query('OfferedInvitation', ({ variables }) =>
      reply({
        invitation:
          variables.token === 'good'
            ? { __typename: 'OfferedInvitation', email: 'ed@example.com', role: 'EDITOR', expiresAt: ago(-6) }
            : null,
      }),
    ),
    api.mutation('AcceptInvitation', ({ variables }) => {
      sent = variables.input
      return done('acceptInvitation', { username: 'eddie' })
    }),
    api.query('Me', () => reply(sent ? { ...mockMe, myRole: 'EDITOR' } : { me: null, myNeed: null, myRole: null })),
  )
  const otherTab = vi.fn<() => void>()
  onTestFinished(onTabMessage(otherTab))
  const user = userEvent.setup()
  history.replaceState(null, '', '#good')
  const { address, goBack, goTo } = showPage('/login') // where nobody is signed in
  await screen.findByLabelText('Username')
  await goTo('/invitation')
  expect(
    await screen.findByText(/ed@example.com is invited to work on Blind & Curtain Directory as editor/),
  ).toBeTruthy()
  await user.type(screen.getByLabelText('Username'), 'eddie')
  await user.type(screen.getByLabelText('Password'), 'a horse of another colour')
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Signed in as')).toBeTruthy()
  expect(address()).toBe('/admin')
  expect(sent).toEqual({ token: 'good', username: 'eddie', password: 'a horse of another colour' })
  await waitFor(() => expect(otherTab).toHaveBeenCalled())
  await goBack() // past the used invitation, to the sign-in page, which leads to the office
  await waitFor(() => expect(address()).toBe('/admin'))
  history.replaceState(null, '', '#used')
  await goTo('/invitation')
  expect(await screen.findByText(/^This invitation is no longer valid\./)).toBeTruthy()
})
