import Router from '@koa/router'
import { z } from 'zod'
import { staffOnly } from '../accounts/admin-only.ts'
import type { Context } from '../server/context.ts'
import { describeRoute, describeField } from '../server/describe-route.ts'
import { adminStats } from './admin-stats.ts'

const figures = describeRoute({
  tag: 'Administration',
  summary: 'Get the totals of the site',
  answer: z.object({
    suppliers: describeField(z.int(), 'Listed suppliers.', 1200),
    reviews: describeField(z.int(), 'Published reviews of listed suppliers.', 5400),
    blogPosts: describeField(z.int(), 'Published blog posts.', 12),
    locations: describeField(z.int(), 'Towns and cities with at least one listed supplier.', 310),
    backlinks: describeField(z.int(), 'Links from other sites.', 8),
  }),
})

export const adminStatsRoutes = (): Router => {
  const router = new Router<{ context: Context }>()
  router.get('/api/admin/stats', staffOnly('office'), figures, async (ctx) => {
    const { suppliers, reviews, blogPosts, locations, backlinks } = await adminStats(ctx.state.context.pool)
    ctx.body = { suppliers, reviews, blogPosts, locations, backlinks }
  })
  return router
}
