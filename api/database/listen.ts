import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { log } from '../process/log.ts'
import { metrics } from '../process/metrics.ts'
import { destroyConnection } from './connection/connection-timeout.ts'

const maxWaitMs = 10_000
const responseTimeoutMs = 5000

/** Calls `onMissed` after reconnecting; replaces the connection if its own heartbeats do not arrive. */
export const listen = async (
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onMissed: () => void,
  { beatMs = 10_000, echoMs = 5000, onLost = () => {} } = {},
) => {
  let client: pg.Client | undefined
  let isClosed = false
  let waitMs = 250

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: responseTimeoutMs,
      query_timeout: responseTimeoutMs,
      application_name: `listen ${channel}`,
    })
    const echo = `echo_${randomUUID()}`
    const heartbeat = createHeartbeat({
      beatMs,
      echoMs,
      beat: () => next.query('select pg_notify($1, $2)', [echo, '']),
      onStopped: () => destroyConnection(next, 'its notifications do not arrive'),
    })
    next.on('notification', (message) => {
      if (message.channel === echo) heartbeat.heard()
      else if (message.channel === channel) onMessage(message.payload ?? '') // a pooler may deliver those of others
    })
    next.on('error', (error) => {
      if (!isClosed) log.warn({ err: error, channel }, 'LISTEN connection lost')
    })
    next.on('end', () => {
      heartbeat.end()
      if (client !== next || isClosed) return
      metrics.listening.set({ channel }, 0)
      reconnect()
    })
    try {
      await next.connect()
      for (const name of [channel, echo]) await next.query(`listen ${pg.escapeIdentifier(name)}`)
    } catch (error) {
      destroyConnection(next, 'it does not listen')
      throw error
    }
    if (isClosed) {
      destroyConnection(next, 'closed while it was reconnecting')
      return
    }
    client = next
    waitMs = 250
    metrics.listening.set({ channel }, 1)
    heartbeat.heard()
  }
  const reconnect = () => {
    client = undefined
    if (isClosed) return
    onLost()
    setTimeout(() => {
      connect().then(onMissed, (error: Error) => {
        log.warn({ channel, reason: error.message }, 'LISTEN failed; retrying')
        reconnect()
      })
    }, waitMs).unref()
    waitMs = Math.min(waitMs * 2, maxWaitMs)
  }

  await connect()
  return {
    close: async () => {
      isClosed = true
      metrics.listening.remove({ channel })
      if (client) destroyConnection(client, 'closed')
    },
  }
}

interface HeartbeatOptions {
  beatMs: number
  echoMs: number
  beat: () => Promise<unknown>
  onStopped: () => unknown
}

const createHeartbeat = ({ beatMs, echoMs, beat, onStopped }: HeartbeatOptions) => {
  let timer: NodeJS.Timeout | undefined
  const after = (ms: number, then: () => unknown) => {
    clearTimeout(timer)
    timer = setTimeout(then, ms).unref()
  }
  return {
    heard: () =>
      after(beatMs, () => {
        after(echoMs, onStopped)
        beat().catch(() => {})
      }),
    end: () => clearTimeout(timer),
  }
}
