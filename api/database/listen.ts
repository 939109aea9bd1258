import pg from 'pg'
import { log } from '../server/log.ts'

/** Longest wait between two tries to connect again. */
const longestWaitMs = 10_000

/**
 * Hears what PostgreSQL's NOTIFY tells on a channel, on a connection of its own. After a connection was lost,
 * `onMissed` is called: what was told meanwhile was not heard.
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
    if (isClosed) return next.end() // closed while it was connecting again
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
