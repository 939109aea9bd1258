import type { IncomingHttpHeaders } from 'node:http'
import type { Middleware } from 'koa'
import type { Env } from '../server/env.ts'
import { PublicError } from '../server/errors.ts'

/**
 * Whether a browser sends this on behalf of another site's page, and so perhaps with a visitor's cookies but without
 * the visitor's intent. Only browsers send these headers, and no page can change them.
 */
export const isCrossSite = (headers: IncomingHttpHeaders, ownHosts: (string | undefined)[]): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  return origin !== undefined && !(URL.canParse(origin) && ownHosts.includes(new URL(origin).host))
}

/** The host of the public address, for when a proxy sends another one. */
export const publicHost = ({ SITE_URL }: Pick<Env, 'SITE_URL'>) => (SITE_URL ? new URL(SITE_URL).host : undefined)

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses changes requested by other sites' pages, and bodies that a plain form can send. */
export const refuseCrossSite = (env: Pick<Env, 'SITE_URL'>): Middleware => {
  const host = publicHost(env)
  return async (ctx, next) => {
    if (!harmless.has(ctx.method)) {
      if (isCrossSite(ctx.headers, [ctx.host, host]))
        throw new PublicError('FORBIDDEN', 'This request came from a page of another site.')
      const hasBody = Number(ctx.headers['content-length']) > 0 || ctx.headers['transfer-encoding'] !== undefined
      if (hasBody && ctx.path !== '/graphql' && !ctx.is('json')) {
        // there Apollo checks the body
        throw Object.assign(new PublicError('BAD_USER_INPUT', 'Bodies are sent as application/json.'), { status: 415 })
      }
    }
    await next()
  }
}
