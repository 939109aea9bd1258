import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { respondToBadRequest } from './bad-request.ts'
import { log } from '../process/log.ts'

/** File descriptors reserved for the database, PostgreSQL restarts, pages and the scraper. */
const reservedFiles = 256
/** Headers arrive at once; a slow sender only occupies a connection. */
const headersTimeout = 15_000
const connectionsCheckingInterval = 5000

/** Requests for h2c get HTTP/1.1. */
const isWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket'

const readConnectionLimit = (): number => {
  try {
    const files = Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
    return files ? Math.max(files - reservedFiles, Math.ceil(files / 2)) : Infinity
  } catch {
    return Infinity
  }
}

/** Longer than proxies keep idle connections, so that none sends a request on a closing one. */
const keepAliveTimeout = 920_000
/** Limit of idle connections after a request, also a quarter of all; the longest idle is closed first. */
const maxIdle = 2000
/** From this share of all connections, idle ones are closed. */
const crowded = 0.9
/** While draining, the server answers requests for this long, with `Connection: close`. */
const drainMs = 5000
/** A just accepted connection gets this long to send its request. */
const lastRequestMs = 1000

/** Reserves file descriptors, so that a flood of connections cannot cut the process off from its database. */
export const createHttpServer = (
  limit = readConnectionLimit(),
  { lookEveryMs = 250, ...limits }: Partial<ReaderLimits> & { lookEveryMs?: number } = {},
): { server: Server; drain: () => Promise<void> } => {
  const options = { headersTimeout, connectionsCheckingInterval, keepAliveTimeout, shouldUpgradeCallback: isWebSocket }
  const server = createServer(options).on('clientError', respondToBadRequest)
  const sockets = new Set<Socket>()
  const watch = createReaderWatch(limits)
  const timer = setInterval(() => watch.look(sockets), lookEveryMs).unref()
  server.once('close', () => clearInterval(timer))
  if (limit < Infinity) server.maxConnections = limit
  const silent = new Set<Socket>()
  const idle = new Set<Socket>()
  const answering = new Set<ServerResponse>()
  const underWay = new WeakMap<Socket, number>()
  let isDraining = false
  let accepted = 0
  const add = (group: Set<Socket>, socket: Socket, max: number) => {
    if (socket.destroyed) return
    group.add(socket)
    const [oldest] = group
    if (group.size > max) oldest?.destroy()
  }
  server.on('connection', (socket: Socket) => {
    accepted++
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
  /** Closing would reset connections that only the system has accepted; a turn accepts one. */
  const emptyBacklog = async () => {
    const end = performance.now() + lastRequestMs
    let before: number
    do {
      before = accepted
      for (let turns = 0; turns < 2; turns++) await turn()
    } while (accepted > before && performance.now() < end)
  }
  return {
    server,
    drain: async () => {
      isDraining = true
      for (const response of answering) response.shouldKeepAlive = false
      await untilEmpty(idle, drainMs)
      await emptyBacklog()
      NetServer.prototype.close.call(server) // http's own close() ends idle connections, too
      await untilEmpty(silent, lastRequestMs)
    },
  }
}

const untilEmpty = async (sockets: ReadonlySet<Socket>, ms: number) => {
  const end = performance.now() + ms
  while (sockets.size && performance.now() < end) await pause(20)
}

/** Clients may send an absolute address, as to a proxy; its host then wins (RFC 9112, 3.2.2). */
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

/** Limit of pipelined requests; browsers and proxies do not pipeline. */
const maxWaiting = 10

/** Otherwise Node would parse on to the end of what it has read, a thousand requests. */
const disconnect = (socket: Socket & { parser?: { pause: () => void } | null }) => {
  socket.destroy()
  socket.parser?.pause()
}

/** Node would start all pipelined requests at once, and hold their responses in memory. */
export const serveInTurn = (next: RequestListener): RequestListener => {
  const queues = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const begin = () => {
      if (socket.destroyed) return
      response.once('close', () => {
        const following = queues.get(socket)!.shift()
        if (following) following()
        else queues.delete(socket)
      })
      next(request, response)
    }
    const queue = queues.get(socket)
    if (queue) {
      if (queue.push(begin) > maxWaiting) disconnect(socket)
    } else {
      queues.set(socket, [])
      queueMicrotask(begin) // after all that arrived with it is parsed, since that may be too much
    }
  }
}

interface ReaderLimits {
  stalledMs: number
  waitingBytes: number
}

const defaults: ReaderLimits = { stalledMs: 30_000, waitingBytes: 64 * 1024 * 1024 }

/** Bytes of the last chunk that the system has not taken; Node's timeouts read the same value. */
const getWriteQueueSize = (socket: Socket) =>
  (socket as { _handle?: { writeQueueSize?: number } })._handle?.writeQueueSize

/** Unread responses would fill the memory. */
export const createReaderWatch = (limits: Partial<ReaderLimits> = {}) => {
  const { stalledMs, waitingBytes } = { ...defaults, ...limits }
  /** Connections with unread data: since when, and when some was last read. */
  let waiting = new Map<Socket, { since: number; readAt: number; left: string }>()
  return {
    look: (sockets: Iterable<Socket>, now = performance.now()): void => {
      const before = waiting
      waiting = new Map()
      let bytes = 0
      for (const socket of sockets) {
        if (!socket.writableLength) continue
        const left = `${socket.bytesWritten - socket.writableLength} ${getWriteQueueSize(socket)}`
        const known = before.get(socket)
        const one = { since: known?.since ?? now, readAt: known?.left === left ? known.readAt : now, left }
        if (now - one.readAt >= stalledMs) socket.destroy()
        else {
          waiting.set(socket, one)
          bytes += socket.writableLength
        }
      }
      if (bytes <= waitingBytes) return
      log.warn({ bytes, connections: waiting.size }, 'too much unread data; closing the slowest connections')
      for (const [socket] of [...waiting].toSorted(([, a], [, b]) => a.since - b.since)) {
        if (bytes <= waitingBytes) return
        bytes -= socket.writableLength
        waiting.delete(socket)
        socket.destroy()
      }
    },
  }
}
