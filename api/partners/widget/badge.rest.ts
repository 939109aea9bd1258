import Router from '@koa/router'
import type { Context } from '../../server/context.ts'
import { findListedSupplier } from '../../suppliers/find-supplier.ts'
import { drawBadge } from './badge.ts'
import { themeFrom } from './read-widget.ts'

/** Cache lifetime of a badge. */
const maxAgeSeconds = 3600

/** /badge/{id}.svg: a supplier's rating as a picture for its own website. */
export const badgeRoutes = (): Router => {
  const router = new Router()
  router.get('/badge/:id.svg', async (ctx) => {
    const { pool, env } = ctx.state.context as Context
    const theme = themeFrom(ctx.query)
    const supplier = await findListedSupplier(pool, ctx.params.id)
    ctx.type = 'image/svg+xml'
    ctx.set('cache-control', `public, max-age=${maxAgeSeconds}`) // it contains no address of the site
    ctx.body = drawBadge(supplier, env.SITE_NAME, theme)
  })
  return router
}
