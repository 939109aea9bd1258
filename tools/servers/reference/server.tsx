import { createServer } from 'node:http'
import { join } from 'node:path'
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { build, type Rolldown } from 'vite'
import { compress } from '../../../api/server/compress.ts'
import { listenForBench } from '../child.ts'
import { listed, routes } from './list.tsx'

/** React, Apollo Client and the router take over one list, and nothing else; REFERENCE_DATA is its response. */
const cache = new InMemoryCache()
cache.writeQuery({ query: listed, data: JSON.parse(process.env.REFERENCE_DATA!) })
const client = new ApolloClient({ cache, link: ApolloLink.empty(), ssrMode: true })

const handler = createStaticHandler(routes)
const context = await handler.query(new Request('http://localhost/'))
if (context instanceof Response) throw new Error('the reference page is not rendered')
const html = renderToString(
  <ApolloProvider client={client}>
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
  </ApolloProvider>,
)

const built = (await build({
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  build: {
    write: false,
    target: 'baseline-widely-available',
    rolldownOptions: { input: join(import.meta.dirname, 'client.tsx') },
  },
})) as Rolldown.RolldownOutput
const script = built.output[0].code
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Suppliers</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="Suppliers">
<script id="data" type="application/json">${JSON.stringify(cache.extract()).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/script.js"></script></head><body><div id="root">${html}</div></body></html>`

const files = new Map([
  ['/', { type: 'text/html', body: await compress(page, 'br') }],
  ['/script.js', { type: 'text/javascript', body: await compress(script, 'br') }],
])
listenForBench(
  createServer(({ url = '' }, response) => {
    const file = files.get(url)
    if (!file) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body)
  }),
)
