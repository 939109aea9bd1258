import { createHash } from 'node:crypto'
import type { Middleware } from 'koa'
import type { NetworkHosts } from '../ads/network-hosts.ts'
import { frameHashes } from '../partners/widget/widget-html.ts'
import type { Env } from '../process/env.ts'

/** By default in development; otherwise /graphql shows GraphiQL. */
export const hasSandbox = ({ GRAPHQL_SANDBOX, NODE_ENV }: Env) => GRAPHQL_SANDBOX ?? NODE_ENV === 'development'

const closed = ["object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'none'"]

/** A script and a frame of Apollo's, started by an inline script. */
const sandboxPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' https://*.apollographql.com",
  "style-src 'self' 'unsafe-inline' https://*.apollographql.com https://fonts.googleapis.com",
  "img-src 'self' data: https://*.apollographql.com",
  "font-src 'self' data: https://fonts.gstatic.com",
  "connect-src 'self' https://*.apollographql.com",
  'frame-src https://*.apollographql.com',
  "manifest-src 'self' https://*.apollographql.com",
  ...closed,
]

const explorerPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  ...closed,
]

/** The only page that others may frame. */
const framePolicy = [
  "default-src 'none'",
  `style-src ${frameHashes.style}`,
  `script-src ${frameHashes.script}`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
]

/** Only the operator's maps and the active advertising network may be other hosts. */
const pagePolicy = (mapHosts: readonly string[], ownScripts: readonly string[], network?: NetworkHosts) => {
  const sources = (name: string, ...values: string[]) => [name, ...values].join(' ')
  return [
    "default-src 'self'",
    sources('script-src', "'self'", ...ownScripts, ...(network?.script ?? [])),
    "style-src 'self' 'unsafe-inline'",
    sources('img-src', "'self'", 'data:', 'blob:', ...mapHosts, ...(network?.img ?? [])),
    "font-src 'self'",
    sources('connect-src', "'self'", ...mapHosts, ...(network?.connect ?? [])),
    ...(network ? [sources('frame-src', ...network.frame)] : []),
    ...closed,
  ]
}

interface HeaderOptions {
  adNetwork?: (() => NetworkHosts | undefined) | undefined
  inlineScripts?: readonly string[] | undefined
  mapHosts?: readonly string[] | undefined
}

export const securityHeaders = (
  env: Env,
  { adNetwork, inlineScripts = [], mapHosts = [] }: HeaderOptions = {},
): Middleware => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const ownScripts = inlineScripts.map(hash)
  const isSecure = env.SITE_URL?.startsWith('https:') ?? false
  const joined = (policy: string[]) => [...policy, ...(isSecure ? ['upgrade-insecure-requests'] : [])].join('; ')
  const policyWith = (network?: NetworkHosts) => joined(pagePolicy(mapHosts, ownScripts, network))
  const defaultPolicy = policyWith()
  const explorer = joined(explorerPolicy)
  const policies = new Map([
    ['/graphql', hasSandbox(env) ? joined(sandboxPolicy) : explorer],
    ['/graphiql', explorer],
    ['/widget/frame', joined(framePolicy)],
  ])
  return async (ctx, next) => {
    const network = adNetwork?.()
    const pages = network ? policyWith(network) : defaultPolicy
    if (env.NODE_ENV !== 'development' || (ctx.path === '/graphql' && hasSandbox(env)))
      ctx.set('content-security-policy', policies.get(ctx.path) ?? pages)
    if (isSecure) ctx.set('strict-transport-security', 'max-age=31536000')
    ctx.set('x-content-type-options', 'nosniff')
    ctx.set('referrer-policy', 'strict-origin-when-cross-origin')
    ctx.set('permissions-policy', 'geolocation=(self), camera=(), microphone=()')
    ctx.set('cross-origin-opener-policy', 'same-origin')
    await next()
  }
}
