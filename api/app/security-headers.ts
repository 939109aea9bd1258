import type { Middleware } from 'koa'
import type { NetworkHosts } from '../ads/network-hosts.ts'
import type { Env } from '../server/env.ts'

/**
 * Apollo Sandbox loads its explorer from Apollo, and GraphiQL's editor needs its own worker. Only for developers'
 * pages.
 */
const explorerPolicy = [
  "default-src 'self' https://*.apollographql.com",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' https://*.apollographql.com blob:",
  "style-src 'self' 'unsafe-inline' https://*.apollographql.com https://fonts.googleapis.com",
  "img-src 'self' data: https:",
  "font-src 'self' data: https:",
  "connect-src 'self' https://*.apollographql.com wss: ws:",
  'frame-src https://*.apollographql.com',
  "worker-src 'self' blob:",
].join('; ')

/**
 * Pages load nothing from other hosts, except Mapbox's maps if there is a token, and what the active advertising
 * network needs.
 */
const pagePolicy = (hasMapbox: boolean, network?: NetworkHosts) => {
  const mapbox = hasMapbox ? ['https://*.mapbox.com'] : []
  const sources = (name: string, ...values: string[]) => [name, ...values].join(' ')
  return [
    "default-src 'self'",
    sources('script-src', "'self'", "'inline-speculation-rules'", ...(network?.script ?? [])),
    "style-src 'self' 'unsafe-inline'",
    sources('img-src', "'self'", 'data:', 'blob:', ...mapbox, ...(network?.img ?? [])),
    "font-src 'self'",
    sources('connect-src', "'self'", ...mapbox, ...(network?.connect ?? [])),
    ...(network ? [sources('frame-src', ...network.frame)] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
}

/** Restricts what browsers may do on this site's pages. In development, Vite's inline scripts are allowed. */
export const securityHeaders = (env: Env, adNetwork: () => NetworkHosts | undefined = () => undefined): Middleware => {
  const isSecure = env.SITE_URL?.startsWith('https:') ?? false
  const policyWith = (network?: NetworkHosts) =>
    [...pagePolicy(env.MAPBOX_TOKEN !== undefined, network), ...(isSecure ? ['upgrade-insecure-requests'] : [])].join(
      '; ',
    )
  const usual = policyWith()
  return async (ctx, next) => {
    const network = adNetwork()
    const pages = network ? policyWith(network) : usual
    if (env.NODE_ENV !== 'development')
      ctx.set('content-security-policy', /^\/graphi?ql$/.test(ctx.path) ? explorerPolicy : pages)
    if (isSecure) ctx.set('strict-transport-security', 'max-age=31536000')
    ctx.set('x-content-type-options', 'nosniff')
    ctx.set('referrer-policy', 'strict-origin-when-cross-origin')
    ctx.set('permissions-policy', 'geolocation=(self), camera=(), microphone=()')
    ctx.set('cross-origin-opener-policy', 'same-origin')
    await next()
  }
}
