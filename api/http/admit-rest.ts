import { Readable } from 'node:stream'
import type { Middleware } from 'koa'
import { createAdmission, type Admission } from '../server/admission.ts'

/** Streams have their own slots, so that slow readers do not block others. */
export const streamLimits = { maxRunning: 2, perNetwork: 1, maxWaiting: 50, waitingPerNetwork: 5 } satisfies Parameters<
  typeof createAdmission
>[0]

/** The longest time that a stream occupies a slot, since its reader may be slow. */
const maxStreamingMs = 5000

export const admitRest = (admission: Admission, streamingMs = maxStreamingMs): Middleware => {
  const streams = createAdmission(streamLimits)
  return async (ctx, next) => {
    await admission.run(ctx.state.context, next)
    if (!(ctx.body instanceof Readable)) return
    const leave = await streams.enter(ctx.state.context) // Koa destroys a refused stream
    if (ctx.res.closed) return leave() // the client has disconnected while it waited
    ctx.res.once('close', leave)
    setTimeout(leave, streamingMs).unref()
  }
}
