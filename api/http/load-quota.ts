import type { Context as KoaContext, Middleware } from 'koa'
import { refuseMessage } from '../partners/assistants/refuse-message.ts'
import type { Quotas } from '../partners/keys/quotas.ts'
import type { Quota, Context } from '../server/context.ts'
import { PublicError, statusByCode } from '../server/errors.ts'
import { isOpen } from './csrf.ts'

/** The cost of a REST request in points: about that of a list of suppliers. */
const restCost = 100

export const loadQuota =
  (accounts: Quotas): Middleware =>
  async (ctx, next) => {
    if (!isOpen(ctx.path)) return next()
    try {
      ctx.state.account = accounts.forRequest(ctx.req, ctx.ip)
    } catch (error) {
      if (!(error instanceof PublicError)) throw error
      if (error.code === 'INVALID_API_KEY') ctx.set('www-authenticate', 'Bearer')
      ctx.set('cache-control', 'no-store')
      if (ctx.path !== '/graphql') throw error
      ctx.status = statusByCode[error.code]
      ctx.body = { errors: [error] }
      return
    }
    try {
      await next()
    } finally {
      const isForEverybody = String(ctx.res.getHeader('cache-control')).startsWith('public,')
      const headers = isForEverybody ? [] : (ctx.state.account as Quota).headers()
      for (let at = 0; at < headers.length; at += 2) ctx.set(headers[at]!, headers[at + 1]!)
    }
  }

export const getQuotaOfRequest = (ctx: KoaContext): { quota?: Quota } =>
  ctx.state.account ? { quota: ctx.state.account as Quota } : {}

export const chargeRest: Middleware = (ctx, next) => {
  ;(ctx.state.context as Context).quota?.consume(restCost)
  return next()
}

/** Clients and proxies see a used-up quota in the status, the assistant in a message. */
export const chargeMessage: Middleware = async (ctx, next) => {
  await next()
  const { quota: account } = ctx.state.context as Context
  try {
    account?.consume(restCost)
  } catch (error) {
    if (!(error instanceof PublicError)) throw error
    const { retryAfterSeconds } = error.extensions
    ctx.status = statusByCode[error.code]
    ctx.set('retry-after', String(retryAfterSeconds))
    ctx.body = refuseMessage(error.message, { retryAfterSeconds })
  }
}
