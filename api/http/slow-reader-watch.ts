import type { Socket } from 'node:net'
import { log } from '../process/log.ts'

export interface ReaderLimits {
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
