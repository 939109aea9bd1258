import Router from '@koa/router'
import type { FormattedExecutionResult } from 'graphql'
import type { Context } from '../../server/context.ts'
import { getCacheControl, getSiteUrl } from '../../server/site-url.ts'
import { refuseMessage } from './refuse-message.ts'
import type { ExecuteGraphQL } from './tools.ts'

/** In the format of https://llmstxt.org. */
export const llmsTxt = ({ siteName, siteUrl }: { siteName: string; siteUrl: string }): string => {
  const link = (name: string, path: string, about: string) => `- [${name}](${siteUrl}${path}): ${about}`
  return [
    `# ${siteName}`,
    '',
    '> A directory of local suppliers of blinds, curtains, shutters and their installation in the UK and Europe, with ratings, reviews, guides to every UK county, and a blog.',
    '',
    'You can read everything here without an account. Link to the pages of the suppliers you mention. Please use the API instead of reading pages one by one. Too many requests are answered with 429 or 503 and `Retry-After`.',
    '',
    '## Pages',
    '',
    link(
      'Directory',
      '/directory',
      'search by place, service and words, such as /directory?location=GL50&service=shutters',
    ),
    link('Map', '/map', 'all suppliers on a map'),
    link('Counties', '/counties', 'a guide and the suppliers of each UK county'),
    link('Blog', '/blog', 'articles on choosing, measuring and fitting'),
    link('Register a business', '/register-business', 'for suppliers'),
    '',
    '## For programs',
    '',
    link('MCP', '/mcp', 'read-only tools: search_suppliers, get_supplier, list_counties (Streamable HTTP, no session)'),
    link('REST', '/api/docs', 'every path with its parameters and examples'),
    link('OpenAPI', '/api/openapi.json', 'the same in a machine-readable form, OpenAPI 3.1'),
    link('GraphQL', '/graphql', 'queries by POST or GET; the schema can be introspected'),
    '',
    '## Optional',
    '',
    link('Sitemap', '/sitemap.xml', 'every page'),
    link('Feed', '/blog/feed.xml', 'the latest articles'),
    '',
  ].join('\n')
}

export const assistantRoutes = (execute: ExecuteGraphql): Router =>
  new Router<{ context: Context }>()
    .get('/llms.txt', (ctx) => {
      const { env } = ctx.state.context
      ctx.type = 'text/plain; charset=utf-8'
      ctx.set('cache-control', getCacheControl(env, 3600))
      ctx.body = llmsTxt({ siteName: env.SITE_NAME, siteUrl: getSiteUrl(env, ctx) })
    })
    .post('/mcp', async (ctx) => {
      const { context } = ctx.state
      const { body } = ctx.request
      ctx.set('cache-control', 'no-store')
      if (Array.isArray(body)) {
        ctx.status = 400
        ctx.body = refuseMessage('Send one message at a time.')
        return
      }
      const siteUrl = getSiteUrl(context.env, ctx)
      const headers = new Headers()
      for (const name of passedOn) if (ctx.get(name)) headers.set(name, ctx.get(name))
      const { respondToMcp } = await import('./respond-to-mcp.ts')
      const response = await respondToMcp({
        request: new Request(new URL('/mcp', siteUrl), { method: 'POST', headers }),
        body: body ?? null,
        execute: executeAs(execute, context),
        siteName: context.env.SITE_NAME,
        siteUrl,
      })
      ctx.status = response.status
      const text = await response.text()
      ctx.body = text
      if (text) ctx.type = 'json'
    })

const passedOn = ['accept', 'content-type', 'mcp-protocol-version']

type ExecuteGraphql = (
  request: { query: string; variables: Record<string, unknown> },
  context: Context,
) => Promise<FormattedExecutionResult>

const executeAs =
  (execute: ExecuteGraphql, context: Context): ExecuteGraphQL =>
  async (query, variables) => {
    const { data, errors } = await execute({ query, variables }, context)
    if (errors?.length || !data) throw new Error(errors?.[0]?.message ?? 'No data was returned.')
    return JSON.parse(JSON.stringify(data)) as typeof data // times are texts, as over HTTP
  }
