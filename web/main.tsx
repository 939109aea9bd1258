import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createClient } from './app/apollo.ts'
import { hydrateStyles } from './app/styles.ts'
import { Root } from './app/Root.tsx'
import { createRoutes } from './app/routes.tsx'

/** Goes on from the page that the server rendered; draws it anew where the server could not. */
const begin = async () => {
  const { config, state } = JSON.parse(document.getElementById('data')!.textContent)
  const client = createClient({ state })
  const routes = createRoutes(client)
  await Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => loadNow(route)))
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } })
  const root = document.getElementById('root')!
  const page = (
    <Root client={client} styles={hydrateStyles()} config={config}>
      <RouterProvider router={router} />
    </Root>
  )
  // As a transition React pauses every few milliseconds, so that a slow phone answers to touch meanwhile.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, page))
  else createRoot(root).render(page)
}

/** The first page's code must be there before React compares it with the server's. */
const loadNow = async (route: RouteObject) => {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
}

void begin()
