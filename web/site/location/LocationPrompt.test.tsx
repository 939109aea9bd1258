import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answer, api, reply, showPage } from '../../app/show-page.tsx'
import { buildList, buildSupplier } from '../suppliers/build-supplier.ts'
import { mockMap } from '../../app/mock-map.ts'
import { here, locateBy } from './test-position.ts'

let queries: unknown[]

beforeEach(() => {
  mockMap()
  queries = []
  answer(
    ...['Directory', 'MapPage'].map((name) =>
      api.query(name, ({ variables }) => {
        const filter = variables.filter as { around?: unknown; near?: string; query?: string }
        queries.push(filter)
        // Without a place or a position, the server understands "near me".
        const isNearMe = !filter.around && `${filter.query} ${filter.near ?? ''}`.trim().endsWith('near me')
        const reading = { words: 'roman blinds', subject: 'roman blind', isNearMe }
        return reply(buildList([buildSupplier()], { reading }))
      }),
    ),
    api.query('Suggest', () => reply({ suggest: [] })),
    http.get('*/base-map.json', () => HttpResponse.error()),
  )
})
afterEach(() => locateBy(undefined))

const panel = async () => within(await screen.findByRole('region', { name: 'Where are you?' }))
const pressUseMyLocation = async () => userEvent.click((await panel()).getByRole('button', { name: 'Use my location' }))

test('“near me” in Search asks for the location, and moves to the Location box', async () => {
  showPage('/directory?search=roman+blinds+near+me')
  expect((await panel()).getByText('We’ll show the roman blind suppliers nearest to you first.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('roman blinds')
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('near me')
  expect(screen.queryByText(/We couldn’t find a place/)).toBeNull()
  expect(screen.getByRole('article')).toBeTruthy()
})

test.each([
  '/directory?search=roman+blinds+near+me&service=blinds',
  '/directory?location=roman+blinds+near+me&service=blinds',
  '/directory?search=roman+blinds+near+me&service=blinds&area=-3,51,-2,52',
])('%s: granted, the words and filters stay', async (path) => {
  locateBy((succeed) => succeed(here))
  const { address } = showPage(path)
  await panel()
  expect(screen.queryByText(/We couldn’t find a place/)).toBeNull()
  await pressUseMyLocation()
  await waitFor(() => expect(address()).toBe('/directory?search=roman+blinds&at=51.9%2C-2.08&service=blinds'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Where are you?' })).toBeNull())
  expect(queries.at(-1)).toEqual({
    query: 'roman blinds',
    around: { latitude: 51.9, longitude: -2.08 },
    services: ['BLINDS'],
  })
})

test.each([
  ['denied', 1, 'Your browser isn’t sharing your location. Enter a town or postcode instead.'],
  ['slow', 3, 'We couldn’t find your location in time. Enter a town or postcode instead.'],
])('%s: it says so, and a town works too', async (_, code, text) => {
  locateBy((_, fail) => fail?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError))
  const { address } = showPage('/map?search=roman+blinds+near+me')
  await pressUseMyLocation()
  expect((await screen.findByText(text)).getAttribute('role')).toBe('status')
  expect(address()).toBe('/map?search=roman+blinds+near+me')
  locateBy(() => {})
  await pressUseMyLocation()
  expect(screen.queryByText(text)).toBeNull() // while it tries again
  await userEvent.type((await panel()).getByLabelText('Town or postcode'), 'Stroud{Enter}')
  await waitFor(() => expect(address()).toBe('/map?search=roman+blinds&location=Stroud'))
})

test('while the browser asks for permission a town can be searched, and a late answer changes nothing', async () => {
  let answerLate: () => void
  locateBy((succeed) => (answerLate = () => succeed(here)))
  const { address } = showPage('/directory?search=roman+blinds+near+me')
  await pressUseMyLocation()
  const button = (await panel()).getByRole<HTMLButtonElement>('button', { name: 'Locating…' })
  expect([button.disabled, button.ariaBusy]).toEqual([true, 'true'])
  await userEvent.type((await panel()).getByLabelText('Town or postcode'), 'Stroud')
  await userEvent.click((await panel()).getByRole('button', { name: 'Search There' }))
  await waitFor(() => expect(address()).toBe('/directory?search=roman+blinds&location=Stroud'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Where are you?' })).toBeNull())
  await act(async () => answerLate())
  expect(document.querySelector('.card-grid')!.getAttribute('aria-busy')).toBe('false')
  expect(address()).toBe('/directory?search=roman+blinds&location=Stroud')
})

test('a suggested town is searched as exactly that one', async () => {
  const stroud = { type: 'PLACE', text: 'Stroud', detail: 'Kent', slug: 'stroud-kent', service: null, supplierId: null }
  answer(api.query('Suggest', () => reply({ suggest: [{ __typename: 'Suggestion', ...stroud }] })))
  const { address } = showPage('/directory?search=roman+blinds+near+me')
  await userEvent.click((await panel()).getByRole('button', { name: 'Search There' }))
  expect(address()).toBe('/directory?search=roman+blinds+near+me') // nothing was typed
  await userEvent.type((await panel()).getByLabelText('Town or postcode'), 'str')
  await userEvent.click(await screen.findByRole('option', { name: /Stroud/ }))
  await waitFor(() => expect(address()).toBe('/directory?search=roman+blinds&location=Stroud&place=stroud-kent'))
})

test('without JavaScript the panel is a form that keeps the words', async () => {
  showPage('/map?search=roman+blinds+near+me')
  const form = (await panel()).getByLabelText('Town or postcode').closest('form')!
  expect([form.method, form.getAttribute('action'), [...new FormData(form)]]).toEqual([
    'get',
    '/map',
    [
      ['location', ''],
      ['search', 'roman blinds'],
    ],
  ])
})
