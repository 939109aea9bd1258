import Router from '@koa/router'
import { z } from 'zod'
import { requireStaff, staffOnly } from '../accounts/admin-only.ts'
import type { Context } from '../server/context.ts'
import { describeField, describeRoute, describeAnswer, named, pickFields } from '../server/describe-route.ts'
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
  describeAnswer('Supplier', { id: 12, name: 'Regency Blinds', city: 'Cheltenham', county: 'Gloucestershire' }),
  'SupplierOfPair',
)
const found = describeRoute({
  tag: 'Administration',
  summary: 'List possible duplicates',
  details: 'At most 100 pairs.',
  answer: describeAnswer('DuplicateReport', {
    duplicatesFound: 1,
    comparedAt: '2026-11-23T02:00:00.000Z',
    duplicates: z.array(
      describeAnswer('DuplicatePair', {
        originalId: describeField(z.int(), 'The original, usually the older one.', 12),
        duplicateId: describeField(z.int(), 'The other.', 345),
        original: side,
        duplicate: side,
        reason: 'The same phone number',
      }),
    ),
  }),
})
const cleaning = describeRoute({
  tag: 'Administration',
  summary: 'Merge pairs of suppliers',
  details: 'Send pairs from `GET /api/admin/duplicates`.',
  body: { rules: cleanRules, example: { duplicates: [{ originalId: 12, duplicateId: 345 }] } },
  answer: describeAnswer('CleanReport', {
    successful: 1,
    processed: 1,
    failures: [{ originalId: '12', duplicateId: '345', reason: 'One of the two was deleted.' }],
  }),
  refusals: [400],
})

export const duplicateRoutes = (): Router =>
  new Router<{ context: Context }>({ prefix: '/api/admin' })
    .get('/duplicates', staffOnly('duplicates'), found, async (ctx) => {
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
    .post('/clean-duplicates', staffOnly('duplicates'), cleaning, async (ctx) => {
      const { duplicates } = check(cleanRules, ctx.request.body)
      const { successful, processed, failures } = await cleanDuplicates(
        ctx.state.context.em,
        requireStaff(ctx.state.context, 'duplicates'),
        duplicates,
      )
      ctx.body = { successful, processed, failures }
    })
