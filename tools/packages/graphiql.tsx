import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { createClient } from 'graphql-ws'
import { createRoot } from 'react-dom/client'
import type { examples } from '../../api/graphql/explorer.ts'

/** The server's page contains them, since they change with the site and this build does not. */
const defaultTabs = JSON.parse(document.getElementById('examples')!.textContent) as typeof examples
const url = `${location.origin}/graphql`
// Both carry the visitor's session, as any request of this site's own pages.
const fetcher = createGraphiQLFetcher({ url, wsClient: createClient({ url: url.replace(/^http/, 'ws'), lazy: true }) })

/** The user is not signed in there. */
const sandboxUrl = `https://studio.apollographql.com/sandbox/explorer?endpoint=${encodeURIComponent(url)}`

createRoot(document.getElementById('root')!).render(
  <>
    <nav aria-label="Elsewhere">
      <a href="/">Home</a>
      <a href="/graphql/reference">Reference</a>
      <a href={sandboxUrl} target="_blank" rel="noreferrer">
        Apollo Sandbox
      </a>
    </nav>
    <main>
      <h1>GraphiQL</h1>
      <GraphiQL fetcher={fetcher} defaultTabs={defaultTabs} />
    </main>
  </>,
)
