import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Counted } from '../server/counting.ts'
import { log } from '../server/log.ts'
import { requestIdOf } from '../server/request-id.ts'

/** An answer that may be sent again; the forms in which it goes out are made when first asked for. */
export interface Answer {
  text: string
  headers: readonly string[]
  plain?: Buffer
  br?: Buffer
  gzip?: Buffer
  counted?: Counted | undefined
}

const compressFrom = 1024
const ownHeaders = new Set(['x-request-id', 'content-length'])

/** The headers of one answer for others of its kind. */
export const sharedHeaders = (sent: OutgoingHttpHeaders): string[] =>
  Object.entries(sent).flatMap(([name, value]) => (ownHeaders.has(name) ? [] : [name, String(value)]))

/** Sends an answer as the app would have, and logs it. */
export const send = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  start: number,
  isCached: boolean,
) => {
  const requestId = requestIdOf(request.headers['x-request-id'])
  const encoding = answer.text.length < compressFrom ? undefined : encodingFor(request.headers['accept-encoding'])
  // A string leaves together with the headers; what is sent again and again is encoded once.
  const body = encoding
    ? (answer[encoding] ??= compress[encoding](answer.text))
    : isCached
      ? (answer.plain ??= Buffer.from(answer.text))
      : answer.text
  const headers = [...answer.headers, 'x-request-id', requestId, 'content-length', String(Buffer.byteLength(body))]
  if (encoding) headers.push('content-encoding', encoding)
  response.writeHead(200, headers)
  response.end(body)
  const durationMs = Math.round(performance.now() - start)
  log.info(
    { requestId, method: request.method, path: '/graphql', status: 200, durationMs, ...(isCached ? { isCached } : {}) },
    'request',
  )
}

const compress = {
  br: (body: string) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: string) => gzipSync(body),
}

/** Of the encodings named without a weight; a client that weighs them gets plain text. */
const encodingFor = (accepted: string | undefined) =>
  !accepted
    ? undefined
    : /(?:^|[ ,])br(?:$|[ ,])/.test(accepted)
      ? 'br'
      : /(?:^|[ ,])gzip(?:$|[ ,])/.test(accepted)
        ? 'gzip'
        : undefined
