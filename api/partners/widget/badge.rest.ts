import Router from '@koa/router'
import type { Context } from '../../server/context.ts'
import { findListedSupplier } from '../../suppliers/find-supplier.ts'
import { drawBadge } from './badge.ts'
import { themeFrom } from './read-widget.ts'

/** How long browsers and caches in between may keep a badge. */
const keptSeconds = 3600

/** /badge/{id}.svg: a supplier's rating as a picture for the supplier's own site. */
export const badgeRoutes = (): Router => {
  const router = new Router()
  router.get('/badge/:id.svg', async (ctx) => {
    const { pool, env } = ctx.state.context as Context
    const theme = themeFrom(ctx.query)
    const supplier = await findListedSupplier(pool, ctx.params.id)
    ctx.type = 'image/svg+xml'
    ctx.set('cache-control', `public, max-age=${keptSeconds}`) // no address stands in it
    ctx.body = drawBadge(supplier, env.SITE_NAME, theme)
  })
  return router
}
