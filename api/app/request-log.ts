import type { IncomingMessage } from 'node:http'
import type { Middleware } from 'koa'
import { log } from '../server/log.ts'
import { requestIdOf } from '../server/request-id.ts'

interface Begun {
  requestId: string
  /** As `performance.now()` tells the time. */
  start: number
}

/** Gives a request its id, for the log and for the header `x-request-id` of its answer. */
export const beginRequest = ({ headers }: IncomingMessage, start = performance.now()): Begun => ({
  requestId: requestIdOf(headers['x-request-id']),
  start,
})

/** The line in the log for a request that was answered, wherever that was. */
export const logRequest = (
  { requestId, start }: Begun,
  answered: { method: string | undefined; path: string; status: number; isCached?: true },
) => log.info({ requestId, ...answered, durationMs: Math.round(performance.now() - start) }, 'request')

/** Logs what the app answers. */
export const logRequests: Middleware = async (ctx, next) => {
  const begun = beginRequest(ctx.req)
  ctx.state.requestId = begun.requestId
  ctx.set('x-request-id', begun.requestId)
  await next()
  logRequest(begun, { method: ctx.method, path: ctx.path, status: ctx.status })
}
