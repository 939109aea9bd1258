import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { answerBadRequest } from './bad-request.ts'
import { createReaderWatch, type ReaderLimits } from './reader-watch.ts'

/** Files that the process opens beside visitors' connections: to the database, to start it again, pages, the scraper's. */
const reservedFiles = 256
/** Headers come in one piece; who sends them by drops only holds a connection. */
const headersTimeout = 15_000
const connectionsCheckingInterval = 5000

/** Whether a request asks for a WebSocket; whoever asks for HTTP/2 in clear text (h2c) is answered over HTTP/1.1. */
const isWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket'

/** How many connections may be open, where the system says how many files a process may open. */
const limitOfConnections = (): number => {
  try {
    const files = Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
    return files ? Math.max(files - reservedFiles, Math.ceil(files / 2)) : Infinity
  } catch {
    return Infinity
  }
}

/** Longer than proxies keep an idle connection to the site, so that none sends a request on one that is being closed. */
const keepAliveTimeout = 920_000
/** So many connections may be idle after a request, and a quarter of all: the one that is idle longest makes room. */
const maxIdle = 2000
/** The share of all connections from which on there is no room for idle ones. */
const crowded = 0.9
/** While it drains, the server answers requests for so long: kept connections learn from the answer that they end. */
const drainMs = 5000
/** A connection that was just accepted has so long to send its request. */
const lastRequestMs = 1000

/**
 * The HTTP server, which leaves the process files for its own needs: a flood of connections would else keep it from its
 * database. Of those on which nothing was asked yet half of `limit` may be open: the oldest one makes room for the next. Where
 * nearly as many are open as may be, those that are idle make room, too. `drain` stops accepting connections without losing
 * a request: for five seconds each answer says that its connection ends.
 */
export const createHttpServer = (
  limit = limitOfConnections(),
  { lookEveryMs = 250, ...limits }: Partial<ReaderLimits> & { lookEveryMs?: number } = {},
): { server: Server; drain: () => Promise<void> } => {
  const options = { headersTimeout, connectionsCheckingInterval, keepAliveTimeout, shouldUpgradeCallback: isWebSocket }
  const server = createServer(options).on('clientError', answerBadRequest)
  const sockets = new Set<Socket>()
  const watch = createReaderWatch(limits)
  const timer = setInterval(() => watch.look(sockets), lookEveryMs).unref()
  server.once('close', () => clearInterval(timer))
  if (limit < Infinity) server.maxConnections = limit
  const silent = new Set<Socket>()
  const idle = new Set<Socket>()
  const answering = new Set<ServerResponse>()
  /** Requests of each connection that are not answered yet. */
  const underWay = new WeakMap<Socket, number>()
  let isDraining = false
  const add = (group: Set<Socket>, socket: Socket, max: number) => {
    if (socket.destroyed) return
    group.add(socket)
    const [oldest] = group
    if (group.size > max) oldest?.destroy()
  }
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    add(silent, socket, limit / 2)
    const [longestIdle] = idle
    if (sockets.size > limit * crowded) longestIdle?.destroy()
    socket.once('close', () => {
      sockets.delete(socket)
      silent.delete(socket)
      idle.delete(socket)
    })
  })
  server.on('request', (request, response) => {
    const { socket } = request
    silent.delete(socket)
    idle.delete(socket)
    useOriginForm(request)
    if (isDraining) response.shouldKeepAlive = false
    answering.add(response)
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1)
    response.once('close', () => {
      answering.delete(response)
      const left = underWay.get(socket)! - 1
      underWay.set(socket, left)
      if (!left) add(idle, socket, Math.min(maxIdle, limit / 4))
    })
  })
  server.on('upgrade', (request: IncomingMessage) => {
    silent.delete(request.socket)
    idle.delete(request.socket)
    useOriginForm(request)
  })
  return {
    server,
    drain: async () => {
      isDraining = true
      for (const response of answering) response.shouldKeepAlive = false
      await untilEmpty(idle, drainMs)
      NetServer.prototype.close.call(server) // http's own ends idle connections, too
      await untilEmpty(silent, lastRequestMs)
    },
  }
}

/** Resolves when there are none of these connections any more, or after so long. */
const untilEmpty = async (sockets: ReadonlySet<Socket>, ms: number) => {
  const end = performance.now() + ms
  while (sockets.size && performance.now() < end) await pause(20)
}

/** Clients may send the whole address, as to a proxy; its host then counts (RFC 9112, 3.2.2). */
const useOriginForm = (request: IncomingMessage) => {
  const { url = '' } = request
  if (!/^https?:\/\//i.test(url)) return
  const rest = url.slice(url.indexOf('//') + 2)
  const end = rest.search(/[/?#]/)
  const [authority, path] = end < 0 ? [rest, ''] : [rest.slice(0, end), rest.slice(end)]
  const host = authority.slice(authority.lastIndexOf('@') + 1)
  if (host) request.headers.host = host
  request.url = path.startsWith('/') ? path : `/${path}`
}

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
