import type { WebSocket } from 'ws'
import { listen } from '../../database/listen.ts'
import { log } from '../../process/log.ts'
import type { FoundSession } from './session-store.ts'

const lookEveryMs = 30_000

/** RFC 6455's code for "try again later"; after 1011, graphql-ws would not reconnect. */
export const tryAgainLater = 1013

const unauthorised = 4401

/** Closes WebSockets when their session ends in any process; an open one prevents only the idle timeout. */
export const watchSockets = async (
  url: string,
  keepAlive: (ids: number[]) => Promise<Set<number>>,
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
    const lasting = await keepAlive(ids)
    for (const id of ids) if (!lasting.has(id)) close(id)
  }
  const lookNow = () =>
    void look().catch((error: unknown) => log.warn({ err: error }, 'could not check the sessions of WebSockets'))

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
    watch: (socket: WebSocket, session: Promise<FoundSession | undefined>) => {
      session
        .then((found) => found && add(found.id, socket))
        .catch((error: unknown) => {
          log.warn({ err: error }, 'could not load the session of a WebSocket')
          socket.close(tryAgainLater)
        })
    },
    close: async () => {
      clearInterval(timer)
      await ends.close()
    },
  }
}
