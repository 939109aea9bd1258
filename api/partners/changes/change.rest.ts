import Router from '@koa/router'
import { z } from 'zod'
import type { Pool } from 'pg'
import { getPrimary } from '../../database/connection/pools.ts'
import { checkFirst } from '../../schema/connection.ts'
import type { Context } from '../../server/context.ts'
import { describeField, describeRoute, describeAnswer, named, orNull } from '../../server/describe-route.ts'
import { check } from '../../server/errors.ts'
import { startStream } from '../../process/stream-parts.ts'
import { isNotModified } from '../../server/conditional-request.ts'
import { profileJson, supplierDetailsAnswer } from '../../suppliers/supplier-answers.ts'
import { runSql } from '../../database/sql.ts'
import { supplierColumns } from '../../suppliers/supplier-columns.ts'
import type { Supplier } from '../../suppliers/supplier.entity.ts'
import { changeJson, readCurrentCursor, readChanges } from './read-changes.ts'
import { changeRetentionDays, maxChanges } from './supplier-change.ts'

/** Suppliers per batch, so that memory use is constant. */
const chunkSize = 500

const nextSuppliers = `select ${supplierColumns} from supplier s where s.status = 'listed' and s.id > $1 order by s.id limit $2`

async function* supplierLines(pool: Pool, after: number): AsyncGenerator<string> {
  for (let lastId = after; ;) {
    const { rows } = await runSql<Supplier>(pool, nextSuppliers, [lastId, chunkSize])
    yield rows.map((supplier) => `${JSON.stringify(profileJson(supplier))}\n`).join('')
    if (rows.length < chunkSize) return
    lastId = rows.at(-1)!.id
  }
}

const cursorExample = '0f3d2c1b4a59-1204-9e1c07'

const changeResponse = named(
  describeAnswer('SupplierChange', {
    kind: 'changed',
    id: describeField(z.int(), 'The supplier that has changed.', 12),
    at: '2026-11-23T09:00:00.000Z',
    supplier: orNull(supplierDetailsAnswer, 'The supplier’s present state; null once it is not listed.', null),
    successor: { id: 15 },
  }),
  'SupplierChange',
)

const changes = describeRoute({
  tag: 'Suppliers',
  summary: 'List changes',
  details: `Keeps a copy of the directory up to date. Read all suppliers once with GET /api/suppliers.ndjson, then request the changes since the cursor you got with them, again and again. A supplier that changed more than once appears once, in its current state. Changes are available for ${changeRetentionDays} days: an older cursor is answered with 410, and you start again with all suppliers.`,
  query: {
    since: {
      rule: z.string().optional(),
      description:
        'The cursor from the previous answer. Without one, the answer has no changes and the cursor of ten minutes ago.',
      example: cursorExample,
    },
    first: {
      rule: z.coerce.number().int().min(1).max(maxChanges).optional(),
      description: `Changes in one answer, from 1 to ${maxChanges}.`,
      example: maxChanges,
    },
  },
  answer: z.object({
    changes: describeField(z.array(changeResponse), 'Oldest first.', []),
    cursor: describeField(z.string(), 'The cursor for the next `since`.', cursorExample),
    hasMore: describeField(z.boolean(), 'Whether there are more: request them at once.', false),
  }),
  refusals: [400, 410],
})

const afterMessage = 'after must be the id of a supplier'
const afterRule = z
  .string(afterMessage)
  .regex(/^\d{1,10}$/, afterMessage)
  .transform(Number)
  .pipe(z.number().max(2_147_483_647, afterMessage))

const lines = describeRoute({
  tag: 'Suppliers',
  summary: 'Export all suppliers',
  details:
    'One line of JSON for each listed supplier, ordered by id, with the same fields as the changes. Start your copy of the directory with it. `Changes-Cursor` is the first cursor for GET /api/changes; `ETag` stays the same until a supplier changes. If the download is cut off, continue with `after` and use the cursor of the first part.',
  query: {
    after: {
      rule: z.int().min(0).max(2_147_483_647).optional(),
      description: 'Only suppliers with a higher id.',
      example: 1,
    },
  },
  answer: supplierDetailsAnswer,
  isLines: true,
  refusals: [400],
})

export const changeRoutes = (): Router =>
  new Router<{ context: Context }>()
    .get('/api/suppliers.ndjson', lines, async (ctx) => {
      const primary = getPrimary(ctx.state.context.pool)
      const after = check(z.object({ after: afterRule }), { after: ctx.query.after ?? '0' }).after
      const cursor = await readCurrentCursor(primary)
      ctx.status = 200
      ctx.type = 'application/x-ndjson; charset=utf-8'
      ctx.set({ 'cache-control': 'no-cache', 'changes-cursor': cursor, etag: `W/"${cursor}-${after}"` })
      if (isNotModified(ctx)) ctx.status = 304
      else ctx.body = await startStream(supplierLines(primary, after))
    })
    .get('/api/changes', changes, async (ctx) => {
      const queryParams = new URLSearchParams(ctx.querystring)
      const first = queryParams.get('first')
      const { nodes, cursor, hasMore } = await readChanges(ctx.state.context.pool, {
        since: queryParams.get('since'),
        first: checkFirst(first === null ? undefined : Number(first || NaN), maxChanges),
      })
      ctx.set('cache-control', 'no-store')
      ctx.body = { changes: nodes.map(changeJson), cursor, hasMore }
    })
