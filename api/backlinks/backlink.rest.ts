import Router from '@koa/router'
import { z } from 'zod'
import { adminOnly } from '../accounts/admin-only.ts'
import type { Context } from '../server/context.ts'
import { describeRoute, describeAnswer, named, pickFields } from '../server/describe-route.ts'
import { check } from '../server/errors.ts'
import { addBacklink, setBacklinkStatus } from './save-backlink.ts'
import { Backlink, BacklinkStatus } from './backlink.entity.ts'
import { backlinkRules } from './backlink.rules.ts'

/** These paths have no paging: they return the newest. */
const maxBacklinks = 1000

const statusRules = z.object({
  status: z.enum(Object.values(BacklinkStatus), 'Please choose pending, active or broken.'),
})
const withStatus = z.object({ status: statusRules.shape.status.default('pending') })

const backlinkResponse = named(
  describeAnswer('Backlink', {
    id: 2,
    sourceSite: 'example.com',
    sourcePage: 'https://example.com/links',
    targetUrl: '/directory',
    anchorText: 'Find blinds',
    status: 'active',
    checkedAt: null,
    checkResult: null,
    createdAt: '2026-03-01T09:00:00.000Z',
  }),
  'Backlink',
)
const all = describeRoute({
  tag: 'Administration',
  summary: 'List backlinks',
  details: 'At most 1,000, newest first.',
  answer: z.array(backlinkResponse),
})
const addition = describeRoute({
  tag: 'Administration',
  summary: 'Add a backlink',
  body: {
    rules: z.intersection(backlinkRules, withStatus),
    example: {
      sourceSite: 'https://example.com/links',
      targetUrl: '/directory',
      anchorText: 'Find blinds',
      status: 'active',
    },
  },
  status: 201,
  answer: backlinkResponse,
  refusals: [400, 409],
})
const change = describeRoute({
  tag: 'Administration',
  summary: 'Change the status of a backlink',
  path: { id: { rule: z.string().regex(/^\d{1,9}$/), description: 'The backlink.', example: '2' } },
  body: { rules: statusRules, example: { status: 'broken' } },
  answer: backlinkResponse,
  refusals: [400, 404],
})

export const backlinkRoutes = (): Router =>
  new Router<{ context: Context }>({ prefix: '/api/backlinks' })
    .use(adminOnly)
    .get('/', all, async (ctx) => {
      ctx.body = (await ctx.state.context.em.find(Backlink, {}, { orderBy: { id: 'desc' }, limit: maxBacklinks })).map(
        shown,
      )
    })
    .post('/', addition, async (ctx) => {
      const { body } = ctx.request
      ctx.body = shown(await addBacklink(ctx.state.context, body, check(withStatus, body).status))
      ctx.status = 201
    })
    .patch('/:id/status', change, async (ctx) => {
      ctx.body = shown(
        await setBacklinkStatus(ctx.state.context, {
          id: ctx.params.id ?? '',
          status: check(statusRules, ctx.request.body).status,
        }),
      )
    })

const shown = (backlink: Backlink) => pickFields(backlinkResponse, backlink)
