import type { IncomingHttpHeaders } from 'node:http'
import type { Middleware } from 'koa'
import type { Env } from '../process/env.ts'
import { PublicError } from '../server/errors.ts'
import { loadPath } from '../maintenance/transfer/transfer.rules.ts'
import { uploadPath } from '../suppliers/import/uploads/upload.rules.ts'

/** Only browsers send these headers, and no page can change them. */
export const isCrossSite = (headers: IncomingHttpHeaders, ownHosts: (string | undefined)[]): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  return origin !== undefined && !(URL.canParse(origin) && ownHosts.includes(new URL(origin).host))
}

type HostSettings = Pick<Env, 'SITE_URL' | 'TRUST_PROXY' | 'TRUST_FORWARDED_HOST'>

/** The site's own hosts are the requested one, as a trusted proxy reports it, and that of SITE_URL. */
export const createCrossSiteCheck = ({ SITE_URL, TRUST_PROXY, TRUST_FORWARDED_HOST }: HostSettings) => {
  const publicHost = SITE_URL ? new URL(SITE_URL).host : undefined
  const isForwarded = TRUST_PROXY > 0 && TRUST_FORWARDED_HOST
  return (headers: IncomingHttpHeaders): boolean => {
    const forwarded = isForwarded ? headers['x-forwarded-host'] : undefined
    const requestHost = String(forwarded ?? headers.host)
      .split(',', 1)[0]!
      .trim()
    return isCrossSite(headers, [requestHost, publicHost])
  }
}

/** Paths that accept any body type: Apollo checks its own, and our contact form works without JavaScript. */
const formPaths = new Set(['/graphql', '/contact'])

/** Types that no other site's form could send, by path. */
export const filePaths: ReadonlyMap<string, string[]> = new Map([
  ['/api/admin/pictures', ['image/*', 'application/octet-stream']],
  [uploadPath, ['text/csv']],
  [loadPath, ['application/gzip', 'application/x-ndjson']],
])
const jsonOnly = ['application/json']

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

export const isApi = (path: string) => path === '/graphql' || path === '/mcp' || path.startsWith('/api/')

export const isEmbedded = (path: string) =>
  path === '/widget.js' || path.startsWith('/widget/') || path.startsWith('/badge/')

export const isOpen = (path: string) => isApi(path) || isEmbedded(path)

/** Nothing here needs a cookie, so other sites' scripts need no permission. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'changes-cursor, etag, ratelimit, ratelimit-policy, retry-after, x-request-id',
}
const preflightHeaders = {
  // clients may add any header; * does not include Authorization
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers':
    'accept, apollo-require-preflight, authorization, content-type, if-none-match, mcp-protocol-version, x-api-key, x-apollo-operation-name, x-query-cost, *',
  'access-control-max-age': '86400',
}

/** Requests from other sites lose their cookies, so that nothing happens in a visitor's name. */
export const openToOtherSites = (env: HostSettings): Middleware => {
  const checkCrossSite = createCrossSiteCheck(env)
  return async (ctx, next) => {
    if (isOpen(ctx.path)) ctx.set(corsHeaders)
    if (isEmbedded(ctx.path)) ctx.set('cross-origin-resource-policy', 'cross-origin')
    if (isOpen(ctx.path) && ctx.method === 'OPTIONS' && ctx.get('access-control-request-method')) {
      ctx.set(preflightHeaders)
      ctx.status = 204
      return
    }
    const isCrossSite = checkCrossSite(ctx.headers)
    if (isCrossSite && isOpen(ctx.path)) {
      delete ctx.req.headers.cookie
      ctx.state.isCrossSite = true
    }
    if (!harmless.has(ctx.method)) {
      if (isCrossSite && !isOpen(ctx.path))
        throw new PublicError('FORBIDDEN', 'This request came from a page of another site.')
      const hasBody = Number(ctx.headers['content-length']) > 0 || ctx.headers['transfer-encoding'] !== undefined
      const types = filePaths.get(ctx.path) ?? jsonOnly
      if (hasBody && !formPaths.has(ctx.path) && !ctx.is(types)) {
        const message = `Bodies are sent as ${types.join(' or ')}.`
        throw Object.assign(new PublicError('BAD_USER_INPUT', message), { status: 415 })
      }
    }
    await next()
  }
}
