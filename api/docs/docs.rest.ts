import { createHash } from 'node:crypto'
import Router from '@koa/router'
import type { Context as KoaContext } from 'koa'
import type { Context } from '../server/context.ts'
import { isKnown } from '../server/is-known.ts'
import { cachingOf, siteUrlOf } from '../server/site-url.ts'
import { docsPage } from './docs-page.ts'
import { createOpenApi } from './openapi.ts'

/** The description of the routes of `api`: for programs at /api/openapi.json, and to be read at /api/docs. */
export const docsRoutes = (api: Router): Router => {
  const router = new Router<{ context: Context }>()
  let made: ReturnType<typeof createOpenApi> | undefined
  const openApi = ({ env }: Context) => (made ??= createOpenApi(api, env.SITE_NAME))
  router.get('/api/openapi.json', (ctx) => {
    ctx.set('cache-control', 'public, max-age=300')
    send(ctx, 'application/json', JSON.stringify(openApi(ctx.state.context), null, 2))
  })
  router.get('/api/docs', (ctx) => {
    const { context } = ctx.state
    ctx.set('cache-control', cachingOf(context.env, 300))
    const site = { siteName: context.env.SITE_NAME, siteUrl: siteUrlOf(context.env, ctx) }
    send(ctx, 'text/html', docsPage(openApi(context), site))
  })
  return router
}

const send = (ctx: KoaContext, type: string, body: string) => {
  ctx.status = 200
  ctx.type = type
  ctx.etag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  if (isKnown(ctx)) ctx.status = 304
  else ctx.body = body
}
