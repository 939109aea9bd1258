import { createHash } from 'node:crypto'
import type { Context as KoaContext } from 'koa'
import { isKnown } from '../server/is-known.ts'

/** Sends a manual or a description of the API; one that the asker has is only confirmed. */
export const sendManual = (ctx: KoaContext, type: string, body: string) => {
  ctx.status = 200
  ctx.type = type
  ctx.etag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  if (isKnown(ctx)) ctx.status = 304
  else ctx.body = body
}
