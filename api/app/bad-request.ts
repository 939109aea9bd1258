import type { Duplex } from 'node:stream'

const answers: Record<string, [status: string, text: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'This address, or what your browser sends with it, is too long. Please shorten it and try again.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long. Please try again.'],
}

/** Responds in words to what node could not parse as a request; a connection that is gone is only closed. */
export const answerBadRequest = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, text] = answers[error.code ?? ''] ?? ['400 Bad Request', 'This request could not be read.']
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  )
}
