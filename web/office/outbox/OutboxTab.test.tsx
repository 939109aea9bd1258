import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, api, done, reply, showPage, mockConnection } from '../../app/show-page.tsx'

const mail = {
  __typename: 'OutboxMail',
  id: '1',
  kind: 'REGISTRATION_REJECTED',
  state: 'FAILED',
  recipient: 'owner@tell.example.com',
  replyTo: null,
  subject: 'About your registration: Tell Blinds',
  text: 'We cannot list it yet:\n\nWe could not reach you.',
  attempts: 1,
  error: '550 No such user',
  nextAttemptAt: null,
  sentAt: null,
  sentBy: null,
  createdAt: '2026-11-20T09:30:00Z',
}

test('an email is found by its status, read, copied, resent and marked as sent', async () => {
  const queries: unknown[] = []
  const sent: unknown[] = []
  answer(
    api.query('OutboxMails', ({ variables }) => {
      queries.push(variables)
      const outboxMails = mockConnection('OutboxMailConnection', [
        mail,
        { ...mail, id: '2', state: 'WAITING', error: null, subject: 'Hello', attempts: 0 },
      ])
      const mailStatus = { __typename: 'MailStatus', canSend: true, sender: 'desk@example.com' }
      return reply({ outboxMails, mailStatus })
    }),
    api.mutation('ChangeMail', ({ variables }) => {
      sent.push(variables.input)
      const isSent = variables.input.action === 'MARK_SENT'
      const changed = isSent
        ? { ...mail, state: 'SENT', error: null, sentAt: '2026-11-20T10:00:00Z', sentBy: 'ada' }
        : { ...mail, state: 'WAITING', error: null, attempts: 0 }
      return done('changeMail', { mail: changed })
    }),
  )
  const { address } = showPage('/admin/outbox?state=FAILED')
  const list = await screen.findByRole('list', { name: 'Outbox' })
  expect(queries).toEqual([{ state: 'FAILED', kind: null }])
  const row = within(list.children[0] as HTMLElement)
  expect(row.getByText('Failed')).toBeTruthy()
  expect(row.getByText('To owner@tell.example.com · Registration rejected · written 20 Nov 2026, 09:30')).toBeTruthy()
  expect(row.getByText('One attempt. 550 No such user.')).toBeTruthy()
  const user = userEvent.setup()
  await user.click(
    row.getByRole('button', { name: 'Open: About your registration: Tell Blinds, to owner@tell.example.com' }),
  )
  expect(row.getByText(/We could not reach you\./)).toBeTruthy()
  await user.click(row.getByRole('button', { name: 'Copy Address' }))
  expect(await navigator.clipboard.readText()).toBe('owner@tell.example.com')
  await user.click(row.getByRole('button', { name: 'Copy Text' }))
  expect(await navigator.clipboard.readText()).toBe(mail.text)
  await user.click(row.getByRole('button', { name: 'Send Again' }))
  expect(await row.findByText('Waiting')).toBeTruthy()
  await user.click(row.getByRole('button', { name: 'Mark as Sent' }))
  expect(await row.findByText('Marked as sent by ada, 20 Nov 2026, 10:00')).toBeTruthy()
  expect(sent).toEqual([
    { id: '1', action: 'SEND' },
    { id: '1', action: 'MARK_SENT' },
  ])
  await user.selectOptions(screen.getByLabelText('Kind'), 'Registration rejected')
  await waitFor(() => expect(queries.at(-1)).toEqual({ state: 'FAILED', kind: 'REGISTRATION_REJECTED' }))
  expect(address()).toBe('/admin/outbox?state=FAILED&kind=REGISTRATION_REJECTED')
})

test('a template: an unknown placeholder is refused, the preview shows examples, and it is saved and reset', async () => {
  const sent: unknown[] = []
  let template = {
    __typename: 'MailTemplate',
    version: 3,
    kind: 'REGISTRATION_REJECTED',
    subject: 'About {{businessName}}',
    text: 'No: {{message}}',
    isOn: true,
    isChanged: true,
  }
  const take = (name: string, field: string) =>
    api.mutation(name, ({ variables }) => {
      sent.push(variables.input)
      template = { ...template, ...(variables.input as object), version: 4 }
      return reply({ [field]: { __typename: `${name}Payload`, template, userErrors: [] } })
    })
  answer(
    api.query('MailTemplates', () => reply({ mailTemplates: [template] })),
    take('UpdateMailTemplate', 'updateMailTemplate'),
    take('ResetMailTemplate', 'resetMailTemplate'),
  )
  const { reload } = showPage('/admin/mail-templates')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Edit: Registration rejected' }))
  const form = within(screen.getByRole('form', { name: 'Text of “Registration rejected”' }))
  const preview = form.getByRole('region', { name: 'Preview' })
  expect(screen.getByText('Your text')).toBeTruthy()
  expect(preview.textContent).toContain('About Honeybourne Blinds & Curtains')
  const subject = form.getByLabelText('Subject')
  await user.clear(subject)
  await user.type(subject, 'Dear {{{{owner}}')
  await user.click(form.getByRole('button', { name: 'Save Template' }))
  expect(await form.findByText(/^This email has no placeholder {{owner}}\./)).toBeTruthy()
  await user.clear(subject)
  await user.type(subject, 'From {{{{siteName}}')
  expect(preview.textContent).toContain('From Blind & Curtain Directory')
  await user.click(form.getByLabelText('Send these emails'))
  template = { ...template, version: 8 }
  await reload() // what someone else has saved is not overwritten unnoticed: version 3 is sent
  await user.click(form.getByRole('button', { name: 'Save Template' }))
  await screen.findByText('Template saved')
  expect(await screen.findByText('Off')).toBeTruthy()
  expect(screen.queryByText('Your text')).toBeNull()
  const reset = form.getByRole<HTMLButtonElement>('button', { name: 'Reset to Default' })
  await waitFor(() => expect(reset.disabled).toBe(false))
  await user.click(reset)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    { kind: 'REGISTRATION_REJECTED', version: 3, subject: 'From {{siteName}}', text: 'No: {{message}}', isOn: false },
    { kind: 'REGISTRATION_REJECTED', version: 4 },
  ])
})

test('a template with an unknown placeholder, such as an imported one, says that it is not used', async () => {
  const template = {
    __typename: 'MailTemplate',
    version: 3,
    kind: 'REGISTRATION_REJECTED',
    subject: 'No',
    text: 'Because: {{reason}} {{message}}',
    isOn: true,
    isChanged: true,
  }
  answer(api.query('MailTemplates', () => reply({ mailTemplates: [template] })))
  showPage('/admin/mail-templates')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Registration rejected' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Not in use: emails use the default text until you correct this\. This email has no placeholder {{reason}}\./,
  )
})

test('what is typed while a template is saved stays unsaved, and a reset does not overwrite it', async () => {
  let template = {
    __typename: 'MailTemplate',
    version: 3,
    kind: 'REGISTRATION_REJECTED',
    subject: 'About {{businessName}}',
    text: 'No: {{message}}',
    isOn: true,
    isChanged: false,
  }
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  answer(
    api.query('MailTemplates', () => reply({ mailTemplates: [template] })),
    api.mutation('UpdateMailTemplate', async ({ variables }) => {
      await released
      template = { ...template, ...(variables.input as object), isChanged: true }
      return done('updateMailTemplate', { template })
    }),
  )
  showPage('/admin/mail-templates')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Edit: Registration rejected' }))
  const form = within(screen.getByRole('form', { name: 'Text of “Registration rejected”' }))
  expect(form.queryByRole('button', { name: 'Reset to Default' })).toBeNull() // it is the default
  await user.type(form.getByLabelText('Subject'), '!')
  await user.click(form.getByRole('button', { name: 'Save Template' }))
  await user.type(form.getByLabelText('Text'), ' Sorry.')
  release()
  const reset = await form.findByRole<HTMLButtonElement>('button', { name: 'Reset to Default' })
  const words = ['Subject', 'Text'].map((label) => form.getByLabelText<HTMLInputElement>(label).value)
  expect(words).toEqual(['About {{businessName}}!', 'No: {{message}} Sorry.'])
  expect(reset.disabled).toBe(true)
})

test('without a mail server, emails are copied and marked as sent; each says how its delivery stands', async () => {
  const nodes = [
    {
      ...mail,
      error: '550 No such user.',
      attempts: 3,
      nextAttemptAt: '2026-11-20T10:30:00Z',
      replyTo: 'ann@example.com',
    },
    { ...mail, id: '2', state: 'WAITING', error: null, nextAttemptAt: '2098-01-01T10:00:00Z' },
    { ...mail, id: '3', state: 'SENT', error: null, sentAt: '2026-11-20T10:00:00Z' },
  ]
  answer(
    api.query('OutboxMails', () => {
      const mailStatus = { __typename: 'MailStatus', canSend: false, sender: 'desk@example.com' }
      return reply({ outboxMails: mockConnection('OutboxMailConnection', nodes), mailStatus })
    }),
  )
  showPage('/admin/outbox')
  const [failed, waiting, sent] = [...(await screen.findByRole('list', { name: 'Outbox' })).children].map((row) =>
    within(row as HTMLElement),
  )
  expect(screen.getByText(/^This site has no mail server\./)).toBeTruthy()
  expect(failed!.getByText('3 attempts. 550 No such user. Next attempt: 20 Nov 2026, 10:30.')).toBeTruthy()
  expect(waiting!.getByText('Will be sent 1 Jan 2098, 10:00')).toBeTruthy()
  expect(sent!.getByText('Sent 20 Nov 2026, 10:00')).toBeTruthy()
  for (const row of [failed!, sent!]) await userEvent.click(row.getByRole('button', { name: /^Open/ }))
  expect(failed!.getByText('Replies go to ann@example.com.')).toBeTruthy()
  const buttons = [failed!, sent!].map((row) => row.getAllByRole('button').map(({ textContent }) => textContent))
  const copy = ['Open', 'Copy Address', 'Copy Subject', 'Copy Text']
  expect(buttons).toEqual([[...copy, 'Mark as Sent'], copy])
})

test.each([
  ['?state=FAILED', 'No matching emails.'],
  ['', 'No emails yet.'],
])('an empty outbox says why: “%s”', async (query, words) => {
  const mailStatus = { __typename: 'MailStatus', canSend: true, sender: 'desk@example.com' }
  answer(api.query('OutboxMails', () => reply({ outboxMails: mockConnection('OutboxMailConnection', []), mailStatus })))
  showPage(`/admin/outbox${query}`)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('an email that was not sent says why, and can be sent anyway', async () => {
  answer(
    api.query('OutboxMails', () => {
      const left = { ...mail, state: 'LEFT_OUT', kind: 'REGISTRATION_RECEIVED', error: null, attempts: 0 }
      const outboxMails = mockConnection('OutboxMailConnection', [left])
      const mailStatus = { __typename: 'MailStatus', canSend: true, sender: 'desk@example.com' }
      return reply({ outboxMails, mailStatus })
    }),
  )
  showPage('/admin/outbox')
  const row = within((await screen.findByRole('list', { name: 'Outbox' })).children[0] as HTMLElement)
  expect(row.getByText('Not sent')).toBeTruthy()
  expect(
    row.getByText(
      'Not sent: this address has had 3 of these emails in a day. Someone may be entering an address that isn’t theirs.',
    ),
  ).toBeTruthy()
  await userEvent.setup().click(row.getByRole('button', { name: /^Open/ }))
  expect(row.getByRole('button', { name: 'Send Now' })).toBeTruthy()
})
