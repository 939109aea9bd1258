import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { answer, api, done, refuse, reply, showPage } from '../../app/show-page.tsx'
import { watchCache } from '../../app/watch-cache.ts'

const webhook = {
  __typename: 'Webhook',
  id: '1',
  label: 'Trade pages',
  url: 'https://trade.example/hook',
  events: ['SUPPLIER_CREATED', 'SUPPLIER_MERGED'],
  createdAt: '2026-11-01T12:00:00Z',
  failingSince: null,
  nextAttemptAt: null,
  pausedAt: null,
  pauseReason: null,
  previousSecretEndsAt: null,
  lastDeliveredAt: null,
  waiting: 0,
}
const failing = {
  ...webhook,
  id: '2',
  label: 'Blinds Today',
  failingSince: '2026-11-20T09:30:00Z',
  nextAttemptAt: '2026-11-20T14:30:00Z',
  waiting: 1200,
}
const paused = {
  ...failing,
  id: '3',
  label: 'Old partner',
  pausedAt: '2026-11-21T09:30:00Z',
  pauseReason: 'The receiver refuses further messages (410 Gone).',
  previousSecretEndsAt: '2026-11-22T09:30:00Z',
}
const delivery = {
  __typename: 'WebhookDelivery',
  id: '11',
  messageId: 'msg_a',
  event: 'supplier.changed',
  supplierId: '7',
  isDelivered: true,
  attempts: 1,
  outcome: 'It responded 200.',
  createdAt: '2026-11-20T09:30:00Z',
  attemptedAt: '2026-11-20T09:31:00Z',
}
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
let nodes: object[] = []
let sent: unknown[] = []

beforeEach(() => {
  nodes = [webhook, failing, paused]
  sent = []
  answer(
    ...['Webhooks', 'PausedWebhooks'].map((name) =>
      api.query(name, () => reply({ webhooks: { __typename: 'WebhookReport', nodes } })),
    ),
    api.query('WebhookDeliveries', () => {
      const later = { ...delivery, id: '12', isDelivered: false, attempts: 2, outcome: 'It responded 500.' }
      const deliveries = [{ ...later, id: '13', attempts: 0, attemptedAt: null, outcome: null }, later, delivery]
      return reply({ webhook: { ...failing, deliveries } })
    }),
  )
})
const take = (operation: string, field: string, payload: object) =>
  answer(
    api.mutation(operation, ({ variables }) => {
      sent.push(variables.input)
      return done(field, payload)
    }),
  )
const refused = (message: string, field: string[] | null = null) => ({
  webhook: null,
  secret: null,
  userErrors: [{ __typename: 'UserError', field, message }],
})
const show = async () => {
  showPage('/admin/webhooks')
  const list = await screen.findByRole('list', { name: 'Webhooks' })
  const rows = [...list.children].map((row) => within(row as HTMLElement))
  return { user: userEvent.setup(), row: (at: number) => rows[at]! }
}
const facts = (row: { getAllByRole: (role: 'term') => HTMLElement[] }) =>
  row.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling!.textContent}`)

test('each webhook shows its address, events and last delivery; a failing one its next attempt, a paused one the reason', async () => {
  const { row } = await show()
  expect(row(0).getByText('https://trade.example/hook')).toBeTruthy()
  expect(row(0).getByText('Active')).toBeTruthy()
  expect(facts(row(0))).toEqual(['Last delivery: none', 'Waiting: 0', 'Events: supplier.created, supplier.merged'])
  expect(row(1).getByText('Failing')).toBeTruthy()
  expect(facts(row(1)).slice(0, 4)).toEqual([
    'Failing since: 20 Nov 2026, 09:30',
    'Next attempt: 20 Nov 2026, 14:30',
    'Last delivery: none',
    'Waiting: 1,200',
  ])
  expect(facts(row(2)).slice(0, 2)).toEqual([
    'Paused: 21 Nov 2026, 09:30. The receiver refuses further messages (410 Gone).',
    'Failing since: 20 Nov 2026, 09:30',
  ])
  expect(facts(row(2)).at(-1)).toBe('Previous secret: valid until 22 Nov 2026, 09:30')
})

test('a webhook is added: errors are at their fields, then the secret is shown once, to copy', async () => {
  const cached = watchCache()
  take('CreateWebhook', 'createWebhook', refused('intranet is on a private network.', ['url']))
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Add a Webhook' }))
  const form = within(screen.getByRole('form', { name: 'New webhook' }))
  const add = form.getByRole('button', { name: 'Add Webhook' })
  for (const box of form.getAllByRole('checkbox')) await user.click(box)
  await user.click(add)
  expect(await form.findByText('Please enter the partner’s name.')).toBeTruthy()
  const events = { name: 'Notify when', description: 'Please choose at least one event.' }
  expect(form.getByRole('group', events).getAttribute('aria-invalid')).toBe('true')
  await user.type(form.getByLabelText('Partner'), 'Trade pages')
  await user.type(form.getByLabelText('Address'), 'https://intranet/')
  await user.click(form.getByRole('checkbox', { name: /^supplier\.merged:/ }))
  await user.click(add)
  expect(await form.findByText('intranet is on a private network.')).toBeTruthy()
  expect(sent).toEqual([{ label: 'Trade pages', url: 'https://intranet/', events: ['SUPPLIER_MERGED'] }])
  take('CreateWebhook', 'createWebhook', { webhook: { __typename: 'Webhook', id: '4' }, secret })
  await user.type(form.getByLabelText('Address'), 'x')
  await user.click(add)
  const box = within(await screen.findByRole('group', { name: 'The new secret' }))
  expect(box.getByText(secret)).toBeTruthy()
  expect(box.getByRole('button', { name: 'Copy Secret' })).toBeTruthy()
  await user.click(box.getByRole('button', { name: 'I’ve Saved It' }))
  expect(screen.queryByText(secret)).toBeNull()
  expect(cached()).not.toContain(secret)
})

test('deliveries have their outcome and next attempt; a delivered one is resent, and a refusal is reported', async () => {
  take('ReplayWebhook', 'replayWebhook', refused('This delivery is no longer in the log.'))
  const { user, row } = await show()
  await user.click(row(1).getByRole('button', { name: 'Deliveries: Blinds Today' }))
  const list = await row(1).findByRole('list', { name: 'Deliveries to Blinds Today' })
  const items = within(list).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'supplier.changed WaitingSupplier 7, detected 20 Nov 2026, 09:30Queued.',
    'supplier.changed FailedSupplier 7, detected 20 Nov 2026, 09:30Attempt 2, 20 Nov 2026, 09:31: It responded 500.Next attempt: 20 Nov 2026, 14:30.',
    'supplier.changed DeliveredSupplier 7, detected 20 Nov 2026, 09:3020 Nov 2026, 09:31: It responded 200.Send Again',
  ])
  await user.click(within(items[2]!).getByRole('button'))
  expect(await screen.findByText('This delivery is no longer in the log.')).toBeTruthy()
  expect(sent).toEqual([{ id: '2', deliveryId: '11' }])
  await user.click(row(2).getByRole('button', { name: 'Deliveries: Old partner' }))
  expect(await row(2).findAllByText('Waiting until the webhook is resumed.')).toHaveLength(2)
})

test('everything since a time is resent; a time in the future is refused', async () => {
  vi.stubEnv('TZ', 'America/New_York')
  onTestFinished(() => void vi.unstubAllEnvs())
  take('ReplayWebhook', 'replayWebhook', { webhook })
  const { user, row } = await show()
  await user.click(row(0).getByRole('button', { name: 'Replay: Trade pages' }))
  const button = row(0).getByRole('button', { name: 'Send All Again' })
  await user.click(button)
  expect(row(0).getByText('Please choose a time in the past.')).toBeTruthy()
  await user.type(row(0).getByLabelText('Changed since (your time)'), '2026-01-02T10:00')
  await user.click(button)
  expect(await screen.findByText('The changes will be sent within seconds')).toBeTruthy()
  expect(sent).toEqual([{ id: '1', changedSince: '2026-01-02T15:00:00.000Z' }])
})

test('a secret is replaced after an explanation, and the new one is shown once', async () => {
  const cached = watchCache()
  take('ChangeWebhook', 'changeWebhook', { webhook, secret })
  const { user, row } = await show()
  await user.click(row(0).getByRole('button', { name: 'New Secret: Trade pages' }))
  expect(row(0).getByText(/The current one stays valid for 24 hours/)).toBeTruthy()
  await user.click(row(0).getByRole('button', { name: 'Create a New Secret' }))
  expect(await row(0).findByText(secret)).toBeTruthy()
  expect(cached()).not.toContain(secret)
  expect(sent).toEqual([{ id: '1', action: 'ROTATE_SECRET' }])
})

test('a webhook is paused, and resumed; failures are reported', async () => {
  const { user, row } = await show()
  answer(api.mutation('ChangeWebhook', () => refuse('Too many.'), { once: true }))
  await user.click(row(0).getByRole('button', { name: 'Pause: Trade pages' }))
  expect(await screen.findByText('Too many.')).toBeTruthy()
  take('ChangeWebhook', 'changeWebhook', { webhook: paused, secret: null })
  expect([0, 2].map((at) => row(at).queryByRole('button', { name: /^Try Now/ }))).toEqual([null, null])
  await user.click(row(1).getByRole('button', { name: 'Try Now: Blinds Today' }))
  await waitFor(() => expect(sent.splice(0)).toEqual([{ id: '2', action: 'RESUME' }]))
  nodes = [{ ...webhook, pausedAt: '2026-11-21T09:30:00Z', pauseReason: 'An administrator paused it.' }]
  await user.click(row(0).getByRole('button', { name: 'Pause: Trade pages' }))
  await user.click(await row(0).findByRole('button', { name: 'Resume: Trade pages' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { id: '1', action: 'PAUSE' },
      { id: '1', action: 'RESUME' },
    ]),
  )
})

test('a webhook is removed after a confirmation', async () => {
  take('ChangeWebhook', 'changeWebhook', { webhook: null, secret: null })
  const { user, row } = await show()
  await user.click(row(0).getByRole('button', { name: 'Remove: Trade pages' }))
  expect(sent).toEqual([])
  nodes = [failing]
  await user.click(row(0).getByRole('button', { name: 'Remove Permanently' }))
  await waitFor(() => expect(screen.queryByText('Trade pages')).toBeNull())
  expect(sent).toEqual([{ id: '1', action: 'REMOVE' }])
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })) // the button has gone
})

test('a paused webhook is reported above every tab, with since when and why', async () => {
  answer(
    api.query('PausedWebhooks', () => reply({ webhooks: { __typename: 'WebhookReport', nodes: [webhook, paused] } })),
  )
  showPage('/admin/webhooks')
  const notice = await screen.findByRole('region', { name: 'Paused webhooks' })
  expect(notice.textContent).toMatch(
    /^Old partner is not notified of changes \(paused .+\)\. The receiver refuses further messages \(410 Gone\)\.See Webhooks$/,
  )
  expect(within(notice).getByRole('link').getAttribute('href')).toBe('/admin/webhooks')
})
