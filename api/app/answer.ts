import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Account } from '../server/context.ts'
import type { Counted } from '../server/counting.ts'
import { namesTag } from '../server/is-known.ts'
import { compress, compressFrom, encodingFor, type Encoding } from './compress.ts'
import { logRequest, type Begun } from './request-log.ts'

/** An answer that may be sent again; the forms in which it goes out are made when first asked for. */
export interface Answer extends Partial<Record<Encoding, Promise<Buffer>>> {
  text: string
  /** Those that the app gave it, the security headers among them. */
  headers: readonly string[]
  plain?: Buffer
  counted?: Counted | undefined
}

const ownHeaders = new Set(['x-request-id', 'content-length', 'ratelimit', 'ratelimit-policy'])

/** The headers of one answer for others of its kind. */
export const sharedHeaders = (sent: OutgoingHttpHeaders): string[] =>
  Object.entries(sent).flatMap(([name, value]) => (ownHeaders.has(name) ? [] : [name, String(value)]))

/** Whether the asker has this answer already, by its ETag. */
const isKnownTo = ({ headers }: IncomingMessage, answer: Answer): boolean => {
  const known = headers['if-none-match']
  const at = answer.headers.indexOf('etag')
  return known !== undefined && at >= 0 && namesTag(known, answer.headers[at + 1]!)
}

/** What is left to the asker, which an answer that caches in front keep for everybody does not tell. */
const leftTo = (account: Account | undefined, answer: Answer): string[] =>
  account && !answer.headers.some((header) => header.startsWith('public,')) ? account.headers() : []

/** Sends an answer as the app would have, and logs it. */
export const send = async (
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  begun: Begun,
  { isCached, account }: { isCached: boolean; account: Account | undefined },
) => {
  if (request.method === 'GET' && isKnownTo(request, answer)) {
    response.writeHead(304, [...answer.headers, 'x-request-id', begun.requestId, ...leftTo(account, answer)])
    response.end()
    return logRequest(begun, {
      method: request.method,
      path: '/graphql',
      status: 304,
      ...(isCached ? { isCached } : {}),
    })
  }
  const encoding = answer.text.length < compressFrom ? undefined : encodingFor(request.headers['accept-encoding'])
  // A string leaves together with the headers; what is sent again and again is encoded once.
  const body = encoding
    ? await (answer[encoding] ??= compress(answer.text, encoding))
    : isCached
      ? (answer.plain ??= Buffer.from(answer.text))
      : answer.text
  const headers = [
    ...answer.headers,
    'x-request-id',
    begun.requestId,
    'content-length',
    String(Buffer.byteLength(body)),
    ...leftTo(account, answer),
  ]
  if (encoding) headers.push('content-encoding', encoding)
  response.writeHead(200, headers)
  response.end(body)
  logRequest(begun, { method: request.method, path: '/graphql', status: 200, ...(isCached ? { isCached } : {}) })
}
