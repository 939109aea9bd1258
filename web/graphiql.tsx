import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { createClient } from 'graphql-ws'
import { createRoot } from 'react-dom/client'

const url = `${location.origin}/graphql`
const fetcher = createGraphiQLFetcher({
  url,
  wsClient: createClient({ url: url.replace(/^http/, 'ws'), lazy: true }),
})

const example = `# The schema's documentation is behind the book on the left.
{
  suppliers(filter: { near: "GL50", service: BLINDS }, first: 3) {
    totalCount
    place { name county }
    nodes { name city averageRating reviewCount distance }
  }
}
`

createRoot(document.getElementById('root')!).render(<GraphiQL fetcher={fetcher} defaultQuery={example} />)
