import type { Context as KoaContext, Middleware } from 'koa'
import { refuseMessage } from '../partners/assistants/refuse-message.ts'
import type { Accounts } from '../partners/keys/accounts.ts'
import type { Account, Context } from '../server/context.ts'
import { PublicError, statusOf } from '../server/errors.ts'
import { isOpen } from './csrf.ts'

/** What a request to a REST path costs, in points: about what a list of suppliers does. */
const restCost = 100

/** Finds who pays for a request to the API, and tells what is left in every answer. */
export const openAccount =
  (accounts: Accounts): Middleware =>
  async (ctx, next) => {
    if (!isOpen(ctx.path)) return next()
    try {
      ctx.state.account = accounts.ofRequest(ctx.req, ctx.ip)
    } catch (error) {
      if (!(error instanceof PublicError)) throw error
      if (error.code === 'INVALID_API_KEY') ctx.set('www-authenticate', 'Bearer')
      ctx.set('cache-control', 'no-store')
      if (ctx.path !== '/graphql') throw error
      ctx.status = statusOf[error.code]
      ctx.body = { errors: [error] }
      return
    }
    try {
      await next()
    } finally {
      const isForEverybody = String(ctx.res.getHeader('cache-control')).startsWith('public,') // caches in front keep it
      const headers = isForEverybody ? [] : (ctx.state.account as Account).headers()
      for (let at = 0; at < headers.length; at += 2) ctx.set(headers[at]!, headers[at + 1]!)
    }
  }

/** The account of a request, for its context. */
export const accountIn = (ctx: KoaContext): { account?: Account } =>
  ctx.state.account ? { account: ctx.state.account as Account } : {}

/**
 * Takes what a REST request costs from whoever sends it.
 * @throws RATE_LIMITED
 */
export const payForRest: Middleware = (ctx, next) => {
  ;(ctx.state.context as Context).account?.spend(restCost)
  return next()
}

/**
 * The same for an assistant's messages, of which some ask GraphQL and have paid what that costs when they are answered.
 * Where too little is left, clients and proxies are told by the status, and the assistant in words.
 */
export const payForMessage: Middleware = async (ctx, next) => {
  await next()
  const { account } = ctx.state.context as Context
  try {
    account?.spend(restCost)
  } catch (error) {
    if (!(error instanceof PublicError)) throw error
    const { retryAfterSeconds } = error.extensions
    ctx.status = statusOf[error.code]
    ctx.set('retry-after', String(retryAfterSeconds))
    ctx.body = refuseMessage(error.message, { retryAfterSeconds })
  }
}
