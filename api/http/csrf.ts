import type { IncomingHttpHeaders } from 'node:http'
import type { Middleware } from 'koa'
import type { Env } from '../process/env.ts'
import { PublicError } from '../server/errors.ts'
import { loadPath } from '../maintenance/transfer/transfer.rules.ts'
import { uploadPath } from '../suppliers/import/uploads/upload.rules.ts'

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

type HostSettings = Pick<Env, 'SITE_URL' | 'TRUST_PROXY' | 'TRUST_FORWARDED_HOST'>

/**
 * The same, for a request or the opening of a socket: own is the host that was asked, as a trusted proxy tells of it,
 * and that of the public address, for when a proxy sends another one.
 */
export const elsewhereBy = ({ SITE_URL, TRUST_PROXY, TRUST_FORWARDED_HOST }: HostSettings) => {
  const publicHost = SITE_URL ? new URL(SITE_URL).host : undefined
  const isForwarded = TRUST_PROXY > 0 && TRUST_FORWARDED_HOST
  return (headers: IncomingHttpHeaders): boolean => {
    const forwarded = isForwarded ? headers['x-forwarded-host'] : undefined
    const asked = String(forwarded ?? headers.host)
      .split(',', 1)[0]!
      .trim()
    return isCrossSite(headers, [asked, publicHost])
  }
}

/** Where a body of any type may come: Apollo checks its own, and a form of our own works without JavaScript. */
const formPaths = new Set(['/graphql', '/contact'])

/** Where a body is a file, and its types: none that a form of another site could send. */
export const filePaths: ReadonlyMap<string, string[]> = new Map([
  ['/api/admin/pictures', ['image/*', 'application/octet-stream']],
  [uploadPath, ['text/csv']],
  [loadPath, ['application/gzip', 'application/x-ndjson']],
])
const jsonOnly = ['application/json']

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What is for programs. */
export const isApi = (path: string) => path === '/graphql' || path === '/mcp' || path.startsWith('/api/')

/** Whether it is made to stand in other sites' pages: widgets and badges. */
export const isEmbedded = (path: string) =>
  path === '/widget.js' || path.startsWith('/widget/') || path.startsWith('/badge/')

/** What pages of other sites may ask for: that, and what they embed. */
export const isOpen = (path: string) => isApi(path) || isEmbedded(path)

/** What scripts of other sites' pages may send, and read of an answer. Whatever needs no cookie needs no permission. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'changes-cursor, etag, ratelimit, ratelimit-policy, retry-after, x-request-id',
}
const preflightHeaders = {
  // a client may add any, such as Apollo's apollographql-client-name or a trace's; * does not stand for Authorization
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers':
    'accept, apollo-require-preflight, authorization, content-type, if-none-match, mcp-protocol-version, x-api-key, x-apollo-operation-name, x-query-cost, *',
  'access-control-max-age': '86400',
}

/**
 * Lets pages of other sites use GraphQL and /api as a program without a session would: their requests lose their
 * cookies here, so that nothing is done in a visitor's name. Elsewhere changes by other sites are refused; and so are,
 * everywhere, bodies that a plain form can send.
 */
export const openToOtherSites = (env: HostSettings): Middleware => {
  const isFromElsewhere = elsewhereBy(env)
  return async (ctx, next) => {
    if (isOpen(ctx.path)) ctx.set(corsHeaders)
    if (isEmbedded(ctx.path)) ctx.set('cross-origin-resource-policy', 'cross-origin')
    if (isOpen(ctx.path) && ctx.method === 'OPTIONS' && ctx.get('access-control-request-method')) {
      ctx.set(preflightHeaders)
      ctx.status = 204
      return
    }
    const isElsewhere = isFromElsewhere(ctx.headers)
    if (isElsewhere && isOpen(ctx.path)) {
      delete ctx.req.headers.cookie
      ctx.state.isElsewhere = true
    }
    if (!harmless.has(ctx.method)) {
      if (isElsewhere && !isOpen(ctx.path))
        throw new PublicError('FORBIDDEN', 'This request came from a page of another site.')
      const hasBody = Number(ctx.headers['content-length']) > 0 || ctx.headers['transfer-encoding'] !== undefined
      const types = filePaths.get(ctx.path) ?? jsonOnly
      if (hasBody && !formPaths.has(ctx.path) && !ctx.is(types)) {
        const told = `Bodies are sent as ${types.join(' or ')}.`
        throw Object.assign(new PublicError('BAD_USER_INPUT', told), { status: 415 })
      }
    }
    await next()
  }
}
