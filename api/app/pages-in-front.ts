import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { NetworkHosts } from '../ads/network-hosts.ts'
import type { Counting } from '../server/counting.ts'
import { clientAddress } from '../server/client-address.ts'
import type { Env } from '../server/env.ts'
import { namesTag } from '../server/is-known.ts'
import { log } from '../server/log.ts'
import { siteUrlOf } from '../server/site-url.ts'
import { packedFor, type KeptPage, type PageCache } from './page-cache.ts'
import { hasBody } from './request-body.ts'
import { beginRequest, logRequest } from './request-log.ts'

interface Options {
  cache: PageCache
  counting: Counting
  env: Pick<Env, 'SITE_URL' | 'TRUST_PROXY'>
  /** The advertising network at work: the headers of what was sent for another one name its hosts. */
  adNetwork: () => NetworkHosts | undefined
  /** Whether all changes that were heard of are known; else the app waits for them. */
  isSettled: () => boolean
}

/** Whether somebody may be signed in, which the app finds out: pages are made for them. */
const maySignIn = ({ cookie }: IncomingMessage['headers']) =>
  cookie !== undefined && /(?:^|;) *(?:__Host-)?session=/.test(cookie)

/**
 * Answers fresh pages that the app has sent before, with the headers that it gave them, before any other code runs; all
 * else goes on to the app. Without SITE_URL, what a proxy says of the address is left to the app too.
 */
export const pagesInFront = ({ cache, counting, env, adNetwork, isSettled }: Options) => {
  const hasProxy = env.TRUST_PROXY > 0
  return (next: RequestListener): RequestListener =>
    (request, response) => {
      const { method, url = '', headers } = request
      const { host = '' } = headers
      const isRead = (method === 'GET' || method === 'HEAD') && url.startsWith('/') && !hasBody(request)
      const isPlain = env.SITE_URL !== undefined || (!hasProxy && !host.includes(','))
      if (!isRead || !isPlain || maySignIn(headers) || !isSettled()) return next(request, response)
      const found = cache.find(siteUrlOf(env, { protocol: 'http', host }) + url)
      const sent = found?.kept.sent
      if (!sent || found.state !== 'fresh' || sent.network !== adNetwork()) return next(request, response)
      const { kept } = found
      const start = performance.now()
      cache.count('hit')
      if (kept.counted && method === 'GET' && !headers['sec-purpose'])
        counting.count(kept.counted, {
          ip: clientAddress(request, env.TRUST_PROXY),
          userAgent: headers['user-agent'],
        })
      send(request, response, kept, sent.headers, beginRequest(request, hasProxy, start)).catch((error: unknown) => {
        log.error({ err: error }, 'a kept page was not sent')
        response.destroy()
      })
    }
}

const send = async (
  request: IncomingMessage,
  response: ServerResponse,
  kept: KeptPage,
  sent: readonly string[],
  begun: ReturnType<typeof beginRequest>,
) => {
  const { method, url = '', headers } = request
  const path = url.split('?', 1)[0]!
  const own = [...sent, 'x-request-id', begun.requestId]
  if (isKnown(headers, kept.etag)) {
    response.writeHead(304, own).end()
    return logRequest(begun, { method, path, status: 304, isCached: true })
  }
  const { encoding, body } = await packedFor(kept, headers['accept-encoding'])
  own.push('content-length', String(body.length))
  if (encoding) own.push('content-encoding', encoding)
  response.writeHead(200, own).end(method === 'HEAD' ? undefined : body)
  logRequest(begun, { method, path, status: 200, isCached: true })
}

/** As Koa decides: a browser that reloads without its cache gets all of it. */
const isKnown = ({ 'if-none-match': known, 'cache-control': control }: IncomingMessage['headers'], etag: string) => {
  if (!known || (control && /(?:^|,)\s*no-cache\s*(?:,|$)/.test(control))) return false
  return namesTag(known, etag)
}
