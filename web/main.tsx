import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteMatch, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createClient, readAsCame } from './app/apollo.ts'
import { Root } from './app/Root.tsx'
import { createRoutes, type ScreenHandle } from './app/routes.tsx'
import { pause } from './ui/pause.ts'

/** Hydrates the page that the server rendered; renders it anew where the server could not. */
const begin = async () => {
  await pause() // this file's own beginning is React's too
  const { config, state } = JSON.parse(document.getElementById('data')!.textContent)
  const client = createClient({ state })
  const routes = createRoutes(() => client)
  await pause()
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(matches.map(({ route }) => loadNow(route)))
  await readAsCame(client, () => Promise.all(matches.map(readNow)))
  await pause()
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } })
  await pause() // it has waited for the browser to open its storage
  const root = document.getElementById('root')!
  const page = (
    <Root client={client} config={config}>
      <RouterProvider router={router} />
    </Root>
  )
  // In a transition React pauses every few milliseconds, so that a slow phone responds to touch.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, page))
  else createRoot(root).render(page)
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
    ?.load?.({ request: new Request(location.href), params })
    .catch(() => {}) // the screen reports it
}

void begin()
