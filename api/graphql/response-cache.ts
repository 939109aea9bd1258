import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Context as KoaContext, Middleware } from 'koa'
import type { Cache, Made } from '../cache/cache.ts'
import { CachedResponse } from '../cache/cached-response.ts'
import { surrogateKey } from '../cache/tags.ts'
import { clientAddress } from '../server/client-address.ts'
import type { Account, Context } from '../server/context.ts'
import { noCounting, type Counting } from '../schema/counting.ts'
import { PublicError } from '../server/errors.ts'
import { isKnown, weakTag } from '../server/is-known.ts'
import { log } from '../process/log.ts'
import {
  isAnonymousRead,
  keyOf,
  mayChange,
  parsed,
  plainText,
  questionIn,
  type PlainQuestion,
} from './anonymous-read.ts'
import type { Pipeline } from './pipeline.ts'
import { createPreparedReads } from './prepared-reads.ts'
import { receiveText } from '../http/request-body.ts'
import { beginRequest } from '../http/request-log.ts'
import { isKnownTo, sendCached, sharedHeaders } from '../cache/send-cached.ts'

/** A request whose body was read here, for the handlers behind. */
interface ReadRequest {
  /** Why it is not answered at all. */
  refused?: PublicError
  key: string
  text: string
  body: unknown
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
  /** Creates the context for a request without a viewer, to run prepared queries with other variables. */
  contextFor?: (request: IncomingMessage, response: ServerResponse) => Context
}

/** The whole schema, as an explorer asks for it, is some 530,000 characters. */
const maxCharacters = 1024 * 1024

/** Browsers keep an answer for a minute, CDNs for five: as long as what changes by the clock may be old. */
const publicCaching = 'public, max-age=60, s-maxage=300'

/** Headers by which an answer is somebody's own: who asks, and whether what it costs is reported in it. */
const personalHeaders = ['cookie', 'authorization', 'x-api-key', 'x-query-cost']

/** Whether an answer to a GET is the same for everybody: complete, and asked without anything that says who asks. */
const isPublic = (ctx: KoaContext): boolean =>
  ctx.status === 200 &&
  personalHeaders.every((name) => ctx.headers[name] === undefined) &&
  !(ctx.state.context as Context | undefined)?.viewer

/** Lets CDNs keep an answer to a GET, by its ETag and its tags; without tags nobody may. */
const setCacheHeaders = (ctx: KoaContext, tags: readonly string[] | undefined) => {
  ctx.vary(personalHeaders)
  if (!tags || !isPublic(ctx)) return ctx.set('cache-control', 'private, no-store')
  ctx.set('cache-control', publicCaching)
  ctx.etag = weakTag(ctx.body as string)
  ctx.set('surrogate-key', surrogateKey(tags))
}

/**
 * Answers anonymous queries before any other code runs: from answers that are cached for a few seconds, or by
 * prepared queries. Only requests that have passed all checks before in every part are answered here; others go on to
 * the app.
 */
export const createResponseCache = (
  pipeline: Pipeline,
  cache: Cache,
  { maxAgeMs = 5000, counting = noCounting, trustedProxies = 0, accountFor, contextFor }: Options = {},
) => {
  const hasProxy = trustedProxies > 0
  const prepared = createPreparedReads(pipeline)
  const requests = new WeakMap<IncomingMessage, ReadRequest>()

  const count = (request: IncomingMessage, { counted }: CachedResponse) => {
    const ip = clientAddress(request, trustedProxies)
    if (counted) counting.count(counted, { ip, userAgent: request.headers['user-agent'] })
  }

  /** An answer to be cached, with the headers that it is sent with. */
  const toMade = (
    text: string,
    sentHeaders: readonly string[],
    question: PlainQuestion,
    data: unknown,
    { etag, tags = pipeline.tagsOf(question, data) }: { etag?: string; tags?: readonly string[] | undefined } = {},
  ) => {
    const counted = counting.of(pipeline.counted(question, () => data))
    const response = new CachedResponse(text, { headers: {}, sentHeaders, counted, ...(etag ? { etag } : {}) })
    return { response, maxAgeMs, ...(tags && text.length <= maxCharacters ? { tags } : {}) }
  }

  /** The listener of the HTTP server: answers what is cached or prepared, and passes everything else to `next`. */
  const inFront =
    (next: RequestListener): RequestListener =>
    (request, response) => {
      if (!isAnonymousRead(request)) return next(request, response)
      const account = accountFor && payerOf(request, accountFor)
      if (account === 'refused' || (!account && request.headers.authorization)) return next(request, response)
      const start = performance.now()
      const send = (answer: CachedResponse, isCached: boolean) => {
        if (isCached) account?.spend(0) // what is cached is free
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
        const text = plainText(sent)
        const key = keyOf(request, text)
        const found = cache.find(key)
        const isFound = found && found.state !== 'expired'
        cache.count('response', isFound ? 'hit' : 'miss')
        if (isFound) return send(found.response, true)
        const read: ReadRequest = {
          key,
          text,
          body: pipeline.withText(parsed(text)),
          version: cache.tags.current(),
        }
        const question = questionIn(read.body)
        const run = question && contextFor && prepared.find(question, request.headers.accept)
        let isOwn = false
        const make = async (): Promise<Made> => {
          isOwn = true
          const made = await run!(contextFor!(request, response))
          return made ? toMade(made.text, made.headers, question!, made.data) : {}
        }
        const made = run && (await cache.fill(key, make).catch(refuse(read)))
        if (made?.response) return send(made.response, !isOwn)
        requests.set(request, read)
        next(request, response)
      }
      const leaveToApp = () => next(request, response) // it says what is wrong with the body
      void receiveText(request)
        .then(answer, leaveToApp)
        .catch((error: unknown) => {
          log.error({ err: error }, 'a cached or prepared answer was not sent')
          response.destroy()
        })
    }

  /** Runs after everything that sets headers, around the GraphQL server: caches what may be sent again. */
  const remember: Middleware = async (ctx, next) => {
    await next()
    const read = requests.get(ctx.req)
    const body = typeof ctx.body === 'string' && ctx.body.startsWith('{"data":') ? ctx.body : undefined
    const question = ctx.method === 'GET' ? questionOfGet(ctx) : questionIn(read?.body)
    const data = body && (JSON.parse(body) as { data: unknown }).data
    const tags = question && data ? pipeline.tagsOf(question, data) : undefined
    if (ctx.method === 'GET') setCacheHeaders(ctx, tags)
    if (read && body && question && tags) keep(ctx, read, body, question, data, tags)
    if (ctx.method === 'GET' && ctx.status === 200 && isKnown(ctx)) ctx.status = 304
  }

  const keep = (
    ctx: KoaContext,
    { key, version }: ReadRequest,
    body: string,
    question: PlainQuestion,
    data: unknown,
    tags: readonly string[],
  ) => {
    if (ctx.status !== 200 || ctx.state.context?.viewer || ctx.res.hasHeader('set-cookie')) return
    if (ctx.method === 'POST' && mayChange(question.query)) return // Apollo refuses to change anything by GET
    const headers = () => sharedHeaders(ctx.res.getHeaders())
    const { etag } = ctx.response
    const made = toMade(body, headers(), question, data, { etag, tags })
    cache.set(key, made, version)
    count(ctx.req, made.response)
    if (ctx.method === 'POST') prepared.add(question, ctx.headers.accept, headers)
  }

  /** The question of a GET: its text is in the address, or was given before. */
  const questionOfGet = ({ query }: KoaContext): PlainQuestion | undefined => {
    const { persistedQuery } = (parsed(String(query.extensions ?? '')) ?? {}) as {
      persistedQuery?: { sha256Hash?: string }
    }
    return questionIn({
      query: query.query ? String(query.query) : (pipeline.persisted(String(persistedQuery?.sha256Hash)) ?? ''),
      variables: query.variables ? parsed(String(query.variables)) : undefined,
      operationName: query.operationName ? String(query.operationName) : undefined,
    })
  }

  return { inFront, remember, read: (request: IncomingMessage) => requests.get(request) }
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

/** Leaves it to the app to say that the site is too busy. */
const refuse = (read: ReadRequest) => (error: unknown) => {
  if (!(error instanceof PublicError)) throw error
  read.refused = error
  return undefined
}

export type ResponseCache = ReturnType<typeof createResponseCache>
