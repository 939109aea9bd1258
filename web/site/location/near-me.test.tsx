import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { answer, api, refuse, reply, showPage, toastKind } from '../../app/show-page.tsx'
import { buildList, buildSupplier } from '../suppliers/build-supplier.ts'
import { mockMap } from '../../app/mock-map.ts'
import { here, locateBy } from './test-position.ts'

const failing = (code: number) =>
  locateBy((_, fail) => fail?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError))

const found = (totalCount: number, widenedToMiles: number | null = null, isTotalExact = true) =>
  api.query('NearMe', ({ variables }) => {
    expect(variables).toEqual({ filter: { around: { latitude: 51.9, longitude: -2.08 }, services: ['BLINDS'] } }) // those that will be shown
    return reply({ suppliers: { __typename: 'SupplierConnection', totalCount, isTotalExact, widenedToMiles } })
  })

beforeEach(() => {
  mockMap()
  answer(
    ...['Directory', 'MapPage'].map((name) => api.query(name, () => reply(buildList([buildSupplier()])))),
    http.get('*/base-map.json', () => HttpResponse.error()),
  )
})
afterEach(() => locateBy(undefined))

const press = async (path = '/directory?service=blinds') => {
  const page = showPage(path)
  await userEvent.click(await screen.findByRole('button', { name: 'Find suppliers near me' }))
  return page
}

test('asks once, precisely and for 5 seconds; reports how many suppliers there are and opens the map', async () => {
  const requests: (PositionOptions | undefined)[] = []
  locateBy((succeed, _, options) => {
    requests.push(options)
    succeed(here)
  })
  answer(found(23))
  const { address } = await press()
  expect(await screen.findByText('Nearby suppliers found!')).toBeTruthy()
  expect(toastKind('Nearby suppliers found!')).toBe('success')
  expect(screen.getByText('Found 23 suppliers near your location.')).toBeTruthy()
  expect(requests).toEqual([{ enableHighAccuracy: true, timeout: 5000, maximumAge: 0 }])
  await waitFor(() => expect(address()).toBe('/directory?at=51.9%2C-2.08&service=blinds&view=map'))
  cleanup()
  answer(found(1000, null, false)) // not all were counted
  await press()
  expect(await screen.findByText('Found 1,000+ suppliers near your location.')).toBeTruthy()
  cleanup()
  for (const [screenPath, near] of [
    ['/directory', '/directory?at=51.9%2C-2.08&service=blinds&view=map'],
    ['/map', '/map?at=51.9%2C-2.08&service=blinds'],
  ] as const) {
    answer(found(1))
    const page = await press(`${screenPath}?service=blinds&view=list&location=Bath&place=bath&area=-3,51,-2,52`)
    expect(await screen.findByText('Found 1 supplier near your location.')).toBeTruthy()
    await waitFor(() => expect(page.address()).toBe(near)) // instead of the place and the area
    cleanup()
  }
})

test('no suppliers nearby: says so and stays', async () => {
  locateBy((succeed) => succeed(here))
  answer(found(0))
  const { unmount } = await press()
  expect(await screen.findByText('No nearby suppliers')).toBeTruthy()
  unmount()
  answer(found(4, 100))
  const { address } = await press()
  expect(await screen.findByText('No nearby suppliers')).toBeTruthy()
  expect(
    screen.getByText("We couldn't find any suppliers near your current location. Try expanding your search area."),
  ).toBeTruthy()
  expect(address()).toBe('/directory?service=blinds')
})

test('permission denied', async () => {
  failing(1)
  await press()
  expect(await screen.findByText('Location access denied')).toBeTruthy()
  expect(toastKind('Location access denied')).toBe('error')
  expect(screen.getByText('Please allow access to your location to find nearby suppliers.')).toBeTruthy()
})

const expectFailure = async () => {
  expect(await screen.findByText('Location error')).toBeTruthy()
  expect(toastKind('Location error')).toBe('error')
  expect(screen.getByText("We couldn't access your location or find nearby suppliers. Please try again.")).toBeTruthy()
}

test('timed out, or unavailable; the button waits, and can then be pressed again', async () => {
  let fail = () => {}
  locateBy((_, onError) => (fail = () => onError?.({ code: 3, PERMISSION_DENIED: 1 } as GeolocationPositionError)))
  await press()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Find suppliers near me' })
  expect([button.textContent.trim(), button.disabled, button.ariaBusy]).toEqual(['Locating…', true, 'true'])
  fail()
  await expectFailure()
  await waitFor(() => expect([button.textContent.trim(), button.disabled]).toEqual(['Near me', false]))
})

test('who has left the page before the position comes is not taken back', async () => {
  let arrive = () => {}
  locateBy((succeed) => (arrive = () => succeed(here)))
  answer(found(23))
  const { address } = await press()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Find suppliers near me' })
  const before = window.location.href
  history.replaceState(history.state, '', '/contact')
  onTestFinished(() => history.replaceState(history.state, '', before))
  arrive()
  await waitFor(() => expect(button.disabled).toBe(false))
  expect([screen.queryByText('Nearby suppliers found!'), address()]).toEqual([null, '/directory?service=blinds'])
})

test('a browser without geolocation', async () => {
  locateBy(undefined)
  await press()
  await expectFailure()
})

test('the API fails', async () => {
  locateBy((succeed) => succeed(here))
  answer(api.query('NearMe', () => refuse('x')))
  await press()
  await expectFailure()
})
