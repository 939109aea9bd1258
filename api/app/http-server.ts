import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { answerBadRequest } from './bad-request.ts'
import { createReaderWatch, type ReaderLimits } from './reader-watch.ts'

/** Files that the process opens beside visitors' connections: to the database, to start it again, pages, the scraper's. */
const reservedFiles = 256
/** Headers come in one piece; who sends them by drops only holds a connection. */
const headersTimeout = 15_000
const connectionsCheckingInterval = 5000

/** Whether a request asks for a WebSocket; whoever asks for HTTP/2 in clear text (h2c) is answered over HTTP/1.1. */
const isWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket'

/** How many connections may stand, where the system says how many files a process may open. */
const mostConnections = (): number | undefined => {
  try {
    const files = Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
    return files ? Math.max(files - reservedFiles, Math.ceil(files / 2)) : undefined
  } catch {
    return undefined
  }
}

/**
 * The HTTP server, which leaves the process files for its own needs: a flood of connections would else keep it from its
 * database. Of those on which nothing was asked yet half of `most` may stand: the oldest one makes room for the next. Where
 * nearly as many stand as may, those that only stay open for another request make room, too.
 */
export const createHttpServer = (
  most = mostConnections(),
  { lookEveryMs = 250, ...limits }: Partial<ReaderLimits> & { lookEveryMs?: number } = {},
): Server => {
  const options = { headersTimeout, connectionsCheckingInterval, shouldUpgradeCallback: isWebSocket }
  const server = createServer(options).on('clientError', answerBadRequest)
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const watch = createReaderWatch(limits)
  const timer = setInterval(() => watch.look(sockets), lookEveryMs).unref()
  server.once('close', () => clearInterval(timer))
  if (!most) return server
  server.maxConnections = most
  const silent = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => {
      silent.delete(socket)
      answered.delete(socket)
    })
    const [oldest] = silent
    if (silent.size > most / 2) oldest?.destroy()
    const [idle] = answered
    if (sockets.size > most * crowded) idle?.destroy()
  })
  const answered = new Set<Socket>()
  server.on('request', ({ socket }, response) => {
    silent.delete(socket)
    answered.delete(socket)
    response.once('close', () => {
      if (!socket.destroyed) answered.add(socket)
    })
  })
  server.on('upgrade', ({ socket }) => {
    silent.delete(socket)
    answered.delete(socket)
  })
  return server
}

/** The share of all connections from which on there is no room for idle ones. */
const crowded = 0.9

/** Requests that may wait on one connection for an answer to the one before; browsers and proxies send none so early. */
const maxWaiting = 10

/**
 * Begins a connection's next request when the one before is answered, and closes connections that send many without waiting:
 * node would begin them all at once, and hold their answers in memory.
 */
export const answerInTurn = (next: RequestListener): RequestListener => {
  const queues = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const begin = () => {
      response.once('close', () => {
        const following = socket.destroyed ? undefined : queues.get(socket)?.shift()
        if (following) following()
        else queues.delete(socket)
      })
      next(request, response)
    }
    const queue = queues.get(socket)
    if (queue) {
      if (queue.push(begin) > maxWaiting) socket.destroy()
    } else {
      queues.set(socket, [])
      begin()
    }
  }
}
