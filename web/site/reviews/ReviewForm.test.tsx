import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { answer, api, done, pauseAnswers, fillIn, refuse, reply, showPage, toastKind } from '../../app/show-page.tsx'
import { buildSupplier } from '../suppliers/build-supplier.ts'

const sent: Record<string, unknown>[] = []
const accept = () =>
  answer(
    api.mutation('CreateReview', ({ variables }) => {
      sent.push(variables)
      return done('createReview', { review: { __typename: 'Review', id: '99' } })
    }),
  )
const refuseReview = (message: string, extensions: object) =>
  answer(api.mutation('CreateReview', () => refuse(message, extensions)))

const open = async (overrides = {}) => {
  answer(api.query('SupplierProfile', () => reply({ supplier: buildSupplier(overrides) })))
  showPage('/suppliers/7?tab=reviews')
  await userEvent.click(await screen.findByRole('button', { name: 'Write a Review' }))
  return screen.findByRole('form', { name: 'Write a review' })
}
const comment = 'They measured twice and fitted four blinds.'
const fill = async () => {
  await userEvent.click(screen.getByRole('radio', { name: '4 stars, very good' }))
  await fillIn((name) => screen.getByRole('textbox', { name }), {
    'Your review': comment,
    'Your name': 'Anna',
    'Your email': 'anna@example.com',
  })
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Review' }))

test('without reviews it invites the first', async () => {
  await open({ averageRating: null, reviewCount: 0 })
  expect(screen.getByText('No reviews yet. Used this supplier? Write the first one.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'How was Honeybourne Blinds?' })).toBeTruthy()
  expect(screen.getByText('We check every review before publishing it, good or bad.')).toBeTruthy()
})

test('the stars are five radio buttons, and the first is focused', async () => {
  await open()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star, poor' }))
  await userEvent.keyboard('[Space]')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '1 star, poor' }).checked).toBe(true)
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  const fields = ['Your name', 'Your email'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }))
  expect(fields.map(({ type, autocomplete, maxLength }) => [type, autocomplete, maxLength])).toEqual([
    ['text', 'name', 80],
    ['email', 'email', 254],
  ])
})

test('an empty field shows no error when left, an invalid one does', async () => {
  await open()
  await userEvent.tab()
  await userEvent.type(screen.getByRole('textbox', { name: 'Your review' }), 'short')
  await userEvent.tab()
  expect(screen.getByText('Please write at least 20 characters.')).toBeTruthy()
  expect(screen.queryByText('Please choose 1 to 5 stars.')).toBeNull()
})

test('each invalid field says why, and the first one is focused', async () => {
  await open()
  await send()
  for (const text of [
    'Please choose 1 to 5 stars.',
    'Please write at least 20 characters.',
    'Please enter your name, at least 2 characters.',
    'Please enter a valid email address.',
  ]) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  const review = screen.getByRole('textbox', { name: 'Your review' })
  const message = screen.getByText('Please write at least 20 characters.')
  expect(review.getAttribute('aria-describedby')).toBe(message.id)
  expect(screen.getByRole('radiogroup', { name: 'Your rating' }).getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star, poor' })))
  await fill()
  expect(screen.queryByText('Please write at least 20 characters.')).toBeNull()
})

test('a review is sent once, however often the button is pressed, and acknowledged', async () => {
  sent.length = 0
  await open()
  const isWriting = () => document.documentElement.hasAttribute('data-writing')
  expect(isWriting(), 'a phone’s bar does not cover the form').toBe(true)
  await fill()
  answer(
    api.mutation('CreateReview', async ({ variables, request }) => {
      sent.push({ ...(variables.input as object), trace: request.headers.get('x-form-trace') })
      return done('createReview', { review: { __typename: 'Review', id: '99' } })
    }),
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send Review' })
  const goOn = pauseAnswers()
  await userEvent.dblClick(button)
  expect(button.disabled).toBe(true)
  expect(button.textContent).toContain('Sending…')
  goOn()
  const status = await screen.findByText('We’ll publish it once we’ve checked it.')
  expect(screen.getByRole('heading', { name: 'Thank you for your review' })).toBeTruthy()
  expect(document.activeElement?.contains(status)).toBe(true)
  await waitFor(() => expect(isWriting()).toBe(false))
  expect(sent).toEqual([
    {
      supplierId: '7',
      rating: 4,
      comment,
      name: 'Anna',
      email: 'anna@example.com',
      trace: expect.stringMatching(/^openForMs=\d+$/),
    },
  ])
})

test('a failure is reported, what was typed stays, and it can be sent again', async () => {
  await open()
  await fill()
  answer(api.mutation('CreateReview', () => HttpResponse.error()))
  await send()
  expect(await screen.findByText('Review Not Sent')).toBeTruthy()
  expect(toastKind('Review Not Sent')).toBe('error')
  expect(screen.getAllByText('Something went wrong. Please try again.')).toHaveLength(2)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your review' }).value).toBe(comment)
  expect(sessionStorage.getItem('draft review 7')).toContain(comment) // of this supplier
  await userEvent.type(screen.getByRole('textbox', { name: 'Your review' }), '!')
  expect(screen.getAllByText('Something went wrong. Please try again.')).toHaveLength(1) // in the toast
  accept()
  await send()
  expect(await screen.findByText('Thank you for your review')).toBeTruthy()
})

test('the API’s messages for people are shown, its internal errors are not', async () => {
  await open()
  await fill()
  refuseReview('Thank you, we have your review already.', { code: 'CONFLICT' })
  await send()
  await waitFor(() => expect(screen.getAllByText('Thank you, we have your review already.')).toHaveLength(2))
  refuseReview('Something went wrong on our side.', { code: 'INTERNAL_SERVER_ERROR', id: 'x' })
  await send()
  await waitFor(() => expect(screen.getAllByText('Something went wrong. Please try again.')).toHaveLength(2))
  refuseReview('Something went wrong on our side.', { code: 'INTERNAL_SERVER_ERROR', id: '0f3c9a1e-77' })
  await send()
  const message = 'Something went wrong. Please try again. (Error 0f3c9a1e-77)'
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
})

test("the API's message for a field is shown at the field", async () => {
  await open()
  await fill()
  refuseReview('This name is taken', { code: 'BAD_USER_INPUT', fields: { name: 'This name is taken' } })
  await send()
  const name = screen.getByRole('textbox', { name: 'Your name' })
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  expect(name.parentElement!.textContent).toContain('This name is taken')
  await waitFor(() => expect(document.activeElement).toBe(name))
})

test('a review begun for one supplier does not go to another', async () => {
  answer(
    api.query('SupplierProfile', ({ variables: { id } }) =>
      reply({ supplier: buildSupplier({ id, name: `Supplier ${id as string}` }) }),
    ),
  )
  const { goTo, goBack } = showPage('/suppliers/7?tab=reviews')
  await screen.findByRole('heading', { level: 1, name: 'Supplier 7' })
  await goTo('/suppliers/8?tab=reviews')
  await userEvent.click(await screen.findByRole('button', { name: 'Write a Review' }))
  await screen.findByRole('heading', { name: 'How was Supplier 8?' })
  await fill()
  await goBack()
  await screen.findByRole('heading', { level: 1, name: 'Supplier 7' })
  expect(screen.getByRole('button', { name: 'Write a Review' })).toBeTruthy()
  expect(screen.queryByText(comment)).toBeNull()
})
