import type { Socket } from 'node:net'
import { log } from '../process/log.ts'

export interface ReaderLimits {
  /** How long a connection may have an answer waiting of which nothing is read. */
  stalledMs: number
  /** What may wait in this process to be read, over all connections. */
  waitingBytes: number
}

const defaults: ReaderLimits = { stalledMs: 30_000, waitingBytes: 64 * 1024 * 1024 }

/** What the system has not taken yet of the last piece that it was given; node's own timeouts look at it too. */
const queueOf = (socket: Socket) => (socket as { _handle?: { writeQueueSize?: number } })._handle?.writeQueueSize

/** Closes connections whose clients do not read what they have asked for: it would wait in memory for ever. */
export const createReaderWatch = (limits: Partial<ReaderLimits> = {}) => {
  const { stalledMs, waitingBytes } = { ...defaults, ...limits }
  /** Connections with something to be read, since when that is so, and when some of it was last read. */
  let waiting = new Map<Socket, { since: number; readAt: number; left: string }>()
  return {
    /** To be called every so often; `now` is in milliseconds. */
    look: (sockets: Iterable<Socket>, now = performance.now()): void => {
      const before = waiting
      waiting = new Map()
      let bytes = 0
      for (const socket of sockets) {
        if (!socket.writableLength) continue
        const left = `${socket.bytesWritten - socket.writableLength} ${queueOf(socket)}`
        const known = before.get(socket)
        const one = { since: known?.since ?? now, readAt: known?.left === left ? known.readAt : now, left }
        if (now - one.readAt >= stalledMs) socket.destroy()
        else {
          waiting.set(socket, one)
          bytes += socket.writableLength
        }
      }
      if (bytes <= waitingBytes) return
      log.warn({ bytes, connections: waiting.size }, 'too much waits to be read: the slowest readers are closed')
      for (const [socket] of [...waiting].toSorted(([, a], [, b]) => a.since - b.since)) {
        if (bytes <= waitingBytes) return
        bytes -= socket.writableLength
        waiting.delete(socket)
        socket.destroy()
      }
    },
  }
}
