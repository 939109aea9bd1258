import type { Middleware, Context as KoaContext } from 'koa'
import type { Admission } from '../server/admission.ts'
import { PublicError, statusByCode } from '../server/errors.ts'
import { parseJson } from '../http/request-body.ts'
import { refuseMethod } from '../http/refuse-unknown.ts'
import type { ResponseCache } from './response-cache.ts'
import { withoutComments } from './introspection.ts'
import { personalHeaders } from './cache.plugin.ts'
import type { GraphQLServer } from './server.ts'

/** Comes before the router, which costs as much as a small query. */
export const graphqlOverHttp =
  (
    graphql: Pick<GraphQLServer, 'answer'>,
    admission: Admission,
    responses: ResponseCache | undefined,
    hasSandbox: boolean,
  ): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/graphql') return next()
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (isRead) ctx.vary('accept')
    if (!hasSandbox && isRead && ctx.accepts('json', 'html') === 'html') return next()
    if (!methods.includes(ctx.method)) return refuse(ctx)
    const answer = async () => {
      if (ctx.method === 'POST') ctx.request.body = readBody(ctx)
      else ctx.vary(personalHeaders)
      const cacheable = await graphql.answer(ctx)
      if (ctx.method === 'GET' && !ctx.res.hasHeader('surrogate-key')) ctx.set('cache-control', 'private, no-store')
      responses?.keep(ctx, cacheable)
    }
    try {
      await admission.run(ctx.state.context, answer)
    } catch (error) {
      if (!(error instanceof PublicError && error.code === 'OVERLOADED')) throw error
      ctx.status = statusByCode.OVERLOADED
      ctx.set('retry-after', String(error.extensions.retryAfterSeconds))
      ctx.body = { errors: [error] }
    } finally {
      responses?.release(ctx.req)
    }
  }

const methods = ['GET', 'POST']

const readBody = (ctx: KoaContext): unknown => {
  const body = parseJson(ctx.request.bodyText) as { query?: unknown; extensions?: unknown }
  return typeof body.query === 'string' && !body.extensions ? { ...body, query: withoutComments(body.query) } : body
}

const refuse = (ctx: KoaContext) => {
  try {
    refuseMethod(ctx, methods)
  } catch (error) {
    ctx.status = 405
    ctx.body = { errors: [{ message: (error as PublicError).message, extensions: { code: 'BAD_REQUEST' } }] }
  }
}
