import type { WebSocket } from 'ws'
import { listen } from '../database/listen.ts'
import { log } from '../server/log.ts'
import type { FoundSession } from './session-store.ts'

/** How often sessions that nobody ended are looked at: they may be over. */
const lookEveryMs = 30_000

/** What graphql-ws calls Unauthorized: its client does not connect again. */
const unauthorised = 4401

/**
 * Closes sockets when the session that they were opened with ends, at once and whichever process ended it, or has run
 * out of time. An open socket is no use of a session, or none would ever end on a screen that is left open.
 */
export const watchSockets = async (
  url: string,
  alive: (ids: number[]) => Promise<Set<number>>,
  everyMs = lookEveryMs,
) => {
  const watched = new Map<number, Set<WebSocket>>()

  const close = (id: number) => {
    for (const socket of watched.get(id) ?? []) socket.close(unauthorised, 'Signed out')
    watched.delete(id)
  }
  const look = async () => {
    const ids = [...watched.keys()]
    if (!ids.length) return
    const lasting = await alive(ids)
    for (const id of ids) if (!lasting.has(id)) close(id)
  }
  const lookNow = () =>
    void look().catch((error: unknown) => log.warn({ err: error }, 'sessions of sockets were not looked at'))

  const ends = await listen(url, 'session_ended', (id) => close(Number(id)), lookNow)
  const timer = setInterval(lookNow, everyMs)

  const add = (id: number, socket: WebSocket) => {
    if (socket.readyState !== socket.OPEN) return
    const sockets = watched.get(id) ?? new Set()
    watched.set(id, sockets.add(socket))
    socket.once('close', () => {
      sockets.delete(socket)
      if (!sockets.size) watched.delete(id)
    })
  }

  return {
    /** A socket without a session may stay. */
    watch: (socket: WebSocket, session: Promise<FoundSession | undefined>) => {
      session
        .then((found) => found && add(found.id, socket))
        .catch((error: unknown) => {
          log.warn({ err: error }, 'the session of a socket was not found out')
          socket.close(1011)
        })
    },
    close: async () => {
      clearInterval(timer)
      await ends.close()
    },
  }
}
