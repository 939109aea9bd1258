import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Context as KoaContext } from 'koa'
import { LRUCache } from 'lru-cache'
import type { Cache, CacheFill } from '../cache/cache.ts'
import { CachedResponse } from '../cache/cached-response.ts'
import type { CacheableAnswer } from './cache.plugin.ts'
import { clientAddress } from '../server/client-address.ts'
import type { Admission } from '../server/admission.ts'
import type { Quota, Context } from '../server/context.ts'
import { noCounting, type Counting } from '../schema/counting.ts'
import { PublicError } from '../server/errors.ts'
import { isNotModified, createWeakEtag } from '../server/conditional-request.ts'
import { log } from '../process/log.ts'
import { reportCacheSize } from '../process/metrics.ts'
import { isAnonymousRead, createResponseKey, withoutIntrospectionComments, readOperation } from './anonymous-read.ts'
import { receiveText } from '../http/request-body.ts'
import { beginRequest } from '../http/request-log.ts'
import type { GraphQLServer, NamedRequest } from './server.ts'
import { isKnownTo, sendCached, sharedHeaders } from '../cache/send-cached.ts'

/** A request whose answer may be kept under a key. */
interface ReadRequest {
  key: string
  /** What its operation is known by, where that is by POST. */
  readKey?: string | undefined
  /** The version of the cache's tags when it came. */
  version: number
}

/** By which queries are run in front of the app. */
interface Runner {
  graphql: Pick<GraphQLServer, 'read'>
  admission: Admission
  /** The context of a request without a viewer. */
  contextFor: (request: IncomingMessage, response: ServerResponse) => Context
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
  accountFor?: ((request: IncomingMessage) => Quota) | undefined
  /** Without it the app runs every query that is not cached. */
  runner?: Runner | undefined
}

/** What a key of a query consists of is at most so many characters, for all keys together. */
const maxReadCharacters = 1_000_000

/** The whole schema, as an explorer asks for it, is some 530,000 bytes. */
const maxBytes = 1024 * 1024

/**
 * Answers of GraphQL that are the same for everybody, kept for a few seconds. Requests in a form that passes all checks of the
 * app are answered from them in front of it; a query that the app has answered before runs there too, by the same Apollo Server, with
 * the headers that the app has sent: Koa's part would cost as much as a small list. All others go on to the app.
 */
export const createResponseCache = (
  cache: Cache,
  { maxAgeMs = 5000, counting = noCounting, trustedProxies = 0, accountFor: getQuota, runner }: Options = {},
) => {
  const hasProxy = trustedProxies > 0
  const requests = new WeakMap<IncomingMessage, ReadRequest>()
  /** The headers of queries that the app has answered, which only read. */
  const reads = new LRUCache<string, readonly string[]>({
    maxSize: maxReadCharacters,
    sizeCalculation: (_, key) => key.length,
  })
  reportCacheSize('read', () => 2 * reads.calculatedSize)
  /** Answers that are being made by the app, by their keys. */
  const filling = new Map<string, Promise<void>>()

  const count = (request: IncomingMessage, { counted }: CachedResponse) => {
    const ip = clientAddress(request, trustedProxies)
    if (counted) counting.count(counted, { ip, userAgent: request.headers['user-agent'] })
  }

  const toResponse = (body: Buffer, sentHeaders: readonly string[], { counted }: CacheableAnswer, etag?: string) =>
    new CachedResponse(body, { headers: {}, sentHeaders, counted: counting.of(counted), ...(etag ? { etag } : {}) })

  const toResponseFill = (response: CachedResponse, { tags }: CacheableAnswer): CacheFill => ({
    response,
    maxAgeMs,
    ...(response.bytes <= maxBytes ? { tags } : {}),
  })

  /** Runs a query; without a response where it has failed, which the app words. */
  const run = async (
    { graphql, admission }: Runner,
    operation: NamedRequest,
    context: Context,
    sentHeaders: readonly string[],
  ): Promise<CacheFill> => {
    const { result, cacheable } = await admission.run(context, () => graphql.read(operation, context))
    if (!cacheable) return {}
    const body = toBytes(JSON.stringify({ data: result.data }))
    return toResponseFill(toResponse(body, sentHeaders, cacheable), cacheable)
  }

  /** Passes a request on to the app, whose answer others with the same key wait for. */
  const fill = (
    read: Omit<ReadRequest, 'version'>,
    request: IncomingMessage,
    response: ServerResponse,
    next: RequestListener,
  ) => {
    const { key } = read
    requests.set(request, { ...read, version: cache.tags.current() })
    const filled = new Promise<void>((done) => response.once('close', done))
    filling.set(key, filled)
    response.once('close', () => filling.get(key) === filled && filling.delete(key))
    next(request, response)
  }

  /** The listener of the HTTP server: answers what is cached, and passes everything else to `next`. */
  const listener =
    (next: RequestListener): RequestListener =>
    (request, response) => {
      if (!isAnonymousRead(request)) return next(request, response)
      const account = getQuota && findQuota(request, getQuota)
      if (account === 'refused' || (!account && request.headers.authorization)) return next(request, response)
      const start = performance.now()
      const find = (key: string) => {
        const found = cache.find(key)
        return found && found.state !== 'expired' ? found.response : undefined
      }
      const send = (answer: CachedResponse, isCached: boolean) => {
        if (isCached) account?.consume(0) // what is cached is free
        count(request, answer)
        // what is left to the client is not for an answer that CDNs keep for everybody
        const isForCdn = answer.sentHeaders!.some((header) => header.startsWith('public,'))
        return sendCached(request, response, answer, {
          begun: beginRequest(request, hasProxy, start),
          isCached,
          isKnown: request.method === 'GET' && isKnownTo(request, answer),
          headers: account && !isForCdn ? account.headers() : [],
        })
      }
      const answer = async (sent: string) => {
        const text = withoutIntrospectionComments(sent)
        const key = createResponseKey(request, text)
        if (!find(key)) await filling.get(key)
        const found = find(key)
        cache.count('response', found ? 'hit' : 'miss')
        if (found) return send(found, true)
        const operation = request.method === 'POST' ? readOperation(text) : undefined
        const readKey = operation ? nameRead(operation, request.headers.accept) : undefined
        const sentHeaders = readKey === undefined ? undefined : reads.get(readKey)
        if (!runner || !operation || !sentHeaders) return fill({ key, readKey }, request, response, next)
        let isOwn = false
        const make = () => {
          isOwn = true
          return run(runner, operation, runner.contextFor(request, response), sentHeaders)
        }
        const shared = await cache.fill(key, make).catch(leaveToRefuse)
        return shared?.response ? send(shared.response, !isOwn) : fill({ key, readKey }, request, response, next)
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
    inFront: listener,
    /** Runs after everything that sets headers: keeps an answer of Apollo's, and spares a client one that it has. */
    keep: (ctx: KoaContext, answer: CacheableAnswer | undefined): void => {
      const isPublic = ctx.res.hasHeader('surrogate-key')
      if (isPublic && ctx.status === 200) ctx.etag = createWeakEtag(ctx.body as string)
      const read = requests.get(ctx.req)
      if (answer && read && ctx.status === 200 && !ctx.res.hasHeader('set-cookie')) {
        const body = toBytes(ctx.body as string)
        const response = toResponse(body, sharedHeaders(ctx.res.getHeaders()), answer, ctx.response.etag)
        cache.set(read.key, toResponseFill(response, answer), read.version)
        if (read.readKey) reads.set(read.readKey, response.sentHeaders)
        count(ctx.req, response)
      }
      if (isPublic && ctx.status === 200 && isNotModified(ctx)) ctx.status = 304
    },
  }
}

const encoder = new TextEncoder()

/** A text as bytes of their own, outside the heap, where garbage collections do not copy them. */
const toBytes = (text: string): Buffer => Buffer.from(encoder.encode(text).buffer)

/** An operation without its variables, and the form in which it is answered. */
const nameRead = ({ query, operationName, extensions }: NamedRequest, accept: string | undefined) =>
  `${accept}\n${operationName}\n${JSON.stringify(extensions)}\n${query}`

/** The app says that the site is too busy. */
const leaveToRefuse = (error: unknown): undefined => {
  if (!(error instanceof PublicError)) throw error
  return undefined
}

/** Who pays; for a key that may not be used it is left to the app to say so. */
const findQuota = (request: IncomingMessage, getQuota: (request: IncomingMessage) => Quota) => {
  try {
    return getQuota(request)
  } catch (error) {
    if (error instanceof PublicError) return 'refused'
    throw error
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>
