import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router'
import type { ApolloClient } from '@apollo/client'
import type { Page, PageRequest } from '../api/pages/page.rules.ts'
import { ServerAnswersContext } from './server-query.ts'
import { createPageClient } from './app/page-client.ts'
import { renderOnce } from './app/render-cache.ts'
import { Root } from './app/Root.tsx'
import { createRoutes } from './app/routes.tsx'
import type { LoadedScreen, ScreenHandle } from './ui/page/screen.ts'
import { StructuredDataContext } from './ui/page/StructuredData.tsx'
import { ChakraStyles, createStyles } from './ui/kit/chakra-styles.ts'
import { RenderCacheContext } from './ui/hooks/use-server-html.ts'

export { cachedBytes } from './app/render-cache.ts'

const emptyPage = { head: '', styles: '', body: '', modules: [] }

const clientContext = createContext<ApolloClient>()
const handler = createStaticHandler(createRoutes(({ context }) => context!.get(clientContext)))

/** Runs the loaders, whose GraphQL executes in this process, then renders the page once. */
export const render = async ({ url, execute, config }: PageRequest): Promise<Page> => {
  const { client, answers, state: readState } = createPageClient(execute)
  const requestContext = new RouterContextProvider(new Map([[clientContext, client]]))
  const context = await handler.query(new Request(url), { requestContext })
  if (context instanceof Response) {
    return { ...emptyPage, status: context.status, redirect: context.headers.get('location') ?? '/', data: 'null' }
  }
  if (context.errors && context.statusCode >= 500) return { ...emptyPage, status: 503, data: toJson({ config }) }
  const styles = createStyles()
  const emotion = createEmotionServer(styles) // before rendering, or Emotion would leave its styles in the body
  const structuredData: string[] = []
  const html = renderToString(
    <ChakraStyles value={styles}>
      <ServerAnswersContext value={answers()}>
        <RenderCacheContext value={renderOnce}>
          <StructuredDataContext value={structuredData}>
            <Root client={client} config={config}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </Root>
          </StructuredDataContext>
        </RenderCacheContext>
      </ServerAnswersContext>
    </ChakraStyles>,
  )
  const [head, body] = splitHead(html, structuredData)
  const state = readState()
  client.stop()
  return {
    status: context.statusCode,
    head,
    body,
    // Pages without Chakra's components need none of Emotion's styles.
    styles:
      Object.keys(styles.inserted).length > 0
        ? emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(body))
        : '',
    data: toJson({ config, state }),
    modules: getModules(context),
  }
}

/** React renders titles, metas and links before the page. */
const splitHead = (html: string, structuredData: readonly string[]): [head: string, body: string] => {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html)![0]
  const scripts = structuredData.map((text) => `<script type="application/ld+json" data-from="server">${text}</script>`)
  return [head + scripts.join(''), html.slice(head.length)]
}

const getModules = ({ matches, loaderData }: StaticHandlerContext) =>
  matches
    .flatMap(({ route }) => [
      (route.handle as ScreenHandle | undefined)?.module,
      ...((loaderData[route.id] as Partial<LoadedScreen> | null | undefined)?.modules ?? []),
    ])
    .filter((module) => module !== undefined)

const toJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
