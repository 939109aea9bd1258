import Router from '@koa/router'
import type { Context } from '../../server/context.ts'
import { getCacheControl, getSiteUrl } from '../../server/site-url.ts'
import { docsPage } from './docs-page.ts'
import { createOpenApi } from './openapi.ts'
import { sendManual } from './send-manual.ts'

/** The REST manual at /api/docs, and its OpenAPI document at /api/openapi.json. */
export const docsRoutes = (api: Router): Router => {
  const router = new Router<{ context: Context }>()
  let cached: { name: string; openApi: ReturnType<typeof createOpenApi> } | undefined
  const openApi = ({ env: { SITE_NAME: name } }: Context) => {
    if (cached?.name !== name) cached = { name, openApi: createOpenApi(api, name) }
    return cached.openApi
  }
  router.get('/api/openapi.json', (ctx) => {
    ctx.set('cache-control', 'public, max-age=300')
    sendManual(ctx, 'application/json', JSON.stringify(openApi(ctx.state.context), null, 2))
  })
  router.get('/api/docs', (ctx) => {
    const { context } = ctx.state
    ctx.set('cache-control', getCacheControl(context.env, 300))
    const site = { siteName: context.env.SITE_NAME, siteUrl: getSiteUrl(context.env, ctx) }
    sendManual(ctx, 'text/html', docsPage(openApi(context), site))
  })
  return router
}
