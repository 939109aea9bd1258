import Router from '@koa/router'
import { staffOnly } from '../accounts/admin-only.ts'
import type { Context } from '../server/context.ts'
import { describeRoute, describeAnswer, pickFields } from '../server/describe-route.ts'
import { adminStats } from './admin-stats.ts'

const totals = describeAnswer('AdminStats', {
  suppliers: 1200,
  reviews: 5400,
  blogPosts: 12,
  locations: 310,
  backlinks: 8,
})

const figures = describeRoute({ tag: 'Administration', summary: 'Get the totals of the site', answer: totals })

export const adminStatsRoutes = (): Router =>
  new Router<{ context: Context }>().get('/api/admin/stats', staffOnly('office'), figures, async (ctx) => {
    ctx.body = pickFields(totals, await adminStats(ctx.state.context.pool))
  })
