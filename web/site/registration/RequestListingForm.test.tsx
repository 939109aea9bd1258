import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answer, api, done, pauseAnswers, fillIn, refuse, reply, showPage, toastKind } from '../../app/show-page.tsx'

let sent: Record<string, unknown>[] = []

beforeEach(() => {
  sent = []
  const empty = { featuredSuppliers: [], popularLocations: [], latestPosts: [] }
  answer(...['FeaturedSuppliers', 'PopularLocations', 'LatestPosts'].map((name) => api.query(name, () => reply(empty))))
})

const accept = () => done('createListingRequest', { request: { __typename: 'BusinessRequest', id: '1' } })
const answerWith = (respond: typeof accept) =>
  answer(
    api.mutation('CreateListingRequest', async ({ variables, request }) => {
      sent.push({ ...(variables.input as object), trace: request.headers.get('x-form-trace') })
      return respond()
    }),
  )

const show = async () => {
  const user = userEvent.setup()
  showPage('/')
  const form = within(await screen.findByRole('form', { name: 'Register Your Business' }))
  const field = (name: string) => form.getByLabelText<HTMLInputElement>(name)
  const fill = async (values: Record<string, string> = {}) => {
    const all = {
      'Business name': 'Honeybourne Blinds',
      Email: 'hello@honeybourne.example.com',
      Phone: '01632 960123',
      ...values,
    }
    await fillIn(field, Object.fromEntries(Object.entries(all).filter(([, text]) => text)))
  }
  return { user, form, field, fill, button: form.getByRole<HTMLButtonElement>('button') }
}

test('invalid fields say so on submit, to screen readers too, and nothing is sent', async () => {
  answerWith(accept)
  const { user, field, fill, button } = await show()
  await user.click(button)
  for (const [name, message] of [
    ['Business name', 'Business name must be at least 2 characters.'],
    ['Email', 'Please enter a valid email address.'],
    ['Phone', 'Please enter a valid phone number.'],
  ] as const) {
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field(name).getAttribute('aria-describedby')!)!.textContent).toBe(message)
  }
  await waitFor(() => expect(document.activeElement).toBe(field('Business name')))
  await fill({ Phone: '' })
  await user.click(button)
  expect(field('Email').getAttribute('aria-invalid')).toBe('false')
  await waitFor(() => expect(document.activeElement).toBe(field('Phone')))
  expect(sent).toEqual([])
})

test('no field is reported as invalid before it loses the focus; the full form is a link away', async () => {
  const { user, field } = await show()
  expect(screen.getByRole('link', { name: 'Use the full form' }).getAttribute('href')).toBe('/register-business')
  expect(['Email', 'Phone'].map((name) => field(name).type)).toEqual(['email', 'tel'])
  await user.type(field('Phone'), '12')
  expect(field('Phone').getAttribute('aria-invalid')).toBe('false')
  await user.tab()
  expect(screen.getByText('Please enter a valid phone number.')).toBeTruthy()
})

test('sent once even when clicked twice: Processing..., thanks, and an empty form', async () => {
  answerWith(accept)
  const { user, field, fill, button } = await show()
  expect(button.textContent).toBe('Register Your Business')
  await fill()
  const goOn = pauseAnswers()
  await user.dblClick(button)
  expect([button.textContent, button.disabled]).toEqual(['Processing...', true])
  goOn()
  expect(await screen.findByText('Registration Submitted')).toBeTruthy()
  expect(toastKind('Registration Submitted')).toBe('success')
  expect(screen.getByText('Thank you for your interest! We will contact you shortly.')).toBeTruthy()
  await waitFor(() => expect(field('Business name').value).toBe(''))
  expect([field('Email').value, field('Phone').value, button.textContent, button.disabled]).toEqual([
    '',
    '',
    'Register Your Business',
    false,
  ])
  expect(screen.queryByText('Please enter a valid phone number.')).toBeNull()
  expect(sent).toEqual([
    {
      businessName: 'Honeybourne Blinds',
      email: 'hello@honeybourne.example.com',
      phone: '01632 960123',
      trace: expect.stringMatching(/^openForMs=\d+$/),
    },
  ])
})

test("a refusal: the server's message in a toast and at the field; what was typed stays", async () => {
  answerWith(() =>
    refuse('That number is not in use.', { code: 'BAD_USER_INPUT', fields: { phone: 'That number is not in use.' } }),
  )
  const { user, field, fill, button } = await show()
  await fill()
  await user.click(button)
  expect(await screen.findByText('Registration Failed')).toBeTruthy()
  expect(document.getElementById(field('Phone').getAttribute('aria-describedby')!)!.textContent).toBe(
    'That number is not in use.',
  )
  expect([field('Business name').value, field('Phone').value]).toEqual(['Honeybourne Blinds', '01632 960123'])
  answerWith(accept)
  await user.type(field('Phone'), '4')
  expect(field('Phone').getAttribute('aria-invalid')).toBe('false')
  await user.click(button)
  expect(await screen.findByText('Registration Submitted')).toBeTruthy() // not while the next test runs
  expect(sent).toHaveLength(2)
})

for (const [name, respond] of [
  ['a server that fails', () => refuse('Something went wrong on our side.', { code: 'INTERNAL_SERVER_ERROR' })],
  ['no server', () => HttpResponse.error()],
] as const) {
  test(`${name}: please try again, and what was typed stays`, async () => {
    answer(api.mutation('CreateListingRequest', respond))
    const { user, field, fill, button } = await show()
    await fill()
    await user.click(button)
    expect(await screen.findByText('Registration Failed')).toBeTruthy()
    expect(screen.getByText('Something went wrong. Please try again.')).toBeTruthy()
    expect(field('Email').value).toBe('hello@honeybourne.example.com')
    expect(button.disabled).toBe(false)
  })
}

test('too many requests: it says when to try again', async () => {
  answerWith(() =>
    refuse('Too many requests. Please try again in 59 minutes.', { code: 'RATE_LIMITED', retryAfterSeconds: 3540 }),
  )
  const { user, fill, button } = await show()
  await fill()
  await user.click(button)
  expect(await screen.findByText('Too many requests. Please try again in 59 minutes.')).toBeTruthy()
})

test('the hidden field is out of reach of mouse, keyboard and screen reader, and its content is sent', async () => {
  answerWith(accept)
  const { user, form, fill, button } = await show()
  const trap = form.getByRole('button').closest('form')!.querySelector<HTMLInputElement>('input[name="leaveEmpty"]')!
  expect(trap.tabIndex).toBe(-1)
  expect(trap.closest('[aria-hidden="true"]')).toBeTruthy()
  await fill()
  await user.type(trap, 'https://spam.example.com')
  await waitFor(() => expect(sessionStorage.getItem('draft request')).toContain('Honeybourne Blinds'))
  expect(sessionStorage.getItem('draft request')).not.toContain('spam')
  await user.click(button)
  await waitFor(() => expect(sent[0]).toMatchObject({ trace: expect.stringMatching(/&leaveEmpty=1$/) }))
  expect(sent[0]).not.toHaveProperty('leaveEmpty')
})
