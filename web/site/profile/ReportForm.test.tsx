import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { answer, api, done, reply, showPage } from '../../app/show-page.tsx'
import { buildSupplier } from '../suppliers/build-supplier.ts'

const open = async () => {
  answer(api.query('SupplierProfile', () => reply({ supplier: buildSupplier() })))
  showPage('/suppliers/7')
  await userEvent.click(await screen.findByRole('button', { name: 'Report this listing' }))
  return screen.findByRole('form', { name: 'Report this listing' })
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Report' }))

test('the reasons, and missing fields', async () => {
  await open()
  const reason = screen.getByLabelText<HTMLSelectElement>('What is wrong?')
  expect([...reason.options].map(({ text }) => text)).toEqual([
    'Please choose',
    'The business has closed down',
    'Some details are wrong',
    'Not a supplier of blinds, curtains or shutters',
    'A review is false or unfair',
    'Something else',
  ])
  await waitFor(() => expect(document.activeElement).toBe(reason))
  await send()
  expect(screen.getByText('Please choose a reason.')).toBeTruthy()
  await userEvent.selectOptions(reason, 'Something else')
  const email = screen.getByLabelText<HTMLInputElement>('Your email (optional)')
  expect([email.type, email.autocomplete, email.maxLength]).toEqual(['email', 'email', 254])
  expect(document.getElementById(email.getAttribute('aria-describedby')!)!.textContent).toBe(
    'In case we have a question.',
  )
  await userEvent.type(email, 'tom')
  await send()
  expect(screen.getByText('Please write at least 10 characters, so we know what to check.')).toBeTruthy()
  expect(screen.getByText('Please enter a valid email address, or leave the field empty.')).toBeTruthy()
})

test('a report needs only a reason, and is acknowledged', async () => {
  const sent: unknown[] = []
  answer(
    api.mutation('CreateReport', ({ variables, request }) => {
      sent.push({ ...(variables.input as object), trace: request.headers.get('x-form-trace') })
      return done('createReport', { supplier: { __typename: 'Supplier', id: '7' } })
    }),
  )
  await open()
  await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'The business has closed down')
  await send()
  expect(await screen.findByText('We’ll check this listing.')).toBeTruthy()
  expect(sent).toEqual([{ supplierId: '7', reason: 'CLOSED_DOWN', trace: expect.stringMatching(/^openForMs=\d+$/) }])
})

test('a failure is reported and what was typed stays; the button closes the form', async () => {
  answer(api.mutation('CreateReport', () => HttpResponse.error()))
  await open()
  await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'Some details are wrong')
  await userEvent.type(screen.getByLabelText('Details'), 'The phone number is old')
  await send()
  expect(await screen.findByText('Report Not Sent')).toBeTruthy()
  expect(screen.getAllByText('Something went wrong. Please try again.')).toHaveLength(2)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Details').value).toBe('The phone number is old')
  expect(sessionStorage.getItem('draft report 7')).toContain('The phone number is old') // of this supplier
  const toggle = screen.getByRole('button', { name: 'Report this listing' })
  expect(toggle.ariaExpanded).toBe('true')
  await userEvent.click(toggle)
  expect(toggle.ariaExpanded).toBe('false')
  expect(screen.queryByRole('form', { name: 'Report this listing' })).toBeNull()
})
