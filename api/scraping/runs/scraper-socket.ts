import type { WebSocket } from 'ws'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { tryAgainLater } from '../../accounts/sessions/watch-sockets.ts'
import type { Context } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { log } from '../../process/log.ts'
import { watchState } from './read-state.ts'

/** Not signed in, and not an administrator. */
const closeCodes: Readonly<Record<string, number>> = { UNAUTHENTICATED: 4401, INVALID_API_KEY: 4401, FORBIDDEN: 4403 }

/** The next state waits until the last was sent, so that a slow reader gets the latest one and no backlog. */
export const serveScraperState = async (socket: WebSocket, pendingContext: Promise<Context>) => {
  try {
    socket.on('error', () => socket.terminate())
    const context = await pendingContext
    requireAdmin(context)
    const states = watchState(context.pool)
    socket.once('close', () => void states.return?.())
    let type = 'scraperState'
    for await (const state of states) {
      await send(socket, JSON.stringify(Object.assign({ type }, state)))
      type = 'scraperUpdate'
    }
  } catch (error) {
    if (error instanceof PublicError) return socket.close(closeCodes[error.code] ?? tryAgainLater, error.message)
    if (socket.readyState === socket.OPEN) log.warn({ err: error }, 'could not send the scraper’s state')
    socket.close(tryAgainLater)
  }
}

const send = (socket: WebSocket, text: string) =>
  new Promise<void>((done, fail) => {
    socket.send(text, (error) => (error ? fail(error) : done()))
  })
