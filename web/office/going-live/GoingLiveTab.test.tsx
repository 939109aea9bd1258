import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, api, done, reply, showPage } from '../../app/show-page.tsx'

const step = (kind: string, state: string, more = {}) => ({
  __typename: 'GoingLiveStep',
  kind,
  state,
  gap: null,
  detail: null,
  isConfirmable: false,
  confirmedBy: null,
  confirmedAt: null,
  ...more,
})
const live = (missingCount: number, steps: object[], more = {}) => ({
  __typename: 'GoingLive',
  missingCount,
  isComplete: missingCount === 0,
  demoSupplierCount: 2000,
  demoPostCount: 1,
  isRemovingDemo: false,
  steps,
  ...more,
})

test('a step whose setting exists only says what is still missing', async () => {
  const isConfirmable = true
  answer(
    api.query('GoingLive', () =>
      reply({
        goingLive: live(
          4,
          [
            step('ADDRESS', 'MISSING', { gap: 'FAILING', detail: 'http://localhost:4000' }),
            step('MAIL', 'MISSING', { gap: 'UNVERIFIED', isConfirmable }),
            step('BACKUP', 'MISSING', { gap: 'UNVERIFIED', isConfirmable }),
            step('DEMONSTRATION', 'MISSING'),
          ],
          { demoPostCount: 0 },
        ),
      }),
    ),
  )
  showPage('/admin/going-live')
  const [address, mail, backup] = within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole('listitem')
  expect(screen.getByText('There are 2,000 fictional suppliers.')).toBeTruthy()
  expect(address!.textContent).toContain('SITE_URL is set, but visitors cannot use this address')
  expect(mail!.textContent).toContain('SMTP_URL is set. Send yourself a test email')
  expect(backup!.textContent).toContain('BACKUP_TO is set. The first backup runs within the hour.')
  for (const one of [address, mail, backup]) expect(one!.textContent).not.toMatch(/Set (SITE_URL|SMTP_URL|BACKUP_TO)/)
})

test('a failing backup says why; a test email is sent; what is done by itself has nothing to undo or remove', async () => {
  const steps = [
    step('BACKUP', 'MISSING', { gap: 'FAILING', detail: 'The disk is full' }),
    step('MAIL', 'DONE', { isConfirmable: true, detail: 'a mail server' }),
    step('DEMONSTRATION', 'DONE'),
  ]
  answer(
    api.query('GoingLive', () => reply({ goingLive: live(1, steps, { demoSupplierCount: 0, demoPostCount: 0 }) })),
    api.mutation('SendTestMail', () => done('sendTestMail', { recipient: 'ada@example.com' })),
  )
  showPage('/admin/going-live')
  expect(await screen.findByText(/^One step left before you go live\./)).toBeTruthy()
  const backup = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')[0]!
  expect(screen.getAllByRole('button', { name: /Undo|Remove|Send/ }).map(({ textContent }) => textContent)).toEqual([
    'Send a Test Email',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Send a Test Email' }))
  expect(await screen.findByText('It goes to ada@example.com. The result appears here.')).toBeTruthy()
  expect(backup.textContent).toContain('The last backup failed: The disk is full')
  expect(backup.textContent).toContain('BACKUP_TO is set, but')
})

test('each missing step links to its screen; demo data is removed and steps are confirmed here', async () => {
  const user = userEvent.setup()
  const sent: unknown[] = []
  let goingLive = live(3, [
    step('ADDRESS', 'DONE', { detail: 'https://blinds.example.org' }),
    step('MAIL', 'MISSING', { gap: 'NOT_SET', isConfirmable: true }),
    step('DEMONSTRATION', 'MISSING'),
    step('LEGAL', 'MISSING', { isConfirmable: true }),
    step('MAP', 'OPTIONAL'),
    step('POSTCODES', 'OPTIONAL'),
    step('BACKUP', 'DONE', { detail: new Date(Date.now() - 2.5 * 86_400_000).toISOString() }),
    step('SEARCH_ENGINES', 'OPTIONAL'),
  ])
  const payload = () => ({ __typename: 'X', goingLive: goingLive, userErrors: [] })
  answer(
    api.query('GoingLive', () => reply({ goingLive: goingLive })),
    api.mutation('DeleteDemoData', ({ variables }) => {
      sent.push(variables.input)
      goingLive = { ...goingLive, isRemovingDemo: true, demoSupplierCount: 1500 }
      return reply({ deleteDemoData: payload() })
    }),
    api.mutation('ConfirmGoingLiveStep', ({ variables }) => {
      sent.push(variables.input)
      goingLive = live(0, [
        step('LEGAL', 'DONE', { isConfirmable: true, confirmedBy: 'ada', confirmedAt: '2026-07-01T12:00:00Z' }),
      ])
      return reply({ confirmGoingLiveStep: payload() })
    }),
  )
  showPage('/admin/going-live')
  expect(await screen.findByText(/^3 steps left before you go live/)).toBeTruthy()
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
  expect(steps.map((one) => one.querySelector('.state')!.textContent)).toEqual([
    'Done',
    'Missing',
    'Missing',
    'Missing',
    'Can wait',
    'Can wait',
    'Done',
    'Can wait',
  ])
  expect(screen.getByText(/run npm run places -- FILE on the server/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Code-Point Open' }).getAttribute('href')).toMatch(/^https:/)
  expect(screen.getByText('Address: https://blinds.example.org')).toBeTruthy()
  expect(steps[0]!.textContent).not.toContain('SITE_URL') // it is done
  expect(steps[6]!.textContent).toContain('Last backup: 2 days ago')
  const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'robots.txt' })) // a file, not a page of the application
  expect(isFollowed).toBe(true)
  expect(screen.getByRole('link', { name: 'Outbox' }).getAttribute('href')).toBe('/admin/outbox')
  await user.click(screen.getByRole('button', { name: 'Remove Demo Data…' }))
  expect(screen.getByText(/^2,000 fictional suppliers and 1 article will be permanently removed/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove Permanently' }))
  expect(await screen.findByText('Removing: 1,500 fictional suppliers and 1 article are left.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'I Have Read Them' }))
  expect(await screen.findByText('All done. Your directory is live.')).toBeTruthy()
  expect(screen.getByText(/^“I Have Read Them”: ada,/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { confirmation: 'remove' },
      { step: 'LEGAL', isDone: true },
      { step: 'LEGAL', isDone: false },
    ]),
  )
})
