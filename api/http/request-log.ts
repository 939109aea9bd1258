import type { IncomingMessage } from 'node:http'
import type { Middleware } from 'koa'
import { log } from '../process/log.ts'
import { metrics } from '../process/metrics.ts'
import { requestIdOf } from '../server/request-id.ts'

export interface Begun {
  requestId: string
  /** From `performance.now()`. */
  start: number
}

/** Gives a request its id, for the log and for the response header `x-request-id`. */
export const beginRequest = ({ headers }: IncomingMessage, hasProxy: boolean, start = performance.now()): Begun => ({
  requestId: requestIdOf(headers, hasProxy),
  start,
})

/** No more of a path is logged: somebody would fill the disk with long ones. */
export const longestPath = 300

/** The beginnings of paths that have been answered, `/suppliers` or `/api/suppliers`: others are what a visitor made up. */
const knownRoutes = new Set<string>()
const maxRoutes = 100

const findRoute = (path: string, status: number): string => {
  const [route = ''] = /^\/(?:api\/)?[^/]*/.exec(path) ?? []
  if ((status === 200 || status === 304) && knownRoutes.size < maxRoutes) knownRoutes.add(route)
  return knownRoutes.has(route) ? route : 'other'
}

/** Logs and counts a request, wherever it was handled. */
export const logRequest = (
  { requestId, start }: Begun,
  answered: { method: string | undefined; path: string; status: number; isCached?: true },
) => {
  metrics.requests.inc({ status: `${Math.floor(answered.status / 100)}xx` })
  const path = answered.path.slice(0, longestPath)
  const durationMs = performance.now() - start
  metrics.requestSeconds.observe({ route: findRoute(path, answered.status) }, durationMs / 1000)
  log.info({ requestId, ...answered, path, durationMs: Math.round(durationMs) }, 'request')
}

/** Logs the app's responses. */
export const logRequests: Middleware = async (ctx, next) => {
  const begun = beginRequest(ctx.req, ctx.app.proxy)
  ctx.state.requestId = begun.requestId
  ctx.set('x-request-id', begun.requestId)
  await next()
  logRequest(begun, { method: ctx.method, path: ctx.path, status: ctx.status })
}
