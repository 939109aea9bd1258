import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, delay } from 'msw'
import { expect, test } from 'vitest'
import { answer, api, showPage } from '../app/show-page.tsx'
import { buildList, buildSupplier } from './build-supplier.ts'

const answerWith = (nodes: Record<string, unknown>[], overrides = {}) =>
  answer(api.query('Directory', () => HttpResponse.json({ data: buildList(nodes, overrides) })))

test('title, subtitle, and six skeletons while loading', async () => {
  answer(api.query('Directory', () => delay('infinite')))
  showPage('/directory')
  expect(await screen.findByRole('heading', { level: 1, name: 'Blind & Curtain Supplier Directory' })).toBeTruthy()
  expect(screen.getByText('Find top-rated suppliers across the UK and Europe')).toBeTruthy()
  expect(screen.getAllByTestId('skeleton')).toHaveLength(6)
})

test('a card says who, where, how well rated and what they do', async () => {
  answerWith([
    buildSupplier({ isPremium: true, isVerified: true, distance: 3.24, reviewCount: 1, services: ['Blinds', 'Curtains', 'Repairs', 'Installation', 'Consultation'] }),
  ])
  showPage('/directory')
  const card = await screen.findByRole('article', { name: /Honeybourne Blinds/ })
  expect(card.textContent).toContain('Cheltenham, Gloucestershire')
  expect(card.textContent).toContain('3.2 miles')
  expect(card.textContent).toContain('4.3(1 review)')
  expect(card.textContent).toContain('Featured')
  expect(card.textContent).toContain('Verified')
  expect(within(card).getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Blinds', 'Curtains', 'Repairs', '+2 more'])
  expect(within(card).getByRole('link', { name: 'View Profile of Honeybourne Blinds' }).getAttribute('href')).toBe('/suppliers/7')
})

test('a card without rating or description shows no stars and the fallback text', async () => {
  answerWith([buildSupplier({ averageRating: 0, reviewCount: 0, description: null })])
  showPage('/directory')
  const card = await screen.findByRole('article')
  expect(card.textContent).toContain('Specialist supplier of blinds and curtains.')
  expect(within(card).queryByRole('img', { name: /out of 5/ })).toBeNull()
})

test('the address bar fills the filters, and applying them writes it back', async () => {
  const asked: unknown[] = []
  answer(
    api.query('Directory', ({ variables }) => {
      asked.push(variables)
      return HttpResponse.json({ data: buildList([buildSupplier()]) })
    }),
  )
  const user = userEvent.setup()
  const { address } = showPage('/directory?location=GL50&service=blinds')
  const location = await screen.findByLabelText<HTMLInputElement>('Location')
  expect(location.value).toBe('GL50')
  expect(screen.getByLabelText<HTMLSelectElement>('Service').value).toBe('blinds')
  await waitFor(() => expect(asked).toEqual([{ filter: { near: 'GL50', service: 'BLINDS' }, sort: 'DISTANCE', first: 20 }]))
  await user.clear(location)
  await user.type(location, 'Bath')
  await user.selectOptions(screen.getByLabelText('Service'), 'Custom Designs')
  await user.type(screen.getByLabelText('Search'), 'roman')
  await user.click(screen.getByRole('button', { name: /Apply/ }))
  await waitFor(() => expect(address()).toBe('/directory?search=roman&location=Bath&service=custom'))
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(address()).toBe('/directory'))
})

test("the footer's links with city and a service of their own are understood", async () => {
  const asked: unknown[] = []
  answer(
    api.query('Directory', ({ variables }) => {
      asked.push(variables.filter)
      return HttpResponse.json({ data: buildList([]) })
    }),
  )
  showPage('/directory?city=London&service=Blinds')
  await waitFor(() => expect(asked).toEqual([{ near: 'London', service: 'BLINDS' }]))
  showPage('/directory?service=Venetian+Blinds')
  await waitFor(() => expect(asked.at(-1)).toEqual({ query: 'Venetian Blinds' }))
})

test('no results: the specified text and the way back to all suppliers', async () => {
  answerWith([])
  showPage('/directory?search=zzz')
  expect(await screen.findByRole('heading', { name: 'No suppliers found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View All Suppliers' }).getAttribute('href')).toBe('/directory')
})

test('a failure is told in a toast and on the page, and the button tries again', async () => {
  answer(api.query('Directory', () => HttpResponse.json({ errors: [{ message: 'x' }] })))
  showPage('/directory')
  expect((await screen.findAllByText('Failed to load suppliers. Please try again.')).length).toBeGreaterThan(0)
  answerWith([buildSupplier()])
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeTruthy()
})

test('says how a misspelling was read, and when the circle grew', async () => {
  answerWith([buildSupplier()], { correctedQuery: 'shutters', widenedToMiles: 100 })
  showPage('/directory?search=shuters&location=Stromness')
  expect((await screen.findByText(/Showing results for/)).textContent).toBe('Showing results for shutters instead of “shuters”.')
  expect(screen.getByText('None close by: showing suppliers within 100 miles.')).toBeTruthy()
})

test('more suppliers are added below the ones that are there', async () => {
  answer(
    api.query('Directory', ({ variables }) =>
      HttpResponse.json({
        data: variables.after
          ? buildList([buildSupplier({ id: '8', name: 'Second Blinds' })])
          : buildList([buildSupplier()], { pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'c1' } }),
      }),
    ),
  )
  showPage('/directory')
  await userEvent.click(await screen.findByRole('button', { name: 'Load more suppliers' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Load more suppliers' })).toBeNull()
})
