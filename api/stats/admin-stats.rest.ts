import Router from '@koa/router'
import { adminOnly } from '../auth/admin-only.ts'
import type { Context } from '../server/context.ts'
import { adminStats } from './admin-stats.ts'

/** The REST path of the dashboard's figures, for clients of the old API. */
export const adminStatsRoutes = (): Router => {
  const router = new Router<{ context: Context }>()
  router.get('/api/admin/stats', adminOnly, async (ctx) => {
    const { suppliers, reviews, blogPosts, locations, backlinks } = await adminStats(ctx.state.context.pool)
    ctx.body = { suppliers, reviews, blogPosts, locations, backlinks }
  })
  return router
}
