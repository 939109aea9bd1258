import { GraphQLError } from 'graphql'
import type { Middleware } from 'koa'
import { PublicError, statusByCode } from '../server/errors.ts'
import { log } from '../process/log.ts'
import { maxPathLength } from './request-log.ts'
import { toPublicError } from '../server/to-public-error.ts'

/** Internal errors send only the request's id. */
export const handleErrors: Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (thrown) {
    const error = toPublicError(thrown) ?? thrown
    const status = statusFor(error)
    ctx.status = status
    if (status < 500 || error instanceof PublicError) {
      const { fields, retryAfterSeconds } = error instanceof GraphQLError ? error.extensions : {}
      if (typeof retryAfterSeconds === 'number') ctx.set('retry-after', String(retryAfterSeconds))
      ctx.body = { message: error instanceof Error ? error.message : 'The request was refused', fields }
      if (status >= 500)
        log.warn({ path: ctx.path.slice(0, maxPathLength), ...formatReason(thrown) }, 'request refused')
    } else {
      const id = ctx.response.get('x-request-id')
      log.error({ requestId: id, err: error, path: ctx.path.slice(0, maxPathLength) }, 'request failed')
      ctx.body = { message: 'Something went wrong on our side.', id }
    }
  }
}

/** Deliberate refusals are logged without a stack: an attack would write thousands. */
const formatReason = (thrown: unknown) => {
  if (!(thrown instanceof PublicError)) return { err: thrown }
  const { message, cause } = thrown
  return { reason: message, ...(cause instanceof Error ? { cause: cause.message } : {}) }
}

const statusFor = (error: unknown): number => {
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') return error.status
  return error instanceof PublicError ? statusByCode[error.code] : 500
}
