import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Middleware } from 'koa'
import { LRUCache } from 'lru-cache'
import { log } from './log.ts'
import { requestIdOf } from './request-id.ts'

/** An answer as it goes out; the compressed forms are made when first asked for. */
interface Answer {
  headers: string[]
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
}

/** A request that was read here already, for those behind. */
interface Read {
  key: string
  text: string
  version: number
}

/** Longer requests are not remembered; they go the usual way. */
const longestRequest = 16 * 1024
const largestAnswer = 256 * 1024
const compressFrom = 1024

/**
 * Answers of anonymous reads, kept for a few seconds and sent before any other code runs. A key is all of a request that
 * the answer depends on, byte by byte, so only a request that has passed every check once is ever answered from here.
 */
export const createResponseCache = ({ ttlMs = 5000, entries = 5000, bytes = 64 * 1024 * 1024 } = {}) => {
  const answers = new LRUCache<string, Answer>({
    max: entries,
    maxSize: bytes,
    sizeCalculation: ({ plain }, key) => 2 * plain.length + 2 * key.length + 1000,
    ttl: ttlMs,
  })
  const requests = new WeakMap<IncomingMessage, Read>()
  let version = 0

  /** Forgets all answers, and those being made; to be called when data has changed. */
  const clear = () => {
    version++
    answers.clear()
  }

  /** The listener of the HTTP server: what is known is answered, all else `next` answers. */
  const inFront = (next: RequestListener): RequestListener => (request, response) => {
    if (!isAnonymousRead(request)) return next(request, response)
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = chunks.length === 1 ? chunks[0]!.toString() : Buffer.concat(chunks).toString()
      const key = keyOf(request, text)
      const answer = answers.get(key)
      if (answer) return send(request, response, answer)
      requests.set(request, { key, text, version })
      return next(request, response)
    })
  }

  /** Behind everything that sets headers, around the GraphQL server: keeps what may be sent again. */
  const remember: Middleware = async (ctx, next) => {
    await next()
    const query = queryOf(ctx.request.body) ?? ctx.query.query
    // Whatever may be a mutation has the word in its text; keywords cannot be written in any other way.
    const mayChange = typeof query !== 'string' || query.includes('mutation')
    const read = requests.get(ctx.req)
    const { body, status } = ctx
    if (!read || mayChange || status !== 200 || typeof body !== 'string' || ctx.state.context?.viewer) return
    if (read.version !== version || body.length > largestAnswer || !body.startsWith('{"data":') || ctx.res.hasHeader('set-cookie')) return
    answers.set(read.key, { headers: headersOf(ctx.res), plain: Buffer.from(body) })
  }

  return { inFront, remember, clear, textOf: (request: IncomingMessage) => requests.get(request)?.text }
}
export type ResponseCache = ReturnType<typeof createResponseCache>

const jsonTypes = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8'])

const isAnonymousRead = ({ method, url = '', headers }: IncomingMessage): boolean => {
  if (headers.cookie !== undefined || headers.authorization !== undefined || headers.expect !== undefined) return false
  if (method === 'GET') return url.startsWith('/graphql?') && url.length <= longestRequest && headers['content-length'] === undefined
  return (
    method === 'POST' &&
    url === '/graphql' &&
    jsonTypes.has(headers['content-type'] ?? '') &&
    Number(headers['content-length']) <= longestRequest &&
    headers['content-encoding'] === undefined
  )
}

/** Apollo asks some requests for a header that no other site can send: one without it is never taken for one with it. */
const keyOf = ({ method, url, headers }: IncomingMessage, text: string): string =>
  method === 'POST'
    ? `${headers.accept ?? ''}\n${text}`
    : JSON.stringify([url, headers.accept, headers['content-type'], headers['apollo-require-preflight'], headers['x-apollo-operation-name']])

const queryOf = (body: unknown): unknown => (body && typeof body === 'object' && 'query' in body ? body.query : undefined)

const ownHeaders = new Set(['x-request-id', 'content-length'])

const headersOf = (response: ServerResponse): string[] =>
  Object.entries(response.getHeaders()).flatMap(([name, value]) => (ownHeaders.has(name.toLowerCase()) ? [] : [name, String(value)]))

const send = (request: IncomingMessage, response: ServerResponse, answer: Answer) => {
  const requestId = requestIdOf(request.headers['x-request-id'])
  const encoding = answer.plain.length < compressFrom ? undefined : encodingFor(request.headers['accept-encoding'])
  const body = encoding ? (answer[encoding] ??= compress[encoding](answer.plain)) : answer.plain
  const headers = [...answer.headers, 'x-request-id', requestId, 'content-length', String(body.length)]
  if (encoding) headers.push('content-encoding', encoding)
  response.writeHead(200, headers)
  response.end(body)
  log.info({ requestId, method: request.method, path: '/graphql', status: 200, durationMs: 0, isCached: true }, 'request')
}

const compress = {
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => gzipSync(body),
}

/** Of the encodings named without a weight; a client that weighs them gets plain text. */
const encodingFor = (accepted: string | undefined) =>
  !accepted ? undefined : /(?:^|[ ,])br(?:$|[ ,])/.test(accepted) ? 'br' : /(?:^|[ ,])gzip(?:$|[ ,])/.test(accepted) ? 'gzip' : undefined
