import type { Socket } from 'node:net'
import type pg from 'pg'
import { endedByUsCode } from '../../process/database-errors.ts'

export const statementTimeoutMs = 15_000
export const silenceMs = 3000

/** Missing from pg's types. */
type Inner = pg.ClientBase & { connection: { stream: Socket }; readyForQuery: boolean | null }

export const destroyConnection = (client: pg.ClientBase, reason: string) =>
  (client as Inner).connection.stream.destroy(Object.assign(new Error(reason), { code: endedByUsCode }))

/** A frozen database or a cut network never delivers the server's own timeout. */
export const endWhenSilent = (client: pg.ClientBase, timeoutMs: number, graceMs: number) => {
  const inner = client as Inner
  defaults.set(client, { timeoutMs, graceMs })
  inner.connection.stream.on('timeout', () => {
    if (!inner.readyForQuery) destroyConnection(client, 'the database did not respond in time')
  })
  allowStatement(client)
}

const defaults = new WeakMap<pg.ClientBase, { timeoutMs: number; graceMs: number }>()

/** Sets how long the next statements may take: 0 for no limit, undefined for the connection's default. */
export const allowStatement = (client: pg.ClientBase, limitMs?: number) => {
  const { timeoutMs, graceMs } = defaults.get(client) ?? { timeoutMs: statementTimeoutMs, graceMs: silenceMs }
  const statementMs = limitMs ?? timeoutMs
  ;(client as Inner).connection.stream.setTimeout(statementMs && statementMs + graceMs)
}
