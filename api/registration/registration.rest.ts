import Router from '@koa/router'
import type { Context } from '../server/context.ts'
import { registerSupplier } from './register-supplier.ts'
import { requestListing } from './request-listing.ts'

/** The REST paths of the short and the full form, for clients of the old API. */
export const registrationRoutes = (): Router => {
  const router = new Router<{ context: Context }>()
  router.post('/api/business-requests', async (ctx) => {
    const { id, businessName, contactEmail, contactPhone, status, createdAt } = await requestListing(
      ctx.state.context,
      ctx.request.body,
    )
    ctx.status = 201
    ctx.body = { id, businessName, contactEmail, contactPhone, status, createdAt }
  })
  router.post('/api/suppliers', async (ctx) => {
    const { id, name, status, createdAt } = await registerSupplier(ctx.state.context, ctx.request.body)
    ctx.status = 201
    ctx.body = { id, name, status, createdAt }
  })
  return router
}
