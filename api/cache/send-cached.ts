import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { CachedResponse } from './cached-response.ts'
import { matchesEtag } from '../server/conditional-request.ts'
import { logRequest, type RequestStart } from '../http/request-log.ts'

const ownHeaders = new Set(['x-request-id', 'content-length'])

export const sharedHeaders = (sent: OutgoingHttpHeaders): string[] =>
  Object.entries(sent).flatMap(([name, value]) => (ownHeaders.has(name) ? [] : [name, String(value)]))

export const isKnownTo = ({ headers }: IncomingMessage, { etag }: CachedResponse): boolean =>
  etag !== undefined && headers['if-none-match'] !== undefined && matchesEtag(headers['if-none-match'], etag)

interface Options {
  begun: RequestStart
  isCached: boolean
  isKnown: boolean
  headers?: readonly string[]
}

export const sendCached = async (
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  { begun, isCached, isKnown, headers: own = [] }: Options,
) => {
  const { method, url = '', headers } = request
  const [path] = url.split('?', 1) as [string]
  const sent = [...cached.sentHeaders!, 'x-request-id', begun.requestId, ...own]
  const status = isKnown ? 304 : 200
  if (isKnown) response.writeHead(status, sent).end()
  else {
    const { encoding, body } = await cached.encode(headers['accept-encoding'])
    sent.push('content-length', String(body.length))
    if (encoding) sent.push('content-encoding', encoding)
    response.writeHead(status, sent).end(method === 'HEAD' ? undefined : body)
  }
  logRequest(begun, { method, path, status, ...(isCached ? { isCached } : {}) })
}
