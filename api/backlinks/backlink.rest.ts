import Router from '@koa/router'
import { z } from 'zod'
import { adminOnly } from '../auth/admin-only.ts'
import type { Context } from '../server/context.ts'
import { check } from '../server/errors.ts'
import { addBacklink } from './add-backlink.ts'
import { Backlink, BacklinkStatus } from './backlink.entity.ts'
import { setBacklinkStatus } from './set-backlink-status.ts'

/** Clients of these paths do not page: they get the newest, at most this many. */
const most = 1000

const statusRules = z.object({
  status: z.enum(Object.values(BacklinkStatus), 'Please give pending, active or broken.'),
})
const withStatus = z.object({ status: statusRules.shape.status.default('pending') })

/** The REST paths of backlinks, for clients of the old API. */
export const backlinkRoutes = (): Router => {
  const router = new Router<{ context: Context }>({ prefix: '/api/backlinks' })
  router.use(adminOnly)
  router.get('/', async (ctx) => {
    ctx.body = (await ctx.state.context.em.find(Backlink, {}, { orderBy: { id: 'desc' }, limit: most })).map(shown)
  })
  router.post('/', async (ctx) => {
    const { body } = ctx.request
    ctx.body = shown(await addBacklink(ctx.state.context, body, check(withStatus, body).status))
    ctx.status = 201
  })
  router.patch('/:id/status', async (ctx) => {
    ctx.body = shown(
      await setBacklinkStatus(ctx.state.context, ctx.params.id ?? '', check(statusRules, ctx.request.body).status),
    )
  })
  return router
}

const shown = ({
  id,
  sourceSite,
  sourcePage,
  targetUrl,
  anchorText,
  status,
  checkedAt,
  checkResult,
  createdAt,
}: Backlink) => ({
  id,
  sourceSite,
  sourcePage,
  targetUrl,
  anchorText,
  status,
  checkedAt,
  checkResult,
  createdAt,
})
