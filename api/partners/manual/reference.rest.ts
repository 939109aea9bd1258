import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Router from '@koa/router'
import { buildSchema } from 'graphql'
import type { Context } from '../../server/context.ts'
import { getCacheControl } from '../../server/site-url.ts'
import { referencePage } from './reference-page.ts'
import { sendManual } from './send-manual.ts'

const schemaFile = join(import.meta.dirname, '../../../schema.graphql')

/** The GraphQL manual at /graphql/reference, from schema.graphql, which a test compares with the resolvers. */
export const referenceRoutes = (): Router => {
  const router = new Router<{ context: Context }>()
  let cached: { siteName: string; page: string } | undefined
  router.get('/graphql/reference', (ctx) => {
    const { env } = ctx.state.context
    const siteName = env.SITE_NAME
    if (cached?.siteName !== siteName)
      cached = { siteName, page: referencePage(buildSchema(readFileSync(schemaFile, 'utf8')), { siteName }) }
    ctx.set('cache-control', getCacheControl(env, 300))
    sendManual(ctx, 'text/html', cached.page)
  })
  return router
}
