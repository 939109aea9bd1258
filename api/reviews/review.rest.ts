import Router from '@koa/router'
import type { Context } from '../server/context.ts'
import { findListedSupplier } from '../suppliers/find-supplier.ts'
import { listReviews } from './list-reviews.ts'

/** The most reviews in one response. */
const reviewsAtMost = 1000

/** A supplier's reviews, for clients of the old API. */
export const reviewRoutes = (): Router => {
  const router = new Router<{ context: Context }>()
  router.get('/api/suppliers/:id/reviews', async (ctx) => {
    const { pool } = ctx.state.context
    const { id } = await findListedSupplier(pool, ctx.params.id)
    const [reviews = []] = await listReviews(pool, [id], { limit: reviewsAtMost })
    ctx.body = reviews.map(({ id, reviewerName, createdAt, rating, comment }) => ({
      id,
      reviewerName,
      createdAt,
      rating,
      comment,
    }))
  })
  return router
}
