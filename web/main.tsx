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

/** The server may have failed to render the page. */
const begin = async () => {
  await yieldToMain() // this file's own start belongs to React too
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
  const taps = window.early?.takeTaps() ?? [] // from here on React handles presses
  const page = (
    <Pressed taps={taps}>
      <Root client={client} config={config}>
        <RouterProvider router={router} />
      </Root>
    </Pressed>
  )
  // A transition pauses every few milliseconds, so that a slow phone responds to touch.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, page))
  else createRoot(root).render(page)
  document.documentElement.classList.remove('without-code')
}

/** Repeats the presses that came before hydration. */
const Pressed = ({ taps, children }: { taps: readonly HTMLElement[]; children: ReactNode }) => {
  useEffect(() => {
    const press = () => {
      for (const tap of taps) if (tap.isConnected) tap.click()
    }
    setTimeout(press) // React cannot hydrate a pressed element within an effect
  }, [taps])
  return children
}

/** React needs the first page's code before it hydrates. */
const loadNow = async (route: RouteObject) => {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
}

/** Done separately, since Apollo's first read takes a slow phone 0.1 seconds. */
const readNow = async ({ route, params }: RouteMatch) => {
  await (route.handle as ScreenHandle | undefined)
    ?.load({ request: new Request(location.href), params })
    .catch(() => {}) // the screen reports it
}

void begin().catch(window.early?.fail)
