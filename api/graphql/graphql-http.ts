import { HeaderMap, type ApolloServer } from '@apollo/server'
import type { Context as KoaContext, Middleware } from 'koa'
import type { Context } from '../server/context.ts'
import { PublicError, statusOf } from '../server/errors.ts'
import type { Admission } from '../server/admission.ts'
import { parseJson } from '../http/request-body.ts'
import type { ResponseCache } from './response-cache.ts'
import { refuseMethod } from '../http/refuse-unknown.ts'
import { withoutComments } from './without-comments.ts'

/**
 * Everything at /graphql: parses the body, then Apollo with all its checks. Comes before the router, which costs as much
 * as a small query. A browser that opens the address gets Apollo's Sandbox or, behind this, the site's own GraphiQL.
 */
export const graphqlOverHttp = (
  apollo: ApolloServer<Context>,
  admission: Admission,
  responses: ResponseCache | undefined,
  hasSandbox: boolean,
): Middleware => {
  return async (ctx, next) => {
    if (ctx.path !== '/graphql') return next()
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (isRead) ctx.vary('accept')
    if (!hasSandbox && isRead && ctx.accepts('json', 'html') === 'html') return next()
    if (!methods.includes(ctx.method)) return refuseInGraphql(ctx)
    const read = ctx.method === 'POST' ? responses?.read(ctx.req) : undefined
    const answer = () => {
      const asked = ctx.request.body as { query?: unknown; extensions?: unknown } | undefined
      if (typeof asked?.query === 'string' && !asked.extensions) asked.query = withoutComments(asked.query)
      return askApollo(apollo, ctx)
    }
    const work = () => {
      if (ctx.method === 'POST') ctx.request.body = read?.body ?? parseJson(ctx.request.bodyText)
      return responses ? responses.remember(ctx, answer) : answer()
    }
    try {
      if (read?.refused) throw read.refused
      await admission.run(ctx.state.context, work)
    } catch (error) {
      if (!(error instanceof PublicError && error.code === 'OVERLOADED')) throw error
      ctx.status = statusOf.OVERLOADED
      ctx.set('retry-after', String(error.extensions.retryAfterSeconds))
      ctx.body = { errors: [error] }
    }
  }
}

const methods = ['GET', 'POST']

/** As at the REST paths: OPTIONS is told which methods there are, any other that it is none of them. */
const refuseInGraphql = (ctx: KoaContext) => {
  try {
    refuseMethod(ctx, methods)
  } catch (error) {
    ctx.status = 405
    ctx.body = { errors: [{ message: (error as PublicError).message, extensions: { code: 'BAD_REQUEST' } }] }
  }
}

const askApollo = async (apollo: ApolloServer<Context>, ctx: KoaContext) => {
  const headers = new HeaderMap()
  for (const [name, value] of Object.entries(ctx.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  // Without a cookie a question by GET does nothing for anybody: it needs no header that a form cannot send.
  if (ctx.method === 'GET' && !ctx.headers.cookie) headers.set('apollo-require-preflight', 'true')
  const answer = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: ctx.method, headers, search: ctx.search, body: ctx.request.body },
    context: async () => ctx.state.context as Context,
  })
  if (answer.body.kind !== 'complete') throw new Error('an executor answers in one piece')
  ctx.status = answer.status ?? 200
  for (const [name, value] of answer.headers) ctx.set(name, value)
  ctx.body = answer.body.string
  if (ctx.status === 400 && ctx.accepts(responseType, 'json') === 'json' && isAnswer(answer.body.string))
    ctx.status = 200
  const refused = (ctx.state.context as Context).account?.refused
  if (refused) {
    ctx.status = statusOf.RATE_LIMITED
    ctx.set('retry-after', String(refused.extensions.retryAfterSeconds))
  }
  if (!isUnavailable(answer.body.string)) return
  ctx.status = statusOf.UNAVAILABLE
  ctx.set('retry-after', '30')
}

const responseType = 'application/graphql-response+json'

/**
 * Whether a document was read and refused, which clients that only know `application/json` expect with 200 (GraphQL over
 * HTTP, 6.4.1): the request itself was well-formed.
 */
const isAnswer = (body: string): boolean => {
  const { errors = [] } = JSON.parse(body) as { errors?: { extensions?: { code?: string } }[] }
  return errors.every(({ extensions }) => refusedDocuments.has(extensions?.code ?? ''))
}
const refusedDocuments = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'])

/** Whether nothing could be answered since the database is away, as a proxy and a crawler should know; some data is an answer. */
const isUnavailable = (body: string): boolean => {
  if (!body.startsWith('{"errors":') || !body.includes('"code":"UNAVAILABLE"')) return false
  const { data } = JSON.parse(body) as { data?: Record<string, unknown> | null }
  return Object.values(data ?? {}).every((value) => value === null)
}
