import type { Context as KoaContext } from 'koa'
import { isNotModified, createWeakEtag } from '../../server/conditional-request.ts'

/** Sends a manual or a description; responds 304 if the client has it. */
export const sendManual = (ctx: KoaContext, type: string, body: string) => {
  ctx.status = 200
  ctx.type = type
  ctx.etag = createWeakEtag(body)
  if (isNotModified(ctx)) ctx.status = 304
  else ctx.body = body
}
