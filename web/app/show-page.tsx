import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createClient } from './apollo.ts'
import { Root } from './Root.tsx'
import { createRoutes } from './routes.tsx'
export { answer, api, done } from './mock-api.ts'
import '../ui/Kit.tsx' // read before the tests begin: a busy machine needs seconds for Chakra

/** Shows an address of the site as a browser would, without server rendering. */
export const showPage = (path: string) => {
  const client = createClient({ sendsText: true })
  const router = createMemoryRouter(createRoutes(client), { initialEntries: [path] })
  const config = { siteName: 'Blind & Curtain Directory', siteUrl: 'https://directory.test', hasDemoData: false }
  const page = render(
    <Root client={client} config={config}>
      <RouterProvider router={router} />
    </Root>,
  )
  const address = () => router.state.location.pathname + router.state.location.search
  const goBack = () => void router.navigate(-1)
  return { ...page, address, goBack }
}
