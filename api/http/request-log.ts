import type { IncomingMessage } from 'node:http'
import type { Middleware } from 'koa'
import { log } from '../process/log.ts'
import { metrics } from '../process/metrics.ts'
import { getRequestId } from '../server/request-id.ts'

export interface RequestStart {
  requestId: string
  start: number
}

export const beginRequest = (
  { headers }: IncomingMessage,
  hasProxy: boolean,
  start = performance.now(),
): RequestStart => ({ requestId: getRequestId(headers, hasProxy), start })

/** Longer paths are truncated in the log, so that nobody can fill the disk. */
export const maxPathLength = 300

/** First segments of existing routes, such as `/suppliers`; others are a visitor's invention. */
const knownRoutes = new Set<string>()
const maxRoutes = 100

const findRoute = (path: string, status: number): string => {
  const [route = ''] = /^\/(?:api\/)?[^/]*/.exec(path) ?? []
  if ((status === 200 || status === 304) && knownRoutes.size < maxRoutes) knownRoutes.add(route)
  return knownRoutes.has(route) ? route : 'other'
}

export const logRequest = (
  { requestId, start }: RequestStart,
  answered: { method: string | undefined; path: string; status: number; isCached?: true },
) => {
  metrics.requests.inc({ status: `${Math.floor(answered.status / 100)}xx` })
  const path = answered.path.slice(0, maxPathLength)
  const durationMs = performance.now() - start
  metrics.requestSeconds.observe({ route: findRoute(path, answered.status) }, durationMs / 1000)
  log.info({ requestId, ...answered, path, durationMs: Math.round(durationMs) }, 'request')
}

export const logRequests: Middleware = async (ctx, next) => {
  const begun = beginRequest(ctx.req, ctx.app.proxy)
  ctx.state.requestId = begun.requestId
  ctx.set('x-request-id', begun.requestId)
  await next()
  logRequest(begun, { method: ctx.method, path: ctx.path, status: ctx.status })
}
