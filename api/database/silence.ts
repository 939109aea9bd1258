import type { Socket } from 'node:net'
import type pg from 'pg'

/** The server ends a statement of the site after this time. */
export const statementTimeoutMs = 15_000
/** By how much a connection may be silent for longer than its statement may take. */
export const silenceMs = 3000

/** What pg does not tell of in its types. */
type Inner = pg.ClientBase & { connection: { stream: Socket }; readyForQuery: boolean | null }

/** Ends a connection at once, whatever it is waiting for; its queries fail with this reason. */
export const breakOff = (client: pg.ClientBase, reason: string) =>
  (client as Inner).connection.stream.destroy(new Error(reason))

/**
 * Ends a connection that owes an answer and says nothing for longer than any statement takes: the database is frozen or
 * the network cut, and the server's own timeout will never be heard of.
 */
export const endWhenSilent = (client: pg.ClientBase, timeoutMs: number, graceMs: number) => {
  const inner = client as Inner
  defaults.set(client, { timeoutMs, graceMs })
  inner.connection.stream.on('timeout', () => {
    if (!inner.readyForQuery) breakOff(client, 'the database has been silent for too long')
  })
  allowStatement(client)
}

/** What a connection's statements may take, and by how much it may be silent for longer. */
const defaults = new WeakMap<pg.ClientBase, { timeoutMs: number; graceMs: number }>()

/**
 * How long the next statements may take until the connection counts as silent; 0 for as long as they want, and without a
 * number as long as any of its database.
 */
export const allowStatement = (client: pg.ClientBase, limitMs?: number) => {
  const { timeoutMs, graceMs } = defaults.get(client) ?? { timeoutMs: statementTimeoutMs, graceMs: silenceMs }
  const statementMs = limitMs ?? timeoutMs
  ;(client as Inner).connection.stream.setTimeout(statementMs && statementMs + graceMs)
}
