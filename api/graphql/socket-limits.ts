import type { RawData, WebSocket } from 'ws'
import { getNetwork } from '../server/network.ts'

export const socketLimits = {
  /** Operations and subscriptions running on one socket. */
  operations: 20,
  /** Unread output of one socket, in this process's memory. */
  bufferedBytes: 1024 * 1024,
  /** From one socket: what exceeds one second's worth is read later. */
  messagesPerSecond: 10,
  bytesPerSecond: 32 * 1024,
  /** Open sockets of one network; see `getNetwork`. */
  perNetwork: 50,
}

/** RFC 6455's code for a client that breaks a rule of the server. */
export const policyViolation = 1008
/** How long a client that did not read has to learn why its socket is closed. */
const lastWordsMs = 1000

/** Unread responses would fill the memory, pings included. */
export const guardSocket = (socket: WebSocket) => {
  let readUntil = -Infinity
  const refuse = () => {
    if (socket.readyState !== socket.OPEN) return
    socket.close(policyViolation, 'Read the responses before sending more requests')
    socket.pause()
    setTimeout(() => socket.terminate(), lastWordsMs).unref()
  }
  const onMessage = (data: RawData) => {
    if (socket.bufferedAmount > socketLimits.bufferedBytes) return refuse()
    const { messagesPerSecond, bytesPerSecond } = socketLimits
    const now = performance.now()
    const bytes = Buffer.isBuffer(data) ? data.length : 0
    readUntil = Math.max(readUntil, now - 1000) + Math.max(1000 / messagesPerSecond, (1000 * bytes) / bytesPerSecond)
    if (readUntil < now || socket.isPaused) return
    socket.pause()
    setTimeout(() => socket.resume(), readUntil - now).unref()
  }
  socket.on('message', onMessage)
  socket.on('ping', onMessage)
}

export const countSockets = () => {
  const open = new Map<string, number>()
  return {
    hasRoom: (ip: string) => (open.get(getNetwork(ip)) ?? 0) < socketLimits.perNetwork,
    add: (ip: string, socket: WebSocket) => {
      const network = getNetwork(ip)
      open.set(network, (open.get(network) ?? 0) + 1)
      socket.once('close', () => {
        const left = open.get(network)! - 1
        if (left) open.set(network, left)
        else open.delete(network)
      })
    },
  }
}
