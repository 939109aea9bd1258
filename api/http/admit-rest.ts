import { Readable } from 'node:stream'
import type { Middleware } from 'koa'
import { createAdmission, type Admission } from '../server/admission.ts'

/** Streams that are sent at once: they have places of their own, so that slow readers keep nobody else waiting. */
export const streamLimits = { atOnce: 2, perNetwork: 1, waiting: 50, waitingPerNetwork: 5 }

/** A stream keeps its place while it is sent and compressed, but for so long only: its reader may be slow. */
const mostMs = 5000

/** Admits a request to the router's paths, in front of all of them; a stream that they answer waits for its own turn. */
export const admitRest = (admission: Admission, streamingMs = mostMs): Middleware => {
  const streams = createAdmission(streamLimits)
  return async (ctx, next) => {
    await admission.run(ctx.state.context, next)
    if (!(ctx.body instanceof Readable)) return
    const stream = ctx.body
    const leave = await streams.enter(ctx.state.context).catch((error: unknown) => {
      stream.destroy()
      throw error
    })
    if (ctx.res.closed) return leave() // who waited has gone meanwhile
    ctx.res.once('close', leave)
    setTimeout(leave, streamingMs).unref()
  }
}
