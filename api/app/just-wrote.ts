import type { Context as KoaContext } from 'koa'
import type { Replicas } from '../database/replicas.ts'
import type { Asker } from '../server/context.ts'

const cookie = 'wrote'
/** For longer than a process takes to hear of a change; after that it asks no replica that has not got it. */
const forMs = 10_000

/**
 * Lets a visitor see what they have sent, whichever process they ask next: for ten seconds they are answered from the
 * database itself, by a cookie that says no more than that.
 */
export const writingOf = (ctx: KoaContext, replicas: Replicas | undefined): Partial<Asker> => {
  if (!replicas) return {}
  const options = { maxAge: forMs, httpOnly: true, sameSite: 'lax', signed: false, overwrite: true } as const
  return {
    hasJustWritten: ctx.cookies.get(cookie, { signed: false }) !== undefined,
    noteWrite: () => {
      replicas.changed()
      if (!ctx.headerSent) ctx.cookies.set(cookie, '1', options)
    },
  }
}
