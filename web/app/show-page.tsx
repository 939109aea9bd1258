import { render } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { setupServer } from 'msw/node'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createClient } from './apollo.ts'
import { Root } from './Root.tsx'
import { createRoutes } from './routes.tsx'
import '../ui/Kit.tsx' // read before the tests begin: a busy machine needs seconds for Chakra

/** Mocks the API in tests of screens: `api.query('Directory', …)`. */
export const api = graphql.link('http://localhost:3000/graphql')

/** Every page asks for its advertisements; by default there are none. */
const noAds = api.query('Ads', () =>
  HttpResponse.json({
    data: {
      adSettings: {
        __typename: 'AdSettings',
        isEnabled: false,
        publisher: 'direct_deal',
        publisherId: '',
        isTestMode: false,
      },
      adSlots: [],
    },
  }),
)
/** The dashboard always asks for its figures; by default all are zero. */
const noStats = api.query('AdminStats', () =>
  HttpResponse.json({
    data: {
      adminStats: {
        __typename: 'AdminStats',
        suppliers: 0,
        reviews: 0,
        blogPosts: 0,
        locations: 0,
        backlinks: 0,
        openRequests: 0,
      },
    },
  }),
)
/** It also asks what the account needs first; by default nothing. */
const noNeed = api.query('AccountNeed', () => HttpResponse.json({ data: { myNeed: null } }))
const server = setupServer(noAds, noStats, noNeed)
export const answer = server.use.bind(server)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Shows an address of the site as a browser would, without server rendering. */
export const showPage = (path: string) => {
  const client = createClient()
  const router = createMemoryRouter(createRoutes(client), { initialEntries: [path] })
  const config = { siteName: 'Blind & Curtain Directory', siteUrl: 'https://directory.test', hasDemoData: false }
  const page = render(
    <Root client={client} config={config}>
      <RouterProvider router={router} />
    </Root>,
  )
  const address = () => router.state.location.pathname + router.state.location.search
  return { ...page, address }
}
