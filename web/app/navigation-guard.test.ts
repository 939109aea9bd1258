import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
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
