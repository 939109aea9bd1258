import Router from '@koa/router'
import { requireAdmin } from '../../../accounts/admin-only.ts'
import type { Context } from '../../../server/context.ts'
import { receiveUpload, uploadTooLarge } from './receive-upload.ts'
import { uploadLimits, uploadPath } from './upload.rules.ts'

export const uploadRoutes = (): Router =>
  new Router<{ context: Context }>().post(uploadPath, async (ctx) => {
    const admin = requireAdmin(ctx.state.context)
    if (Number(ctx.headers['content-length']) > uploadLimits.bytes) throw uploadTooLarge()
    const { name } = ctx.query
    const id = await receiveUpload(ctx.state.context.em, admin, typeof name === 'string' ? name : '', ctx.req)
    ctx.status = 201
    ctx.body = { id: String(id) }
  })
