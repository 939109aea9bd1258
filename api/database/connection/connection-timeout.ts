import type { Socket } from 'node:net'
import type pg from 'pg'

/** The server cancels the site's statements after this time. */
export const statementTimeoutMs = 15_000
/** Extra silence allowed to a connection after its statement timeout. */
export const silenceMs = 3000

/** Missing from pg's types. */
type Inner = pg.ClientBase & { connection: { stream: Socket }; readyForQuery: boolean | null }

/** Closes a connection at once; its queries fail with this reason. */
export const destroyConnection = (client: pg.ClientBase, reason: string) =>
  (client as Inner).connection.stream.destroy(new Error(reason))

/**
 * Closes a connection that is silent for longer than any statement takes: the database is frozen or the network cut, so
 * the server's own timeout never arrives.
 */
export const endWhenSilent = (client: pg.ClientBase, timeoutMs: number, graceMs: number) => {
  const inner = client as Inner
  defaults.set(client, { timeoutMs, graceMs })
  inner.connection.stream.on('timeout', () => {
    if (!inner.readyForQuery) destroyConnection(client, 'the database did not respond in time')
  })
  allowStatement(client)
}

/** Each connection's default statement timeout and extra silence. */
const defaults = new WeakMap<pg.ClientBase, { timeoutMs: number; graceMs: number }>()

/** Sets how long the next statements may take: 0 for no limit, undefined for the connection's default. */
export const allowStatement = (client: pg.ClientBase, limitMs?: number) => {
  const { timeoutMs, graceMs } = defaults.get(client) ?? { timeoutMs: statementTimeoutMs, graceMs: silenceMs }
  const statementMs = limitMs ?? timeoutMs
  ;(client as Inner).connection.stream.setTimeout(statementMs && statementMs + graceMs)
}
