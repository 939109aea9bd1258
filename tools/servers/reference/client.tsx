import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './list.tsx'

const cache = new InMemoryCache().restore(JSON.parse(document.getElementById('data')!.textContent))
const client = new ApolloClient({ cache, link: new HttpLink({ uri: '/graphql' }) })
hydrateRoot(
  document.getElementById('root')!,
  <ApolloProvider client={client}>
    <RouterProvider router={createBrowserRouter(routes)} />
  </ApolloProvider>,
)
