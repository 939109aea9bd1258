import { createGzip } from 'node:zlib'
import Router from '@koa/router'
import { recordAction } from '../audit/record-action.ts'
import { adminOf } from '../auth/admin-only.ts'
import { pictureStore } from '../pictures/picture-store.ts'
import type { Context } from '../server/context.ts'
import { log } from '../server/log.ts'
import { exportName, exportPath } from './export.rules.ts'
import { sendExport } from './send-export.ts'

/** Where administrators fetch the whole directory as one file, made as it is sent; it stands in the audit log. */
export const exportRoutes = (): Router => {
  const router = new Router<{ context: Context }>()
  router.post(exportPath, async (ctx) => {
    const { context } = ctx.state
    const { pool, env } = context
    const admin = adminOf(context)
    const packed = createGzip()
    const { done } = sendExport(pool, pictureStore(env), packed)
    done.catch((error: unknown) => log.error({ err: error }, 'an export was not fetched to its end'))
    ctx.attachment(exportName(new Date()))
    ctx.type = 'application/gzip'
    ctx.set('cache-control', 'no-store')
    ctx.body = packed
    await recordAction(pool, admin, { action: 'directory.export', subject: 'directory' })
  })
  return router
}
