import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Context as KoaContext, Middleware } from 'koa'
import { LRUCache } from 'lru-cache'
import {
  isAnonymousRead,
  keyOf,
  mayChange,
  parsed,
  plainText,
  questionIn,
  type PlainQuestion,
} from './anonymous-read.ts'
import { send, sharedHeaders, type Answer } from './answer.ts'
import { clientAddress } from '../server/client-address.ts'
import { createDrops } from './drops.ts'
import { anything } from './shown-tags.ts'
import type { Account, Context } from '../server/context.ts'
import { noCounting, type Counting } from '../server/counting.ts'
import { PublicError } from '../server/errors.ts'
import { isKnown } from '../server/is-known.ts'
import { log } from '../server/log.ts'
import { metrics, tellBytes } from '../server/metrics.ts'
import type { Pipeline } from './pipeline.ts'
import { createPreparedReads } from './prepared-reads.ts'
import { receiveText } from './request-body.ts'
import { beginRequest } from './request-log.ts'
import { surrogateKeys, thingsIn } from './surrogate-keys.ts'
import { hasData, tellCaches } from './tell-caches.ts'

/** A request whose body was read here, for the handlers behind. */
interface Read {
  /** Why it is not answered at all. */
  refused?: PublicError
  key: string
  text: string
  body: unknown
  /** The version of the data when it was asked. */
  since: number
}

/** An answer, and what it is dropped by. */
interface Kept {
  answer: Answer
  tags: readonly string[]
  since: number
}

interface Options {
  ttlMs?: number
  entries?: number
  bytes?: number
  counting?: Counting
  /** How many proxies in front are trusted, and with them the id that they give a request. */
  trustedProxies?: number
  /**
   * Who pays for a request.
   * @throws where its key may not be used
   */
  accountFor?: ((request: IncomingMessage) => Account) | undefined
  /** Creates the context for a request without a viewer, to run prepared queries with other variables. */
  contextFor?: (request: IncomingMessage, response: ServerResponse) => Context
}

/** The whole schema, as an explorer asks for it, is some 530,000 characters. */
const largestAnswer = 1024 * 1024

/**
 * Answers anonymous queries before any other code runs: from responses that are cached for a few seconds, or by
 * prepared queries. Only requests that have passed all checks before in every part are answered here; others go on to
 * the app.
 */
export const createResponseCache = (
  pipeline: Pipeline,
  {
    ttlMs = 5000,
    entries = 5000,
    bytes = 64 * 1024 * 1024,
    counting = noCounting,
    trustedProxies = 0,
    accountFor,
    contextFor,
  }: Options = {},
) => {
  const hasProxy = trustedProxies > 0
  const answers = new LRUCache<string, Kept>({
    max: entries,
    maxSize: bytes,
    sizeCalculation: ({ answer: { text }, tags }, key) => 3 * text.length + 2 * key.length + 40 * tags.length + 1000,
    ttl: ttlMs,
  })
  tellBytes('response', () => answers.calculatedSize)
  const prepared = createPreparedReads(pipeline)
  /** Prepared queries that came once: what is never repeated need not fill the memory. */
  const askedOnce = new LRUCache<string, true>({
    max: entries,
    maxSize: bytes / 8,
    sizeCalculation: (_, key) => 2 * key.length + 1,
    ttl: ttlMs,
  })
  const requests = new WeakMap<IncomingMessage, Read>()
  const drops = createDrops()

  /** Drops all responses, including those being made; call it when data has changed. */
  const clear = () => {
    drops.clear()
    answers.clear()
  }

  /** What is kept and shows nothing that has changed; a list that was touched gently lives no longer than others do. */
  const find = (key: string): Answer | undefined => {
    const kept = answers.get(key)
    if (!kept || drops.freshness(kept.tags, kept.since) !== 'gone') return kept?.answer
    answers.delete(key)
    return undefined
  }

  const keep = ({ key, since }: Read, answer: Answer, tags: readonly string[]) => {
    const mayStay = answer.text.length <= largestAnswer && drops.freshness(tags, since) !== 'gone'
    if (mayStay) answers.set(key, { answer, tags, since })
  }

  const tell = (request: IncomingMessage, { counted }: Answer) => {
    const ip = clientAddress(request, trustedProxies)
    if (counted) counting.count(counted, { ip, userAgent: request.headers['user-agent'] })
  }

  /** The listener of the HTTP server: answers what is cached, and passes everything else to `next`. */
  const inFront =
    (next: RequestListener): RequestListener =>
    (request, response) => {
      if (!isAnonymousRead(request)) return next(request, response)
      const account = accountFor && payerOf(request, accountFor)
      if (account === 'refused' || (!account && request.headers.authorization)) return next(request, response)
      const start = performance.now()
      const failed = (error: unknown) => {
        log.error({ err: error }, 'a kept or prepared answer was not sent')
        response.destroy()
      }
      const use = (sent: string) => {
        const text = plainText(sent)
        const key = keyOf(request, text)
        const answer = find(key)
        metrics.cacheReads.inc({ cache: 'response', result: answer ? 'hit' : 'miss' })
        if (answer) {
          tell(request, answer)
          account?.spend(0) // what is kept is free
          const begun = beginRequest(request, hasProxy, start)
          return send(request, response, answer, begun, { isCached: true, account })
        }
        const read: Read = { key, text, body: pipeline.withText(parsed(text)), since: drops.version() }
        const orElse = () => {
          requests.set(request, read)
          next(request, response)
        }
        return answerPrepared(request, response, read, { start, account }, orElse)
      }
      const leaveToApp = () => next(request, response) // it says what is wrong with the body
      void receiveText(request).then(use, leaveToApp).catch(failed)
    }

  const answerPrepared = async (
    request: IncomingMessage,
    response: ServerResponse,
    read: Read,
    { start, account }: { start: number; account: Account | undefined },
    orElse: () => void,
  ) => {
    const question = questionIn(read.body)
    const run =
      question &&
      contextFor &&
      (await prepared.run(question, request.headers.accept, () => contextFor(request, response))?.catch(refuse(read)))
    if (!run) return orElse()
    const { data, ...made } = run
    const answer: Answer = { ...made, counted: counting.of(pipeline.counted(question, () => data)) }
    if (askedOnce.has(read.key)) keep(read, answer, pipeline.tagsOf(question, data))
    else askedOnce.set(read.key, true)
    tell(request, answer)
    await send(request, response, answer, beginRequest(request, hasProxy, start), { isCached: false, account })
  }

  /** Runs after everything that sets headers, around the GraphQL server: caches what may be sent again. */
  const remember: Middleware = async (ctx, next) => {
    await next()
    const isUnkept = hasData(ctx) && pipeline.isUnkept(textOf(ctx)) // what was refused is not read again
    if (ctx.method === 'GET') tellCaches(ctx, () => tagsOf(ctx), isUnkept)
    if (!isUnkept) keepAnswer(ctx)
    if (ctx.method === 'GET' && ctx.status === 200 && isKnown(ctx)) ctx.status = 304
  }

  /** The query that was asked: it stands in the body or the address, or was given before. */
  const textOf = (ctx: KoaContext): string => {
    if (ctx.method !== 'GET') return questionIn(requests.get(ctx.req)?.body)?.query ?? ''
    const { query, extensions } = ctx.query
    const { persistedQuery } = (parsed(String(extensions ?? '')) ?? {}) as { persistedQuery?: { sha256Hash?: string } }
    return query ? String(query) : (pipeline.persisted(String(persistedQuery?.sha256Hash)) ?? '')
  }

  /** The tags of an answer to a GET. */
  const tagsOf = (ctx: KoaContext) =>
    surrogateKeys(pipeline.kindsIn(textOf(ctx)), thingsIn((JSON.parse(ctx.body as string) as { data: unknown }).data))

  const keepAnswer = (ctx: KoaContext) => {
    const read = requests.get(ctx.req)
    const { body, status } = ctx
    if (!read || status !== 200 || typeof body !== 'string' || !hasData(ctx)) return
    if (ctx.state.context?.viewer || ctx.res.hasHeader('set-cookie')) return
    const question: PlainQuestion | undefined = questionIn(read.body)
    if (ctx.method === 'POST' && mayChange(question?.query)) return // Apollo refuses to change anything by GET
    const headers = () => sharedHeaders(ctx.res.getHeaders())
    const dataIn = () => (JSON.parse(body) as { data: unknown }).data
    const answer: Answer = {
      text: body,
      headers: headers(),
      counted: question && counting.of(pipeline.counted(question, dataIn)),
    }
    keep(read, answer, question ? pipeline.tagsOf(question, dataIn()) : anything)
    tell(ctx.req, answer)
    if (question) prepared.add(question, ctx.headers.accept, headers)
  }

  return { inFront, remember, clear, drop: drops.drop, read: (request: IncomingMessage) => requests.get(request) }
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
const refuse = (read: Read) => (error: unknown) => {
  if (!(error instanceof PublicError)) throw error
  read.refused = error
  return undefined
}

export type ResponseCache = ReturnType<typeof createResponseCache>
