import { Readable } from 'node:stream'
import type { Middleware } from 'koa'
import type { Admission } from './admission.ts'

/** A stream counts as work while it is sent and compressed, but for so long only: its reader may be slow. */
const mostMs = 5000

/** Admits a request to the router's paths, in front of all of them. */
export const admitRest =
  (admission: Admission, streamingMs = mostMs): Middleware =>
  async (ctx, next) => {
    const leave = await admission.enter(ctx.state.context)
    try {
      await next()
    } finally {
      if (ctx.body instanceof Readable) {
        ctx.res.once('close', leave)
        setTimeout(leave, streamingMs).unref()
      } else leave()
    }
  }
