import { ApolloProvider } from '@apollo/client/react'
import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { createClient } from './apollo.ts'

/** Renders a component as the server sends it; `takeOver` hydrates it. */
export const showBeforeHydration = (part: ReactElement) => {
  const container = document.body.appendChild(document.createElement('div'))
  const page = (
    <ApolloProvider client={createClient({ sendsText: true })}>
      <MemoryRouter>{part}</MemoryRouter>
    </ApolloProvider>
  )
  container.innerHTML = renderToString(page)
  return { takeOver: () => act(async () => void render(page, { container, hydrate: true })) }
}
