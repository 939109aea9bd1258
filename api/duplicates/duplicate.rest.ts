import Router from '@koa/router'
import { adminOf, adminOnly } from '../auth/admin-only.ts'
import type { Context } from '../server/context.ts'
import { check } from '../server/errors.ts'
import type { Supplier } from '../suppliers/supplier.entity.ts'
import { cleanDuplicates } from './clean-duplicates.ts'
import { cleanRules } from './duplicate.rules.ts'
import { listDuplicates } from './list-duplicates.ts'

const toJson = ({ id, name, city, county }: Supplier) => ({ id, name, city, county })

/** The REST paths of duplicate suppliers, for administrators. */
export const duplicateRoutes = (): Router => {
  const router = new Router<{ context: Context }>({ prefix: '/api/admin' })
  router.get('/duplicates', adminOnly, async (ctx) => {
    const { duplicatesFound, pairs } = await listDuplicates(ctx.state.context, { first: 100 })
    const duplicates = pairs.map(({ original, duplicate, reason }) => ({
      originalId: original.id,
      duplicateId: duplicate.id,
      original: toJson(original),
      duplicate: toJson(duplicate),
      reason,
    }))
    ctx.body = { duplicatesFound, duplicates }
  })
  router.post('/clean-duplicates', adminOnly, async (ctx) => {
    const { duplicates } = check(cleanRules, ctx.request.body)
    const { successful, processed, failures } = await cleanDuplicates(
      ctx.state.context.em,
      adminOf(ctx.state.context),
      duplicates,
    )
    ctx.body = { successful, processed, failures }
  })
  return router
}
