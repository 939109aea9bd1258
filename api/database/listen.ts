import pg from 'pg'
import { log } from '../server/log.ts'

/** The longest wait between two attempts to reconnect. */
const longestWaitMs = 10_000

/**
 * Listens to PostgreSQL's NOTIFY on a channel, on a connection of its own. Calls `onMissed` after a lost connection,
 * since messages sent in between are lost.
 */
export const listen = async (
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onMissed: () => void,
) => {
  let client: pg.Client | undefined
  let isClosed = false
  let waitMs = 250

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      application_name: `listen ${channel}`,
    })
    next.on('notification', ({ payload }) => onMessage(payload ?? ''))
    next.on('error', (error) => log.warn({ err: error, channel }, 'a listening connection was lost'))
    next.on('end', () => {
      if (client === next) again()
    })
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    if (isClosed) return next.end() // closed while it was reconnecting
    client = next
    waitMs = 250
  }
  const again = () => {
    client = undefined
    if (isClosed) return
    setTimeout(() => {
      connect().then(onMissed, again)
    }, waitMs).unref()
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }

  await connect()
  return {
    close: async () => {
      isClosed = true
      await client?.end()
    },
  }
}
