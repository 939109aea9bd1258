import Router from '@koa/router'
import { z } from 'zod'
import type { Context } from '../server/context.ts'
import { describeRoute, describeAnswer, named, pickFields } from '../server/describe-route.ts'
import { findListedSupplier } from '../suppliers/find-supplier.ts'
import { supplierId } from '../suppliers/supplier-answers.ts'
import { listReviews } from './list-reviews.ts'

const maxReviews = 1000

const reviewAnswer = named(
  describeAnswer('Review', {
    id: 7,
    reviewerName: 'Anna',
    createdAt: '2026-03-01T09:00:00.000Z',
    rating: 5,
    comment: 'Neatly fitted and on time.',
  }),
  'Review',
)
const ofSupplier = describeRoute({
  tag: 'Suppliers',
  summary: 'List the reviews of a supplier',
  details: 'At most 1,000, newest first.',
  path: { id: supplierId },
  answer: z.array(reviewAnswer),
  refusals: [404, 410],
})

export const reviewRoutes = (): Router =>
  new Router<{ context: Context }>().get('/api/suppliers/:id/reviews', ofSupplier, async (ctx) => {
    const { pool } = ctx.state.context
    const { id } = await findListedSupplier(pool, ctx.params.id)
    const [reviews = []] = await listReviews(pool, [id], { limit: maxReviews })
    ctx.body = reviews.map((review) => pickFields(reviewAnswer, review))
  })
