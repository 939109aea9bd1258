import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteMatch, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createClient, readAsCame } from './app/apollo.ts'
import { Root } from './app/Root.tsx'
import { createRoutes, screensId } from './app/routes.tsx'
import { createNavigationGuard } from './app/navigation-guard.ts'
import type { ScreenHandle } from './ui/page/screen.ts'
import { yieldToMain } from './ui/yield-to-main.ts'

/** Hydrates the server's page, or renders it if the server could not. */
const begin = async () => {
  await yieldToMain() // this file's own beginning is React's too
  const { config, state } = JSON.parse(document.getElementById('data')!.textContent)
  const client = createClient({ state })
  const guard = createNavigationGuard()
  const routes = createRoutes(() => client, guard)
  await yieldToMain()
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(matches.map(({ route }) => loadNow(route)))
  await readAsCame(client, () => Promise.all(matches.map(readNow)))
  await yieldToMain()
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [screensId]: null } } })
  guard.follow(router)
  await yieldToMain() // it has waited for the browser to open its storage
  const root = document.getElementById('root')!
  const taps = window.early?.takeTaps() ?? [] // from here on React hears of them
  const page = (
    <Pressed taps={taps}>
      <Root client={client} config={config}>
        <RouterProvider router={router} />
      </Root>
    </Pressed>
  )
  // In a transition React pauses every few milliseconds, so that a slow phone responds to touch.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, page))
  else createRoot(root).render(page)
  document.documentElement.classList.remove('without-code')
}

/** Presses again, once the page can answer, what was pressed before. */
const Pressed = ({ taps, children }: { taps: readonly HTMLElement[]; children: ReactNode }) => {
  useEffect(() => {
    const press = () => {
      for (const tap of taps) if (tap.isConnected) tap.click()
    }
    setTimeout(press) // within an effect React cannot hydrate what is pressed
  }, [taps])
  return children
}

/** Loads the first page's code, which must be there before React hydrates. */
const loadNow = async (route: RouteObject) => {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
}

/**
 * Reads what the screen needs from the data that came with the page, so that the screen has it at hand. Done
 * separately, since Apollo's first read takes a slow phone a tenth of a second.
 */
const readNow = async ({ route, params }: RouteMatch) => {
  await (route.handle as ScreenHandle | undefined)
    ?.load({ request: new Request(location.href), params })
    .catch(() => {}) // the screen reports it
}

begin().catch(async (error: unknown) => {
  if (!(await window.early?.reloadIfUseful())) document.documentElement.classList.add('without-code')
  throw error
})
