import Router from '@koa/router'
import { z } from 'zod'
import { requireStaff, staffOnly } from '../accounts/admin-only.ts'
import type { Context } from '../server/context.ts'
import { describeRoute, named, orNull, describeField, pickFields } from '../server/describe-route.ts'
import { check } from '../server/errors.ts'
import { cleanDuplicates } from './clean-duplicates.ts'
import { listDuplicates } from './list-duplicates.ts'

const id = z
  .union([z.string(), z.int32().min(1)], { error: 'originalId and duplicateId must be ids of suppliers' })
  .transform(String)

/** Pairs may include everything that GET returned. */
const cleanRules = z.object(
  {
    duplicates: z.array(z.object({ originalId: id, duplicateId: id }), {
      error: 'duplicates must be a list of pairs with originalId and duplicateId',
    }),
  },
  { error: 'duplicates must be a list of pairs with originalId and duplicateId' },
)

const side = named(
  z.object({
    id: describeField(z.int(), 'The supplier.', 12),
    name: describeField(z.string(), 'Its name.', 'Regency Blinds'),
    city: orNull(z.string(), 'Its town.', 'Cheltenham'),
    county: orNull(z.string(), 'Its county.', 'Gloucestershire'),
  }),
  'SupplierOfPair',
)
const found = describeRoute({
  tag: 'Administration',
  summary: 'List possible duplicates',
  details: 'At most 100 pairs.',
  answer: z.object({
    duplicatesFound: describeField(z.int(), 'The total number of pairs.', 1),
    comparedAt: orNull(z.iso.datetime(), 'When all suppliers were last compared.', '2026-11-23T02:00:00.000Z'),
    duplicates: z.array(
      z.object({
        originalId: describeField(z.int(), 'The original, usually the older one.', 12),
        duplicateId: describeField(z.int(), 'The other.', 345),
        original: side,
        duplicate: side,
        reason: describeField(z.string(), 'Why they seem to be one business.', 'The same phone number'),
      }),
    ),
  }),
})
const cleaning = describeRoute({
  tag: 'Administration',
  summary: 'Merge pairs of suppliers',
  details: 'Send pairs from `GET /api/admin/duplicates`.',
  body: { rules: cleanRules, example: { duplicates: [{ originalId: 12, duplicateId: 345 }] } },
  answer: z.object({
    successful: describeField(z.int(), 'The number of merged pairs.', 1),
    processed: describeField(z.int(), 'The number of submitted pairs.', 1),
    failures: describeField(
      z.array(z.object({ originalId: z.string(), duplicateId: z.string(), reason: z.string() })),
      'Pairs that were not merged, and why.',
      [],
    ),
  }),
  refusals: [400],
})

export const duplicateRoutes = (): Router => {
  const router = new Router<{ context: Context }>({ prefix: '/api/admin' })
  router.get('/duplicates', staffOnly('duplicates'), found, async (ctx) => {
    const { duplicatesFound, comparedAt, pairs } = await listDuplicates(ctx.state.context, { first: 100 })
    const duplicates = pairs.map(({ original, duplicate, reason }) => ({
      originalId: original.id,
      duplicateId: duplicate.id,
      original: pickFields(side, original),
      duplicate: pickFields(side, duplicate),
      reason,
    }))
    ctx.body = { duplicatesFound, comparedAt, duplicates }
  })
  router.post('/clean-duplicates', staffOnly('duplicates'), cleaning, async (ctx) => {
    const { duplicates } = check(cleanRules, ctx.request.body)
    const { successful, processed, failures } = await cleanDuplicates(
      ctx.state.context.em,
      requireStaff(ctx.state.context, 'duplicates'),
      duplicates,
    )
    ctx.body = { successful, processed, failures }
  })
  return router
}
