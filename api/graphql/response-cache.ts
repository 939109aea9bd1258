import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Context as KoaContext } from 'koa'
import type { Cache } from '../cache/cache.ts'
import { CachedResponse } from '../cache/cached-response.ts'
import type { CacheableAnswer } from '../graphql/cache.plugin.ts'
import { clientAddress } from '../server/client-address.ts'
import type { Account } from '../server/context.ts'
import { noCounting, type Counting } from '../schema/counting.ts'
import { PublicError } from '../server/errors.ts'
import { isKnown, weakTag } from '../server/is-known.ts'
import { log } from '../process/log.ts'
import { isAnonymousRead, keyOf, plainText } from './anonymous-read.ts'
import { receiveText } from '../http/request-body.ts'
import { beginRequest } from '../http/request-log.ts'
import { isKnownTo, sendCached, sharedHeaders } from '../cache/send-cached.ts'

/** A request whose answer may be kept under a key. */
interface ReadRequest {
  key: string
  /** The version of the cache's tags when it came. */
  version: number
}

interface Options {
  maxAgeMs?: number | undefined
  counting?: Counting | undefined
  /** How many proxies in front are trusted, and with them the id that they give a request. */
  trustedProxies?: number | undefined
  /**
   * Who pays for a request.
   * @throws where its key may not be used
   */
  accountFor?: ((request: IncomingMessage) => Account) | undefined
}

/** The whole schema, as an explorer asks for it, is some 530,000 characters. */
const maxCharacters = 1024 * 1024

/**
 * Answers of GraphQL that are the same for everybody, kept for a few seconds. Requests in a form that passes all checks of the
 * app are answered from them in front of it; all others, and the first of each, go on to the app.
 */
export const createResponseCache = (
  cache: Cache,
  { maxAgeMs = 5000, counting = noCounting, trustedProxies = 0, accountFor }: Options = {},
) => {
  const hasProxy = trustedProxies > 0
  const requests = new WeakMap<IncomingMessage, ReadRequest>()
  /** Answers that are being made by the app, by their keys. */
  const filling = new Map<string, Promise<void>>()

  const count = (request: IncomingMessage, { counted }: CachedResponse) => {
    const ip = clientAddress(request, trustedProxies)
    if (counted) counting.count(counted, { ip, userAgent: request.headers['user-agent'] })
  }

  /** Passes a request on to the app, whose answer others with the same key wait for. */
  const fill = (key: string, request: IncomingMessage, response: ServerResponse, next: RequestListener) => {
    requests.set(request, { key, version: cache.tags.current() })
    const filled = new Promise<void>((done) => response.once('close', done))
    filling.set(key, filled)
    response.once('close', () => filling.get(key) === filled && filling.delete(key))
    next(request, response)
  }

  /** The listener of the HTTP server: answers what is cached, and passes everything else to `next`. */
  const inFront =
    (next: RequestListener): RequestListener =>
    (request, response) => {
      if (!isAnonymousRead(request)) return next(request, response)
      const account = accountFor && payerOf(request, accountFor)
      if (account === 'refused' || (!account && request.headers.authorization)) return next(request, response)
      const start = performance.now()
      const find = (key: string) => {
        const found = cache.find(key)
        return found && found.state !== 'expired' ? found.response : undefined
      }
      const send = (answer: CachedResponse) => {
        account?.spend(0) // what is cached is free
        count(request, answer)
        // what is left to the client is not for an answer that CDNs keep for everybody
        const isForCdn = answer.sentHeaders!.some((header) => header.startsWith('public,'))
        return sendCached(request, response, answer, {
          begun: beginRequest(request, hasProxy, start),
          isCached: true,
          isKnown: request.method === 'GET' && isKnownTo(request, answer),
          headers: account && !isForCdn ? account.headers() : [],
        })
      }
      const answer = async (text: string) => {
        const key = keyOf(request, plainText(text))
        if (!find(key)) await filling.get(key)
        const found = find(key)
        cache.count('response', found ? 'hit' : 'miss')
        return found ? send(found) : fill(key, request, response, next)
      }
      const leaveToApp = () => next(request, response) // it says what is wrong with the body
      void receiveText(request)
        .then(answer, leaveToApp)
        .catch((error: unknown) => {
          log.error({ err: error }, 'a cached answer was not sent')
          response.destroy()
        })
    }

  return {
    inFront,
    /** Runs after everything that sets headers: keeps an answer of Apollo's, and spares a client one that it has. */
    keep: (ctx: KoaContext, answer: CacheableAnswer | undefined): void => {
      const isPublic = ctx.res.hasHeader('surrogate-key')
      if (isPublic && ctx.status === 200) ctx.etag = weakTag(ctx.body as string)
      const read = requests.get(ctx.req)
      if (answer && read && ctx.status === 200 && !ctx.res.hasHeader('set-cookie')) {
        const text = ctx.body as string
        const response = new CachedResponse(text, {
          headers: {},
          sentHeaders: sharedHeaders(ctx.res.getHeaders()),
          counted: counting.of(answer.counted),
          ...(ctx.response.etag ? { etag: ctx.response.etag } : {}),
        })
        if (text.length <= maxCharacters) cache.set(read.key, { response, maxAgeMs, tags: answer.tags }, read.version)
        count(ctx.req, response)
      }
      if (isPublic && ctx.status === 200 && isKnown(ctx)) ctx.status = 304
    },
  }
}

/** Who pays; for a key that may not be used it is left to the app to say so. */
const payerOf = (request: IncomingMessage, accountFor: (request: IncomingMessage) => Account) => {
  try {
    return accountFor(request)
  } catch (error) {
    if (error instanceof PublicError) return 'refused'
    throw error
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>
