import type { RawData, WebSocket } from 'ws'
import { limitNetworks } from '../server/network.ts'

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
  /** Of one wide network; see `getWideNetwork`. */
  perWideNetwork: 200,
  /** Of this process: each takes some 20 kB. */
  inTotal: 4000,
}

/** RFC 6455's code for a client that breaks a rule of the server. */
export const policyViolation = 1008
/** How long a client that did not read has to learn why its socket is closed. */
const lastWordsMs = 1000

/** Reads no more from it. */
export const refuseSocket = (socket: WebSocket, code: number, reason: string) => {
  if (socket.readyState !== socket.OPEN) return
  socket.close(code, reason)
  socket.pause()
  setTimeout(() => socket.terminate(), lastWordsMs).unref()
}

/** Unread responses would fill the memory, pings included. */
export const guardSocket = (socket: WebSocket) => {
  let readUntil = -Infinity
  const onMessage = (data: RawData) => {
    if (socket.bufferedAmount > socketLimits.bufferedBytes)
      return refuseSocket(socket, policyViolation, 'Read the responses before sending more requests')
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

/** At most `maxOpen`, since pages need connections too. */
export const countSockets = (maxOpen: number) => {
  const open = new Map<string, number>()
  let inTotal = 0
  const listLimits = (ip: string) => limitNetworks(ip, socketLimits.perNetwork, socketLimits.perWideNetwork)
  const count = (network: string, change: 1 | -1) => {
    const now = (open.get(network) ?? 0) + change
    if (now) open.set(network, now)
    else open.delete(network)
  }
  return {
    hasRoom: (ip: string) =>
      inTotal < Math.min(socketLimits.inTotal, maxOpen) &&
      [...listLimits(ip)].every(([network, limit]) => (open.get(network) ?? 0) < limit),
    add: (ip: string, socket: WebSocket) => {
      const networks = [...listLimits(ip).keys()]
      inTotal++
      for (const network of networks) count(network, 1)
      socket.once('close', () => {
        inTotal--
        for (const network of networks) count(network, -1)
      })
    },
  }
}
