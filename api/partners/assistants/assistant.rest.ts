import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Router from '@koa/router'
import type { FormattedExecutionResult } from 'graphql'
import type { Context } from '../../server/context.ts'
import { getCacheControl, getSiteUrl } from '../../server/site-url.ts'
import { refuseMessage } from './refuse-message.ts'
import type { ExecuteGraphQL } from './tools.ts'

const llmsText = readFileSync(join(import.meta.dirname, 'llms.txt'), 'utf8')

/** In the format of https://llmstxt.org. */
export const llmsTxt = ({ siteName, siteUrl }: { siteName: string; siteUrl: string }): string =>
  llmsText.replaceAll('{name}', () => siteName).replaceAll('{site}', () => siteUrl)

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
