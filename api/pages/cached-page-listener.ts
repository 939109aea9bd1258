import type { IncomingMessage, RequestListener } from 'node:http'
import type { Cache } from '../cache/cache.ts'
import type { Analytics } from '../schema/analytics.ts'
import { clientAddress } from '../server/client-address.ts'
import type { Env } from '../process/env.ts'
import { log } from '../process/log.ts'
import { getSiteUrl } from '../server/site-url.ts'
import { hasBody } from '../http/request-body.ts'
import { beginRequest } from '../http/request-log.ts'
import { isKnownTo, sendCached } from '../cache/send-cached.ts'

interface Options {
  cache: Cache
  analytics: Analytics
  env: Pick<Env, 'SITE_URL' | 'TRUST_PROXY'>
  isCaughtUp: () => boolean
}

/** The app renders the pages of signed-in users. */
const maySignIn = ({ cookie }: IncomingMessage['headers']) =>
  cookie !== undefined && /(?:^|;) *(?:__Host-)?session=/.test(cookie)

/** A reload without the browser's cache bypasses this one too. */
const isReload = ({ 'cache-control': control }: IncomingMessage['headers']) =>
  control !== undefined && /(?:^|,)\s*no-cache\s*(?:,|$)/.test(control)

/** Runs before any other code; requests through a proxy without SITE_URL go to the app. */
export const cachedPageListener = ({ cache, analytics, env, isCaughtUp }: Options) => {
  const hasProxy = env.TRUST_PROXY > 0
  return (next: RequestListener): RequestListener =>
    (request, response) => {
      const { method, url = '', headers } = request
      const { host = '' } = headers
      const isRead = (method === 'GET' || method === 'HEAD') && url.startsWith('/') && !hasBody(request)
      const isPlain = env.SITE_URL !== undefined || (!hasProxy && !host.includes(','))
      if (!isRead || !isPlain || maySignIn(headers) || !isCaughtUp()) return next(request, response)
      const found = cache.find(pageKey(getSiteUrl(env, { protocol: 'http', host }), url))
      if (found?.state !== 'fresh' || !found.response.sentHeaders) return next(request, response)
      const { events } = found.response
      cache.count('page', 'hit')
      if (events && method === 'GET' && !headers['sec-purpose'])
        analytics.report(events, { ip: clientAddress(request, env.TRUST_PROXY), userAgent: headers['user-agent'] })
      sendCached(request, response, found.response, {
        begun: beginRequest(request, hasProxy),
        isCached: true,
        isKnown: !isReload(headers) && isKnownTo(request, found.response),
      }).catch((error: unknown) => {
        log.error({ err: error }, 'could not send a cached page')
        response.destroy()
      })
    }
}

export const pageKey = (siteUrl: string, url: string): string => `page ${siteUrl}${url}`
