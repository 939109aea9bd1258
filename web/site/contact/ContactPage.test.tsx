import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { Form } from 'react-final-form'
import { beforeEach, expect, test } from 'vitest'
import { showBeforeHydration } from '../../app/show-before-hydration.tsx'
import { answer, api, done, pauseAnswers, fillIn, refuse, showPage } from '../../app/show-page.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { Draft } from '../ui/Draft.tsx'
import { saveDraft } from '../ui/form-draft.ts'
import './check-message.ts' // imported before the tests start: a form loads it on demand

let sent: Record<string, unknown>[] = []
beforeEach(() => {
  sent = []
})

const accept = () =>
  answer(
    api.mutation('CreateMessage', async ({ variables, request }) => {
      sent.push({ ...(variables.input as object), trace: request.headers.get('x-form-trace') })
      return done('createMessage', { message: { __typename: 'Message', id: '1' } })
    }),
  )

const show = async () => {
  const user = userEvent.setup()
  showPage('/contact')
  const form = within(await screen.findByRole('form', { name: 'Contact Us' }))
  const field = (name: string) => form.getByLabelText<HTMLInputElement>(name)
  const fill = async () => {
    await fillIn(field, {
      Name: 'Anna Field',
      Email: 'anna@example.com',
      Subject: 'Your directory',
      Message: 'I found a fitter within a day.',
    })
    await user.selectOptions(field('Reason'), 'feedback')
  }
  return { user, form, field, fill, button: form.getByRole<HTMLButtonElement>('button', { name: /^Send/ }) }
}

test('five fields, six reasons, and quicker ways', async () => {
  const { field } = await show()
  const ways = within(screen.getByRole('complementary', { name: 'Quicker ways' })).getAllByRole('link')
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/directory', '/register-business', '/partners'])
  expect(screen.queryByRole('complementary', { name: 'Contact details' })).toBeNull()
  expect(['Name', 'Email'].map((name) => [field(name).type, field(name).autocomplete])).toEqual([
    ['text', 'name'],
    ['email', 'email'],
  ])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contact Us')
  for (const name of ['Name', 'Email', 'Reason', 'Subject', 'Message'])
    expect(field(name).getAttribute('aria-required')).toBe('true')
  expect([...field('Reason').querySelectorAll('option')].map(({ value, textContent }) => [value, textContent])).toEqual(
    [
      ['', 'Select a reason'],
      ['general_inquiry', 'General Enquiry'],
      ['business_listing', 'Business Listing'],
      ['advertising', 'Advertising'],
      ['technical_support', 'Technical Support'],
      ['feedback', 'Feedback'],
      ['other', 'Other'],
    ],
  )
})

test('invalid fields say so on submit, and nothing is sent', async () => {
  accept()
  const { field } = await show()
  fireEvent.submit(field('Name').form!) // before the focus has loaded the rules
  await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('true'))
  for (const [name, message] of [
    ['Name', 'Name must be at least 2 characters.'],
    ['Email', 'Please enter a valid email address.'],
    ['Reason', 'Please select a reason for contact.'],
    ['Subject', 'Subject is required.'],
    ['Message', 'Message must be at least 10 characters.'],
  ] as const) {
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field(name).getAttribute('aria-describedby')!)!.textContent).toBe(message)
  }
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  expect([sent, screen.queryByText('Message Not Sent')]).toEqual([[], null])
})

test('idle, sending, sent; another message starts from an empty form', async () => {
  accept()
  const { user, fill, button } = await show()
  expect([button.textContent, button.disabled]).toEqual(['Send Message', false])
  await fill()
  const goOn = pauseAnswers()
  await user.dblClick(button)
  expect([button.textContent, button.disabled]).toEqual(['Sending...', true])
  goOn()
  const title = await screen.findByRole('heading', { name: 'Message Sent' })
  await waitFor(() => expect(title).toBe(document.activeElement))
  expect(screen.queryByRole('form', { name: 'Contact Us' })).toBeNull()
  expect(sent).toEqual([
    {
      name: 'Anna Field',
      email: 'anna@example.com',
      reason: 'FEEDBACK',
      subject: 'Your directory',
      message: 'I found a fitter within a day.',
      trace: expect.stringMatching(/^openForMs=\d+$/),
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Send Another Message' }))
  const again = within(await screen.findByRole('form', { name: 'Contact Us' }))
  for (const name of ['Name', 'Email', 'Reason', 'Subject', 'Message']) {
    expect(again.getByLabelText<HTMLInputElement>(name).value).toBe('')
    expect(again.getByLabelText(name).getAttribute('aria-invalid')).toBe('false')
  }
})

test('a form restored after a reload can be sent at once, and is not taken for a bot’s', async () => {
  accept()
  const values = {
    name: 'Anna Field',
    email: 'anna@example.com',
    reason: 'feedback',
    subject: 'Your directory',
    message: 'I found a fitter within a day.',
  }
  saveDraft('contact', { values })
  const { user, button } = await show()
  await screen.findByText('We’ve restored your answers.')
  await user.click(button)
  await screen.findByRole('heading', { name: 'Message Sent' })
  expect(sent).toEqual([{ ...values, reason: 'FEEDBACK', trace: '' }])
})

test('a failure is reported, what was typed stays, and it can be sent again', async () => {
  answer(api.mutation('CreateMessage', () => HttpResponse.error()))
  const { user, field, fill, button } = await show()
  await fill()
  await user.click(button)
  expect(await screen.findByText('Message Not Sent')).toBeTruthy()
  expect(screen.getByText('Something went wrong. Please try again.')).toBeTruthy()
  expect([field('Message').value, field('Reason').value]).toEqual(['I found a fitter within a day.', 'feedback'])
  accept()
  await user.click(button)
  expect(await screen.findByRole('heading', { name: 'Message Sent' })).toBeTruthy()
})

test('the server’s message about a field is at the field, any other in the toast', async () => {
  answer(
    api.mutation('CreateMessage', () =>
      refuse('Too many requests. Please try again in 59 minutes.', { code: 'RATE_LIMITED' }),
    ),
  )
  const { user, field, fill, button } = await show()
  await fill()
  await user.click(button)
  expect(await screen.findByText('Too many requests. Please try again in 59 minutes.')).toBeTruthy()
  answer(
    api.mutation('CreateMessage', () =>
      done('createMessage', {
        message: null,
        userErrors: [
          { __typename: 'UserError', field: ['email'], message: 'No such address.', code: 'BAD_USER_INPUT' },
        ],
      }),
    ),
  )
  await user.click(button)
  await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(field('Email')))
})

test('without JavaScript the form is posted, and the page shows the result', async () => {
  const { unmount } = showPage('/contact?sent=1')
  const form = await screen.findByRole<HTMLFormElement>('form', { name: 'Contact Us' })
  expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/contact'])
  expect(screen.getByRole('heading', { name: 'Message Sent' })).toBeTruthy()
  unmount()
  showPage('/contact?unsent=email,message,leaveEmpty')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your message was not sent. Go back and check: email, message.',
  )
  cleanup()
  showPage('/contact?unsent=')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your message was not sent. Go back and try again in a few minutes.',
  )
})

test('what was typed survives a click in the menu, and is deleted once sent', async () => {
  accept()
  const { user, fill } = await show()
  await fill()
  await waitFor(() => expect(sessionStorage.getItem('draft contact')).toContain('I found a fitter within a day.'))
  cleanup()
  const again = await show()
  await waitFor(() => expect(again.field('Message').value).toBe('I found a fitter within a day.'))
  expect(again.field('Reason').value).toBe('feedback')
  await user.click(again.form.getByRole('button', { name: 'Send Message' }))
  await screen.findByRole('button', { name: 'Send Another Message' })
  expect(sent).toHaveLength(1)
  expect(sessionStorage.getItem('draft contact')).toBeNull()
})

test('what is typed before the code loads stays, instead of an earlier draft', async () => {
  saveDraft('contact', { values: { message: 'Half a roman blind.' } })
  const { takeOver } = showBeforeHydration(
    <Form onSubmit={() => {}}>
      {() => (
        <form>
          <TextField name="message" label="Message" maxLength={200} />
          <Draft name="contact" />
        </form>
      )}
    </Form>,
  )
  const message = screen.getByLabelText<HTMLInputElement>('Message')
  await userEvent.type(message, 'Two shutters.')
  await takeOver()
  await screen.findByText(/We save your answers in this browser tab/)
  expect([message.value, screen.queryByText(/We’ve restored/)]).toEqual(['Two shutters.', null])
  saveDraft('contact', undefined)
})

test.each([
  ['+44 (0)1632 960123', 'tel:+441632960123'],
  ['01632 960123 / 07700 900123', 'tel:01632960123'],
])('the link to call the operator’s number %s is %s', async (phone, url) => {
  const { container } = showPage('/contact', { phone })
  await screen.findByRole('complementary', { name: 'Contact details' })
  expect(container.querySelector('address, a[href^="mailto:"]')).toBeNull()
  expect((await screen.findByRole('link', { name: phone })).getAttribute('href')).toBe(url)
})
