import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { socket } from '../../app/mock-api.ts'
import { answer, api, done, fillIn, refuse, reply, showPage, mockMe } from '../../app/show-page.tsx'
import { watchCache } from '../../app/watch-cache.ts'
import { browserName } from './SignInRows.tsx'

let isOn: boolean
let sessions: Record<string, unknown>[]
let others: Record<string, unknown>[]
const session = (id: string, isCurrent: boolean, userAgent: string) => ({
  __typename: 'OwnSession',
  id,
  isCurrent,
  userAgent,
  startedAt: '2026-11-21T09:00:00Z',
  lastSeenAt: '2026-11-21T09:30:00Z',
  address: '192.0.2.…',
})

let own: { address: string | null; unverified: string | null; expiresAt: string | null }
const signIns = ['RECOVERY_CODE', 'WRONG_PASSWORD', 'WRONG_CODE', 'DISABLED'].map((result, at) => ({
  __typename: 'SignInEntry',
  id: String(9 - at),
  result,
  at: '2026-11-21T09:00:00Z',
  address: at === 3 ? '' : '192.0.2.…',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
}))

let times: Record<string, string>
let noticeAddress: string | null
let noticeVersion: number
const notices = () => ({
  __typename: 'NoticeSettings',
  version: noticeVersion,
  email: noticeAddress,
  choices: Object.entries(times).map(([kind, time]) => ({ __typename: 'NoticeChoice', kind, time })),
})

beforeEach(() => {
  times = { REGISTRATIONS: 'NONE', REVIEWS: 'DAILY' }
  noticeAddress = 'ada@example.com'
  noticeVersion = 3
  own = { address: null, unverified: null, expiresAt: null }
  isOn = false
  others = []
  sessions = [
    session('7', true, 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'),
    session(
      '8',
      false,
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    ),
  ]
  answer(
    api.query('MySessions', () => reply({ mySessions: sessions })),
    api.query('MyNotices', () => reply({ myNotices: notices() })),
    api.query('MyEmail', () => reply({ myEmail: { __typename: 'OwnEmail', ...own } })),
    api.query('MySignIns', ({ variables }) => {
      const nodes = variables.after ? signIns.slice(1) : signIns.slice(0, 1)
      const pageInfo = { __typename: 'PageInfo', hasNextPage: !variables.after, endCursor: nodes[0]!.id }
      return reply({ mySignIns: { __typename: 'SignInConnection', nodes, pageInfo } })
    }),
    api.query('SignedInUsers', () => reply({ signedInUsers: others })),
    api.query('MySecondFactor', () =>
      reply({ mySecondFactor: { __typename: 'SecondFactor', isOn, recoveryCodesLeft: isOn ? 9 : 0 } }),
    ),
  )
})

const show = async () => {
  const { reload } = showPage('/admin/account')
  const part = async (name: string) => within(await screen.findByRole('region', { name }))
  return {
    user: userEvent.setup(),
    reload,
    password: await part('Password'),
    factor: await part('Second Factor'),
    list: await part('Sessions'),
    others: await part('Who Else Is Signed In'),
  }
}

const wrong = (mutation: string, field: string, message: string) =>
  done(mutation, { userErrors: [{ __typename: 'UserError', field: [field], message, code: 'BAD_USER_INPUT' }] })

test('changing the password: a short or wrong one is reported at its field; then it is changed', async () => {
  const sent: unknown[] = []
  answer(
    api.mutation('UpdatePassword', ({ variables: { input } }) => {
      sent.push(input)
      if (input.currentPassword !== 'lovelace')
        return wrong('updatePassword', 'currentPassword', 'The password is wrong.')
      sessions = sessions.slice(0, 1)
      return done('updatePassword', { isChanged: true })
    }),
  )
  const { user, password, list } = await show()
  await list.findByText('Chrome on Windows')
  const [old, next] = [
    password.getByLabelText<HTMLInputElement>('Current password'),
    password.getByLabelText<HTMLInputElement>('New password'),
  ]
  expect([old, next].map((field) => field.getAttribute('autocomplete'))).toEqual(['current-password', 'new-password']) // for password managers
  expect([old, next].map((field) => field.maxLength)).toEqual([200, 200]) // as the server accepts
  const button = password.getByRole('button', { name: 'Change Password' })
  await user.type(old, 'babbage')
  await user.type(next, 'seven77')
  await user.click(button)
  expect(password.getByText('Password must be at least 8 characters')).toBeTruthy()
  expect(sent).toEqual([])
  await user.type(next, '8')
  await user.click(button)
  expect(await password.findByText('The password is wrong.')).toBeTruthy()
  expect(next.value).toBe('seven778')
  await user.clear(old)
  await user.type(old, 'lovelac')
  answer(api.mutation('UpdatePassword', () => HttpResponse.error(), { once: true }))
  await user.click(button)
  expect((await password.findByRole('alert')).textContent).toBe('Something went wrong. Please try again.')
  await user.type(old, 'e')
  expect(password.queryByRole('alert')).toBeNull()
  await user.click(button)
  expect(await screen.findByText('Password changed')).toBeTruthy()
  await waitFor(() => expect(list.queryByText('Chrome on Windows')).toBeNull()) // it was signed out
  await waitFor(() => expect(next.value).toBe(''))
})

test('email notifications: when, for each kind that the role includes', async () => {
  const sent: unknown[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  answer(
    api.mutation('UpdateMyNotices', async ({ variables }) => {
      sent.push(variables.input)
      await released
      times = { REGISTRATIONS: 'AT_ONCE', REVIEWS: 'DAILY' }
      noticeVersion = 4
      return done('updateMyNotices', { settings: notices() })
    }),
  )
  const { user, reload } = await show()
  const part = within(await screen.findByRole('region', { name: 'Emails to Me' }))
  const registrations = await part.findByLabelText<HTMLSelectElement>('Registrations')
  expect(part.getByText(/^Sent to ada@example.com\./)).toBeTruthy()
  expect([...registrations.options].map(({ text }) => text)).toEqual([
    'Not at all',
    'Immediately',
    'Once a day, at 7 am',
  ])
  expect(part.getByLabelText<HTMLSelectElement>('Reviews').value).toBe('DAILY')
  expect(part.queryByLabelText('Failed runs')).toBeNull()
  await user.selectOptions(registrations, 'Immediately')
  await user.click(part.getByRole('button', { name: 'Save' }))
  const reviews = part.getByLabelText<HTMLSelectElement>('Reviews')
  await user.selectOptions(reviews, 'Not at all') // chosen before the answer, so it stays for the next time
  release()
  expect(await screen.findByText('Email settings saved')).toBeTruthy()
  expect(sent).toEqual([
    {
      version: 3,
      choices: [
        { kind: 'REGISTRATIONS', time: 'AT_ONCE' },
        { kind: 'REVIEWS', time: 'DAILY' },
      ],
    },
  ])
  expect([registrations.value, reviews.value]).toEqual(['AT_ONCE', 'NONE'])
  noticeVersion = 5
  await reload()
  await user.click(part.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent[1]).toMatchObject({ version: 4 })) // another tab’s choices are not overwritten unnoticed
})

test('without an email address there are no emails to choose', async () => {
  noticeAddress = null
  await show()
  const part = within(await screen.findByRole('region', { name: 'Emails to Me' }))
  expect(await part.findByText('Your account has no email address. Add one to receive emails.')).toBeTruthy()
  expect(part.queryByRole('form')).toBeNull()
})

test('a new email address needs the password, and waits for its link', async () => {
  const sent: unknown[] = []
  answer(
    api.mutation('UpdateOwnEmail', ({ variables }) => {
      sent.push(variables.input)
      own = { address: null, unverified: 'ada@example.com', expiresAt: '2026-11-24T09:00:00Z' }
      return done('updateOwnEmail', { email: { __typename: 'OwnEmail', ...own } })
    }),
  )
  const { user, reload } = await show()
  const part = within(await screen.findByRole('region', { name: 'Email Address' }))
  expect(await part.findByText('Your account has no email address yet.')).toBeTruthy()
  const button = part.getByRole('button', { name: 'Send the Link' })
  await user.click(button)
  expect(part.getByText('Please enter a valid email address.')).toBeTruthy()
  expect(part.getByText('Please enter your password.')).toBeTruthy()
  await fillIn((name) => part.getByLabelText(name), { 'Email address': 'ada@example.com', 'Your password': 'lovelace' })
  await user.click(button)
  expect((await part.findByRole('status')).textContent).toBe(
    'To confirm ada@example.com, open the link we’ve sent there before 24 Nov 2026, 09:00. Until then, we’ll send nothing else there.',
  )
  expect(sent).toEqual([{ email: 'ada@example.com', password: 'lovelace' }])
  own = { address: 'ada@example.com', unverified: 'ada@example.org', expiresAt: '2026-11-24T09:00:00Z' }
  await reload()
  expect(part.getByRole('status').textContent).toMatch(
    /^To confirm ada@example\.org.+ we’ll use your current address\.$/,
  )
  expect(part.getByLabelText('New email address')).toBeTruthy()
})

test('the emailed link is confirmed by a button, signed in or not; an expired one says so', async () => {
  const tokens: unknown[] = []
  answer(
    api.mutation('VerifyEmail', ({ variables }) => {
      tokens.push(variables.input.token)
      return tokens.length === 1
        ? done('verifyEmail', { address: 'ada@example.com' })
        : refuse('This link is no longer valid.', { code: 'NOT_FOUND' })
    }),
  )
  for (const outcome of [
    /^ada@example.com is now your account’s email address\./,
    /^This link is no longer valid\.$/,
  ]) {
    history.replaceState(null, '', '/confirm-email#secret')
    const page = showPage('/confirm-email')
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm My Address' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(outcome))
    expect(screen.queryByRole('button', { name: 'Confirm My Address' })).toBeNull()
    page.unmount()
  }
  expect(tokens).toEqual(['secret', 'secret'])
})

test('a confirmation that does not reach the site can be retried with the same button', async () => {
  let isDown = true
  answer(
    api.mutation('VerifyEmail', () =>
      isDown ? HttpResponse.error() : done('verifyEmail', { address: 'ada@example.com' }),
    ),
  )
  showPage('/confirm-email')
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm My Address' }))
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toMatch(/^Please confirm/))
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Confirm My Address' }))
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/^ada@example.com is now your account’s email address/),
  )
})

test('sign-ins to one’s account: when, where, which browser, and failures; more on request', async () => {
  const { user } = await show()
  const part = within(await screen.findByRole('region', { name: 'Sign-ins' }))
  const texts = () => part.getAllByRole('listitem').map(({ textContent }) => textContent)
  const where = '21 Nov 2026, 09:00 from 192.0.2.…, Firefox on Linux'
  await waitFor(() => expect(texts()).toEqual([`Signed in with a recovery code${where}`]))
  await user.click(part.getByRole('button', { name: 'Load More' }))
  await waitFor(() =>
    expect(texts().slice(1)).toEqual([
      `Wrong password${where}`,
      `Right password, wrong code${where}`,
      `Right password, account disabled${where.replace('192.0.2.…', 'an unknown address')}`,
    ]),
  )
  expect(part.getByText('Wrong password').dataset['state']).toBe('bad')
  expect(part.queryByRole('button', { name: 'Load More' })).toBeNull()
})

test('browsers and systems that name others too have their own names', () => {
  const name = (system: string, browser: string) =>
    browserName(`Mozilla/5.0 (${system}) AppleWebKit/605.1.15 ${browser} Safari/604.1`)
  expect(name('iPhone; CPU iPhone OS 18_5 like Mac OS X', 'Version/18.5')).toBe('Safari on iOS')
  expect(name('Macintosh; Intel Mac OS X 10_15_7', 'Version/18.5')).toBe('Safari on macOS')
  expect(name('Linux; Android 15; Pixel 9', 'Chrome/142.0')).toBe('Chrome on Android')
  expect(name('Windows NT 10.0', 'Chrome/142.0 Edg/142.0')).toBe('Edge on Windows')
  expect(name('X11; Linux x86_64', 'Chrome/142.0 OPR/120.0')).toBe('Opera on Linux')
  expect(['curl/8.5.0', 'x'.repeat(41), ''].map(browserName)).toEqual([
    'curl/8.5.0',
    'x'.repeat(40),
    'An unknown browser',
  ])
})

test('sessions: the current one cannot be ended here, others can, with the password', async () => {
  answer(
    api.mutation('EndSession', ({ variables }) => {
      if (variables.password !== 'lovelace') return wrong('endSession', 'password', 'The password is wrong.')
      sessions = sessions.filter(({ id }) => id !== variables.id)
      return done('endSession', { hasEnded: true })
    }),
    api.mutation('EndOtherSessions', ({ variables }) => {
      if (variables.password !== 'lovelace') return wrong('endOtherSessions', 'password', 'The password is wrong.')
      sessions = sessions.filter(({ isCurrent }) => isCurrent)
      return done('endOtherSessions', { hasEnded: true })
    }),
  )
  sessions.push({ ...session('9', false, ''), address: '' })
  const { user, list } = await show()
  expect(await list.findByText('Firefox on Linux (this session)')).toBeTruthy()
  expect(list.getAllByRole('listitem')[1]!.textContent).toContain(
    'Signed in 21 Nov 2026, 09:00 from 192.0.2.…, last seen 21 Nov 2026, 09:30',
  )
  expect(list.getAllByRole('listitem')[2]!.textContent).toContain(
    'Signed in 21 Nov 2026, 09:00 from an unknown address',
  )
  await user.click(list.getByRole('button', { name: 'End: Chrome on Windows from 192.0.2.…' }))
  const end = within(await list.findByRole('form', { name: 'End the session in Chrome on Windows' }))
  const password = end.getByLabelText('Your password')
  expect(document.activeElement).toBe(password)
  await user.click(end.getByRole('button', { name: 'End Now' }))
  expect(end.getByText('Please enter your password.')).toBeTruthy()
  await user.type(password, 'babbage')
  await user.click(end.getByRole('button', { name: 'End Now' }))
  expect(await end.findByText('The password is wrong.')).toBeTruthy()
  await user.clear(password)
  await user.type(password, 'lovelace')
  await user.click(end.getByRole('button', { name: 'End Now' }))
  expect(await screen.findByText('Session ended')).toBeTruthy()
  await waitFor(() => expect(list.queryByText('Chrome on Windows')).toBeNull())
  await user.click(list.getByRole('button', { name: 'End All Others' }))
  await user.type(await list.findByLabelText('Your password'), 'lovelace')
  await user.click(list.getByRole('button', { name: 'End Now' }))
  expect(await screen.findByText('All other sessions ended')).toBeTruthy()
  await waitFor(() => expect(list.queryByText('An unknown browser')).toBeNull())
  await waitFor(() => expect(list.queryByRole('button')).toBeNull())
})

test('other people’s sessions: one, or all, are ended, with the password', async () => {
  const user = (id: string, username: string, count: number) => ({
    __typename: 'SignedInUser',
    id,
    username,
    sessions: count,
    lastSeenAt: '2026-11-21T09:30:00Z',
  })
  others = [user('2', 'bob', 2), user('3', 'eve', 1), user('4', 'mo', 1)]
  const sent: unknown[] = []
  answer(
    api.mutation('EndUserSessions', ({ variables }) => {
      sent.push(variables)
      others = variables.userId ? others.filter(({ id }) => id !== variables.userId) : []
      return done('endUserSessions', { endedCount: 1 })
    }),
  )
  const { user: person, others: part } = await show()
  expect(await part.findByText('2 sessions, last seen')).toBeTruthy()
  const sendPassword = async (form: string) => {
    const fields = within(await part.findByRole('form', { name: form }))
    await person.type(fields.getByLabelText('Your password'), 'lovelace')
    await person.click(fields.getByRole('button', { name: 'End Now' }))
  }
  await person.click(part.getByRole('button', { name: 'Sign Everyone Else Out' }))
  await person.click(part.getByRole('button', { name: 'Cancel' }))
  expect(part.queryByRole('form')).toBeNull()
  await person.click(part.getByRole('button', { name: 'Sign Out: bob' }))
  await sendPassword('Sign bob out everywhere')
  expect(await screen.findByText('bob is signed out')).toBeTruthy()
  await waitFor(() => expect(part.queryByText('bob')).toBeNull())
  await person.click(part.getByRole('button', { name: 'Sign Everyone Else Out' }))
  await sendPassword('Sign everyone else out')
  expect(await part.findByText('Nobody else is signed in.')).toBeTruthy()
  expect(sent).toEqual(['2', null].map((userId) => ({ userId, password: 'lovelace' })))
})

test('second factor: password, QR code, code, recovery codes; and turned off again', async () => {
  const codes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-ijkl-mnop-qrst-uvw${index}`)
  const removed: unknown[] = []
  const secret = {
    __typename: 'SecondFactorSecret',
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/x:ada?secret=JBSWY3DPEHPK3PXP',
    qrCode: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  const cached = watchCache()
  answer(
    api.mutation('CreateSecondFactor', () => done('createSecondFactor', { secret })),
    api.mutation('EnableSecondFactor', ({ variables }) => {
      if (variables.code !== '12345 6')
        return wrong(
          'enableSecondFactor',
          'code',
          'This code is incorrect. Please wait for the next one and try again.',
        )
      isOn = true
      return done('enableSecondFactor', { recoveryCodes: codes })
    }),
    api.mutation('RenewRecoveryCodes', () => done('renewRecoveryCodes', { recoveryCodes: ['newer-code'] })),
    api.mutation('DeleteSecondFactor', ({ variables }) => {
      removed.push(variables.input)
      isOn = false
      return done('deleteSecondFactor', { isOff: true })
    }),
  )
  const { user, factor } = await show()
  await user.type(await factor.findByLabelText('Your password'), 'lovelace')
  await user.click(factor.getByRole('button', { name: 'Turn On' }))
  const picture = await factor.findByRole<HTMLImageElement>('img', { name: 'QR code for an authenticator app' })
  expect(decodeURIComponent(picture.src)).toBe(`data:image/svg+xml,${secret.qrCode}`)
  expect(factor.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  expect(factor.getByRole('link', { name: 'open it on this device' }).getAttribute('href')).toBe(secret.uri)
  await user.click(factor.getByRole('button', { name: 'Cancel' }))
  await user.type(await factor.findByLabelText('Your password'), 'lovelace')
  await user.click(factor.getByRole('button', { name: 'Turn On' }))
  await factor.findByRole('img')
  const code = factor.getByLabelText('Code')
  await user.type(code, '12345')
  await user.click(factor.getByRole('button', { name: 'Confirm' }))
  expect(factor.getByText('Please enter the 6 digits your app shows.')).toBeTruthy()
  await user.type(code, '0')
  await user.click(factor.getByRole('button', { name: 'Confirm' }))
  expect(await factor.findByText(/This code is incorrect/)).toBeTruthy()
  await user.type(code, '{Backspace} 6') // as some apps show it
  await user.click(factor.getByRole('button', { name: 'Confirm' }))
  const codesGroup = await factor.findByRole('group', { name: 'Recovery codes' })
  expect(document.activeElement).toBe(codesGroup) // read out at once, since they are shown once
  expect(
    within(codesGroup)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(codes)
  await user.click(factor.getByRole('button', { name: 'I’ve Saved Them' }))
  expect(await factor.findByText(/You have 9 of 10 recovery codes left/)).toBeTruthy()
  await user.click(factor.getByRole('button', { name: 'New Recovery Codes…' }))
  await user.click(factor.getByRole('button', { name: 'Keep Current Codes' }))
  expect(factor.getByRole('button', { name: 'Turn Off' })).toBeTruthy()
  await user.click(factor.getByRole('button', { name: 'New Recovery Codes…' }))
  await user.type(factor.getByLabelText('Your password'), 'lovelace')
  await user.type(factor.getByLabelText('Code'), codes[1]!)
  await user.click(factor.getByRole('button', { name: 'Create New Codes' }))
  expect(await factor.findByText('newer-code')).toBeTruthy()
  for (const text of [secret.secret, ...codes, 'newer-code']) expect(cached()).not.toContain(text)
  await user.click(factor.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('newer-code')
  let file: Blob | undefined
  const saving = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob
    return 'blob:codes'
  })
  await user.click(factor.getByRole('button', { name: 'Download' }))
  saving.mockRestore()
  expect(await file!.text()).toBe('Blind & Curtain Directory\n\nnewer-code\n')
  await user.click(factor.getByRole('button', { name: 'I’ve Saved Them' }))
  await user.type(factor.getByLabelText('Your password'), 'lovelace')
  await user.click(factor.getByRole('button', { name: 'Turn Off' }))
  expect(factor.getByText('Please enter a code.')).toBeTruthy()
  await user.type(factor.getByLabelText('Code'), codes[0]!)
  await user.click(factor.getByRole('button', { name: 'Turn Off' }))
  expect(removed).toEqual([{ password: 'lovelace', code: codes[0] }])
  expect(await screen.findByText('Second factor off')).toBeTruthy()
  expect(await factor.findByRole('button', { name: 'Turn On' })).toBeTruthy()
})

test('an editor has no emails to choose, and does not see who else is signed in', async () => {
  answer(api.query('Me', () => reply({ ...mockMe, myRole: 'EDITOR' })))
  showPage('/admin/account')
  await screen.findByRole('region', { name: 'Sessions' })
  const hidden = ['Emails to Me', 'Who Else Is Signed In'].map((name) => screen.queryByRole('region', { name }))
  expect(hidden).toEqual([null, null])
})

test('what could not be loaded can be retried', async () => {
  answer(api.query('MySessions', () => HttpResponse.error()))
  const { user, list } = await show()
  await list.findByText('Failed to load your sessions. Please try again.')
  answer(api.query('MySessions', () => reply({ mySessions: sessions })))
  await user.click(list.getByRole('button', { name: 'Try Again' }))
  expect(await list.findByText('Firefox on Linux (this session)')).toBeTruthy()
})

test('a generated password is replaced first, then the second factor is set up if required', async () => {
  let myNeed: string | null = 'NEW_PASSWORD'
  const operations: string[] = []
  const secret = { __typename: 'SecondFactorSecret', secret: 'JBSW', uri: 'otpauth://totp/x', qrCode: '<svg/>' }
  answer(
    api.query('Me', () => reply({ ...mockMe, myNeed })),
    api.query('AdminStats', () => {
      operations.push('AdminStats')
      return HttpResponse.error()
    }),
    socket.addEventListener('connection', () => {
      operations.push('live figures') // the server would refuse it
    }),
    api.mutation('UpdatePassword', ({ variables }) => {
      myNeed = 'SECOND_FACTOR'
      operations.push(variables.input.newPassword)
      return done('updatePassword', { isChanged: true })
    }),
    api.query('MySecondFactor', () =>
      reply({ mySecondFactor: { __typename: 'SecondFactor', isOn: myNeed === null, recoveryCodesLeft: 0 } }),
    ),
    api.mutation('CreateSecondFactor', () => done('createSecondFactor', { secret })),
    api.mutation('EnableSecondFactor', () => {
      myNeed = null
      return done('enableSecondFactor', { recoveryCodes: ['abcd-efgh'] })
    }),
  )
  const user = userEvent.setup()
  showPage('/admin/account')
  expect(await screen.findByRole('heading', { name: 'Set Your Own Password' })).toBeTruthy()
  expect(screen.queryByRole('tablist')).toBeNull()
  await user.type(screen.getByLabelText('Current password'), 'made up by it')
  await user.type(screen.getByLabelText('New password'), 'velvet kitchen lamp')
  await user.click(screen.getByRole('button', { name: 'Change Password' }))
  expect(await screen.findByRole('heading', { name: 'Turn On the Second Factor' })).toBeTruthy()
  expect(operations).toEqual(['velvet kitchen lamp'])
  await user.type(await screen.findByLabelText('Your password'), 'velvet kitchen lamp')
  await user.click(screen.getByRole('button', { name: 'Turn On' }))
  await user.type(await screen.findByLabelText('Code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('abcd-efgh')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'I’ve Saved Them' }))
  expect(await screen.findByRole('tablist', { name: 'To do' })).toBeTruthy()
})
