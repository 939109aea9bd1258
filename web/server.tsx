import { SchemaLink } from '@apollo/client/link/schema'
import createEmotionCache from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { Page, PageRequest } from '../api/server/page.rules.ts'
import { createClient } from './app/apollo.ts'
import { Root } from './app/Root.tsx'
import { createRoutes } from './app/routes.tsx'

/** Renders one page: its loaders run GraphQL in this process, then one render, then its styles. */
export const render = async ({ url, schema, context, config }: PageRequest): Promise<Page> => {
  const client = createClient({ link: new SchemaLink({ schema, context: context as Record<string, unknown> }) })
  const handler = createStaticHandler(createRoutes(client))
  const found = await handler.query(new Request(url))
  if (found instanceof Response) {
    const redirect = found.headers.get('location') ?? '/'
    return { status: found.status, redirect, head: '', styles: '', body: '', data: 'null' }
  }
  const failed = Object.values(found.errors ?? {})[0]
  if (failed && found.statusCode >= 500) throw failed
  const styles = createEmotionCache({ key: 'css' })
  const emotion = createEmotionServer(styles)
  const html = renderToString(
    <Root client={client} styles={styles} config={config}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, found)} context={found} hydrate={false} />
    </Root>,
  )
  const [head, body] = splitHead(html)
  const state = client.extract()
  client.stop()
  return {
    status: found.statusCode,
    head,
    body,
    styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(body)),
    data: JSON.stringify({ config, state }).replace(/</g, '\\u003c'),
  }
}

/** React puts titles, metas and links of a page in front of it; they belong in the document's head. */
const splitHead = (html: string): [head: string, body: string] => {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html)![0]
  return [head, html.slice(head.length)]
}
