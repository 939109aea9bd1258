import { once } from 'node:events'
import { createGzip } from 'node:zlib'
import Router from '@koa/router'
import { recordAction } from '../audit/record-action.ts'
import { adminOf } from '../auth/admin-only.ts'
import { pictureStore } from '../pictures/picture-store.ts'
import type { Context } from '../server/context.ts'
import { log } from '../server/log.ts'
import { exportEverything } from './export-everything.ts'
import { exportName, exportPath } from './export.rules.ts'

/** Where administrators fetch the whole directory as one file, made as it is sent; it stands in the audit log. */
export const exportRoutes = (): Router => {
  const router = new Router<{ context: Context }>()
  router.post(exportPath, async (ctx) => {
    const { context } = ctx.state
    const { pool, env } = context
    await recordAction(pool, adminOf(context), { action: 'directory.export', subject: 'directory' })
    const packed = createGzip()
    const left = new AbortController()
    packed.once('close', () => left.abort())
    ctx.attachment(exportName(new Date()))
    ctx.type = 'application/gzip'
    ctx.set('cache-control', 'no-store')
    ctx.body = packed
    exportEverything(pool, pictureStore(env), async (text) => {
      if (!packed.write(text)) await once(packed, 'drain', { signal: left.signal })
    }).then(
      () => packed.end(),
      (error: unknown) => {
        if (!left.signal.aborted) log.error({ err: error }, 'an export failed')
        packed.destroy(error as Error)
      },
    )
  })
  return router
}
