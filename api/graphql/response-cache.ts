import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Context as KoaContext } from 'koa'
import { LRUCache } from 'lru-cache'
import type { Cache, CacheFill } from '../cache/cache.ts'
import { CachedResponse } from '../cache/cached-response.ts'
import type { CacheableAnswer } from './cache.plugin.ts'
import { clientAddress } from '../server/client-address.ts'
import type { Admission } from '../server/admission.ts'
import type { Quota, Context } from '../server/context.ts'
import { noAnalytics, type Analytics } from '../schema/analytics.ts'
import { PublicError } from '../server/errors.ts'
import { isNotModified, createWeakEtag } from '../server/conditional-request.ts'
import { log } from '../process/log.ts'
import { reportCacheSize } from '../process/metrics.ts'
import { withoutComments } from './introspection.ts'
import { receiveText, bodyLimits, hasBody, isNestedWithin } from '../http/request-body.ts'
import { beginRequest } from '../http/request-log.ts'
import type { GraphQLServer, NamedRequest } from './server.ts'
import { isKnownTo, sendCached, sharedHeaders } from '../cache/send-cached.ts'

interface ReadRequest {
  key: string
  /** The cache key of a POST's operation. */
  readKey?: string | undefined
  /** The tag version when the request arrived. */
  version: number
  /** Lets others with the same key go on. */
  release: () => void
}

interface Runner {
  graphql: Pick<GraphQLServer, 'read'>
  admission: Admission
  contextFor: (request: IncomingMessage, response: ServerResponse) => Context
}

interface Options {
  maxAgeMs?: number | undefined
  analytics?: Analytics | undefined
  /** The number of trusted proxies, whose request ids are accepted too. */
  trustedProxies?: number | undefined
  /** The quota that a request is charged to. @throws if its key is not valid */
  accountFor?: ((request: IncomingMessage) => Quota) | undefined
  /** Without it the app runs every query that is not cached. */
  runner?: Runner | undefined
}

const maxReadCharacters = 1_000_000

/** The full introspection has about 530,000 bytes. */
const maxBytes = 1024 * 1024

/** Runs known queries here, on the same Apollo Server, since Koa's part costs as much as a small list. */
export const createResponseCache = (
  cache: Cache,
  { maxAgeMs = 5000, analytics = noAnalytics, trustedProxies = 0, accountFor: getQuota, runner }: Options = {},
) => {
  const hasProxy = trustedProxies > 0
  const requests = new WeakMap<IncomingMessage, ReadRequest>()
  /** The response headers of read-only queries that the app has run. */
  const reads = new LRUCache<string, readonly string[]>({
    maxSize: maxReadCharacters,
    sizeCalculation: (_, key) => key.length,
  })
  reportCacheSize('read', () => 2 * reads.calculatedSize)
  const filling = new Map<string, Promise<void>>()

  const report = (request: IncomingMessage, { events }: CachedResponse) => {
    const ip = clientAddress(request, trustedProxies)
    if (events) analytics.report(events, { ip, userAgent: request.headers['user-agent'] })
  }

  const toResponse = (body: string, sentHeaders: readonly string[], { counted }: CacheableAnswer, etag?: string) =>
    new CachedResponse(body, {
      headers: {},
      sentHeaders,
      events: analytics.eventsFor(counted),
      ...(etag ? { etag } : {}),
    })

  const toResponseFill = (response: CachedResponse, { tags }: CacheableAnswer): CacheFill => ({
    response,
    maxAgeMs,
    ...(response.bytes <= maxBytes ? { tags } : {}),
  })

  const run = async (
    { graphql, admission }: Runner,
    operation: NamedRequest,
    context: Context,
    sentHeaders: readonly string[],
  ): Promise<CacheFill> => {
    const { result, cacheable } = await admission.run(context, () => graphql.read(operation, context))
    if (!cacheable) return {}
    const body = JSON.stringify({ data: result.data })
    return toResponseFill(toResponse(body, sentHeaders, cacheable), cacheable)
  }

  /** Other requests with the same key wait for the app's response. */
  const fill = (
    read: Pick<ReadRequest, 'key' | 'readKey'>,
    request: IncomingMessage,
    response: ServerResponse,
    next: RequestListener,
  ) => {
    const { key } = read
    let release = () => {}
    const filled = new Promise<void>((done) => (release = done)).finally(() => {
      if (filling.get(key) === filled) filling.delete(key)
    })
    filling.set(key, filled)
    requests.set(request, { ...read, version: cache.tags.current(), release })
    response.once('close', release)
    next(request, response)
  }

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
        if (isCached) account?.consume(0) // cached responses are free
        report(request, answer)
        // a CDN's shared response must not include the client's quota
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
      const leaveToApp = () => next(request, response) // the app reports what is wrong with the body
      void receiveText(request, clientAddress(request, trustedProxies))
        .then(answer, leaveToApp)
        .catch((error: unknown) => {
          log.error({ err: error }, 'could not send a cached response')
          response.destroy()
        })
    }

  return {
    inFront: listener,
    /** Once a request has its response or error: its client may take long to read it. */
    release: (request: IncomingMessage): void => requests.get(request)?.release(),
    /** Called after all headers are set. */
    keep: (ctx: KoaContext, answer: CacheableAnswer | undefined): void => {
      const isPublic = ctx.res.hasHeader('surrogate-key')
      if (isPublic && ctx.status === 200) ctx.etag = createWeakEtag(ctx.body as string)
      const read = requests.get(ctx.req)
      if (answer && read && ctx.status === 200 && !ctx.res.hasHeader('set-cookie')) {
        const response = toResponse(ctx.body as string, sharedHeaders(ctx.res.getHeaders()), answer, ctx.response.etag)
        cache.set(read.key, toResponseFill(response, answer), read.version)
        if (read.readKey) reads.set(read.readKey, response.sentHeaders)
        report(ctx.req, response)
      }
      if (isPublic && ctx.status === 200 && isNotModified(ctx)) ctx.status = 304
    },
  }
}

/** The key of an operation without its variables, and of the response format. */
const nameRead = ({ query, operationName, extensions }: NamedRequest, accept: string | undefined) =>
  `${accept}\n${operationName}\n${JSON.stringify(extensions)}\n${query}`

/** The app responds that the site is too busy. */
const leaveToRefuse = (error: unknown): undefined => {
  if (!(error instanceof PublicError)) throw error
  return undefined
}

/** The app reports an invalid key. */
const findQuota = (request: IncomingMessage, getQuota: (request: IncomingMessage) => Quota) => {
  try {
    return getQuota(request)
  } catch (error) {
    if (error instanceof PublicError) return 'refused'
    throw error
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>

/** Longer requests take the usual path. */
const maxRequestLength = 16 * 1024
const jsonTypes = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8'])

/** An API key does not change the response; the pipeline charges for it. */
const isAnonymousRead = (request: IncomingMessage): boolean => {
  const { method, url = '', headers } = request
  if (headers.cookie !== undefined || headers['x-query-cost'] !== undefined || headers.expect !== undefined)
    return false
  if (method === 'GET') return url.startsWith('/graphql?') && url.length <= maxRequestLength && !hasBody(request)
  return (
    method === 'POST' &&
    url === '/graphql' &&
    jsonTypes.has(headers['content-type'] ?? '') &&
    Number(headers['content-length']) <= maxRequestLength &&
    headers['content-encoding'] === undefined
  )
}

/** Includes whether there is an API key, with which a CDN must not cache. */
const createResponseKey = ({ method, url, headers }: IncomingMessage, text: string): string =>
  method === 'POST'
    ? `answer ${headers.accept ?? ''}\n${text}`
    : `answer ${JSON.stringify([
        url,
        headers.accept,
        headers['content-type'],
        headers['apollo-require-preflight'],
        headers['x-apollo-operation-name'],
        headers.authorization !== undefined || headers['x-api-key'] !== undefined,
      ])}`

const withoutIntrospectionComments = (text: string): string => {
  if (!text.includes('__schema')) return text
  const body = parseJsonBody(text)
  return isRecord(body) && typeof body.query === 'string'
    ? JSON.stringify({ ...body, query: withoutComments(body.query) })
    : text
}

/** Undefined for anything unusual, which is left to Apollo. */
const readOperation = (text: string): NamedRequest | undefined => {
  const body = parseJsonBody(text)
  if (!isRecord(body)) return undefined
  const { query, variables = {}, operationName, extensions, ...others } = body
  const isPlain =
    (query === undefined || typeof query === 'string') &&
    (operationName === undefined || typeof operationName === 'string') &&
    isRecord(variables) &&
    (extensions === undefined || isRecord(extensions)) &&
    !Object.keys(others).length
  return isPlain ? { query, variables, operationName, extensions } : undefined
}

const parseJsonBody = (text: string): unknown => {
  try {
    return text && isNestedWithin(text, bodyLimits.depth, bodyLimits.valuesBeforeAdmission)
      ? JSON.parse(text)
      : undefined
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
