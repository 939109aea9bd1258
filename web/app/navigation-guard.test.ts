import { createElement } from 'react'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Toaster } from '../ui/kit/toaster.tsx'
import { createNavigationGuard } from './navigation-guard.ts'

test('a navigation that gave way to another one is no failure', async () => {
  const guard = createNavigationGuard()
  const load = ({ request }: { request: Request }) =>
    new Promise((_, fail) => request.signal.addEventListener('abort', () => fail(new Error('given up'))))
  const router = createMemoryRouter([
    { path: '/' },
    { path: '/slow', handle: { load }, loader: guard.loader },
    { path: '/next', loader: () => new Promise((done) => setTimeout(done, 10, null)) },
  ])
  guard.follow(router)
  void router.navigate('/slow')
  await router.navigate('/next')
  expect(router.state.location.pathname).toBe('/next')
})

test('if the next page does not load, this one stays and says so, unless a new release can be opened there', async () => {
  render(createElement(Toaster))
  const guard = createNavigationGuard()
  const load = () => Promise.reject(new Error('no network'))
  const router = createMemoryRouter(
    [
      { path: '/', loader: guard.loader },
      { path: '/next', handle: { load }, loader: guard.loader },
    ],
    { initialEntries: ['/?sort=name'] },
  )
  guard.follow(router)
  const { location } = router.state
  await router.navigate('/next')
  expect([router.state.location.pathname, router.state.location.search]).toEqual(['/', '?sort=name'])
  expect(router.state.errors).toBeNull()
  expect(
    await screen.findByText('This page could not be loaded. Please check your internet connection and try again.'),
  ).toBeTruthy()
  const opened: unknown[] = []
  const early = { reloadIfUseful: async (options: unknown) => opened.push(options) > 0 }
  Object.assign(window, { early })
  onTestFinished(() => void Reflect.deleteProperty(window, 'early'))
  void router.navigate('/next?page=2')
  await expect.poll(() => opened).toEqual([{ address: '/next?page=2' }])
  expect(router.state.location).toMatchObject({ pathname: location.pathname, search: location.search })
})

test('a page that arrives while the connection is tried stays; until then the last one shows that it loads', async () => {
  render(createElement(Toaster))
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let answer = (_isReloading: boolean) => {}
  const reloadIfUseful = vi.fn<() => Promise<boolean>>(() => new Promise((done) => (answer = done)))
  Object.assign(window, { early: { reloadIfUseful } })
  onTestFinished(() => void Reflect.deleteProperty(window, 'early'))
  let arrive = () => {}
  const load = () => new Promise<void>((done) => (arrive = done))
  const guard = createNavigationGuard()
  const router = createMemoryRouter([{ path: '/' }, { path: '/next', handle: { load }, loader: guard.loader }])
  guard.follow(router)
  const navigation = router.navigate('/next')
  const { dataset } = document.body
  await vi.advanceTimersByTimeAsync(999)
  expect(dataset['awaited']).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(dataset['awaited']).toBe('')
  await vi.advanceTimersByTimeAsync(8999)
  expect(reloadIfUseful).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reloadIfUseful).toHaveBeenCalledExactlyOnceWith({ address: '/next' })
  arrive()
  await navigation
  expect(dataset['awaited']).toBeUndefined()
  answer(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(router.state.location.pathname).toBe('/next')
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
  expect(reloadIfUseful).toHaveBeenCalledOnce()
})
