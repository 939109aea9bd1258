import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { log } from '../process/log.ts'
import { metrics } from '../process/metrics.ts'
import { breakOff } from './silence.ts'

/** The longest wait between two attempts to reconnect, and for the answer to each step of one. */
const longestWaitMs = 10_000
const answerWithinMs = 5000

/**
 * Listens to PostgreSQL's NOTIFY on a channel, on a connection of its own. Calls `onLost` when that is lost, and `onMissed` once
 * there is another, since messages sent in between are lost. It sends itself a message every `beatMs`: a connection on which that one does
 * not come back within `echoMs` is deaf, whatever TCP says, and replaced.
 */
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
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      application_name: `listen ${channel}`,
    })
    const echo = `echo_${randomUUID()}`
    const heart = createHeart({
      beatMs,
      echoMs,
      beat: () => next.query('select pg_notify($1, $2)', [echo, '']),
      stopped: () => breakOff(next, 'it does not hear its own messages'),
    })
    next.on('notification', (message) => (message.channel === echo ? heart.heard() : onMessage(message.payload ?? '')))
    next.on('error', (error) => {
      if (!isClosed) log.warn({ err: error, channel }, 'a listening connection was lost')
    })
    next.on('end', () => {
      heart.end()
      if (client !== next || isClosed) return
      metrics.listening.set({ channel }, 0)
      again()
    })
    try {
      await next.connect()
      for (const name of [channel, echo]) await next.query(`listen ${pg.escapeIdentifier(name)}`)
    } catch (error) {
      breakOff(next, 'it does not listen')
      throw error
    }
    if (isClosed) {
      breakOff(next, 'closed while it was reconnecting')
      return
    }
    client = next
    waitMs = 250
    metrics.listening.set({ channel }, 1)
    heart.heard()
  }
  const again = () => {
    client = undefined
    if (isClosed) return
    onLost()
    setTimeout(() => {
      connect().then(onMissed, (error: Error) => {
        log.warn({ channel, reason: error.message }, 'changes are not heard: LISTEN failed again')
        again()
      })
    }, waitMs).unref()
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }

  await connect()
  return {
    close: async () => {
      isClosed = true
      metrics.listening.remove({ channel })
      if (client) breakOff(client, 'closed')
    },
  }
}

interface Heart {
  beatMs: number
  echoMs: number
  beat: () => Promise<unknown>
  stopped: () => unknown
}

/** Beats some time after each `heard`, and has stopped when that beat is not heard in turn. */
const createHeart = ({ beatMs, echoMs, beat, stopped }: Heart) => {
  let timer: NodeJS.Timeout | undefined
  const after = (ms: number, then: () => unknown) => {
    clearTimeout(timer)
    timer = setTimeout(then, ms).unref()
  }
  return {
    heard: () =>
      after(beatMs, () => {
        after(echoMs, stopped)
        beat().catch(() => {}) // not heard, then
      }),
    end: () => clearTimeout(timer),
  }
}
