import type { IncomingMessage, RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'

const responses: Record<string, [status: string, text: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'This address, or what your browser sends with it, is too long. Please shorten it and try again.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long. Please try again.'],
}

const unreadable = 'This request could not be read.'

export const respondToBadRequest = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, text] = responses[error.code ?? ''] ?? ['400 Bad Request', unreadable]
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  )
}

/** A proxy may have used one of two Host headers, and Node the other. */
export const namesTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++
  return hosts > 1
}

/** True for a path or `*`; `createHttpServer` has already stripped the host from absolute addresses. */
const hasPath = ({ url = '', method }: IncomingMessage): boolean =>
  url.startsWith('/') || (url === '*' && method === 'OPTIONS')

export const refuseUnclear =
  (next: RequestListener): RequestListener =>
  (request, response) => {
    if (!namesTwoHosts(request) && hasPath(request)) return next(request, response)
    response.writeHead(400, { connection: 'close', 'content-type': 'text/plain; charset=utf-8' }).end(unreadable)
  }
