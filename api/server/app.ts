import { randomUUID } from 'node:crypto'
import { koaMiddleware } from '@as-integrations/koa'
import { bodyParser } from '@koa/bodyparser'
import Router from '@koa/router'
import type { ApolloServer } from '@apollo/server'
import { GraphQLError } from 'graphql'
import Koa, { type Middleware } from 'koa'
import compress from 'koa-compress'
import type { Context } from './context.ts'
import { PublicError, statusOf } from './errors.ts'
import { log } from './log.ts'
import { registrationRoutes } from '../registration/registration.rest.ts'
import { supplierRoutes } from '../suppliers/supplier.rest.ts'

interface AppParts {
  apollo: ApolloServer<Context>
  contextFor: (ip: string) => Context
  /** Answers when the database does. */
  isReady: () => Promise<boolean>
  /** Built files and rendered pages; the last in line. */
  pages: Middleware
  /** Vite's reloading needs inline scripts, which the pages' policy forbids. */
  isDevelopment?: boolean
}

/** The HTTP side: its middleware stand in the order in which they run. */
export const createApp = ({ apollo, contextFor, isReady, pages, isDevelopment = false }: AppParts) => {
  const app = new Koa()
  app.on('error', (error) => log.error({ err: error }, 'a request failed'))
  app.use(logRequests)
  app.use(securityHeaders(isDevelopment))
  app.use(compress({ threshold: 1024, br: { params: { [11]: 0 } } }))
  app.use(answerErrors)
  app.use(async (ctx, next) => {
    ctx.state.context = contextFor(ctx.ip)
    await next()
  })
  const router = new Router()
  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'ok' }
  })
  router.get('/readyz', async (ctx) => {
    const ready = await isReady()
    ctx.status = ready ? 200 : 503
    ctx.body = { status: ready ? 'ready' : 'the database does not answer' }
  })
  const answer = koaMiddleware(apollo, { context: async ({ ctx }) => ctx.state.context })
  const graphql: Middleware = (ctx) => answer(ctx as never, async () => {}) // it would pass on to the pages
  const json = bodyParser({ enableTypes: ['json'], jsonLimit: '1mb', onError: refuseBody })
  router.get('/graphql', graphql)
  router.post('/graphql', json, graphql)
  router.use('/api', json)
  router.use(registrationRoutes().routes())
  router.use(supplierRoutes().routes())
  router.all('/api/{*rest}', () => {
    throw new PublicError('NOT_FOUND', 'There is no such address in this API')
  })
  app.use(router.routes()).use(router.allowedMethods())
  app.use(pages)
  return app
}

const refuseBody = (error: Error) => {
  const tooLarge = 'type' in error && error.type === 'entity.too.large'
  throw Object.assign(new PublicError('BAD_USER_INPUT', tooLarge ? 'The body is too large' : 'The body is not valid JSON'), {
    status: tooLarge ? 413 : 400,
  })
}

const logRequests: Middleware = async (ctx, next) => {
  const start = performance.now()
  const given = ctx.get('x-request-id')
  const requestId = /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  ctx.set('x-request-id', requestId)
  await next()
  const durationMs = Math.round(performance.now() - start)
  log.info({ requestId, method: ctx.method, path: ctx.path, status: ctx.status, durationMs }, 'request')
}

/** Pages of developers that load an explorer have a policy of their own. */
const explorerPolicy = [
  "default-src 'self' https://*.apollographql.com https://embeddable-sandbox.cdn.apollographql.com",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' https://*.apollographql.com blob:",
  "style-src 'self' 'unsafe-inline' https://*.apollographql.com https://fonts.googleapis.com",
  "img-src 'self' data: https:",
  "font-src 'self' data: https:",
  "connect-src 'self' https://*.apollographql.com wss: ws:",
  "frame-src https://*.apollographql.com",
  "worker-src 'self' blob:",
].join('; ')

const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const securityHeaders = (isDevelopment: boolean): Middleware => async (ctx, next) => {
  if (!isDevelopment) ctx.set('content-security-policy', /^\/graphi?ql$/.test(ctx.path) ? explorerPolicy : pagePolicy)
  ctx.set('x-content-type-options', 'nosniff')
  ctx.set('referrer-policy', 'strict-origin-when-cross-origin')
  ctx.set('permissions-policy', 'geolocation=(self), camera=(), microphone=()')
  await next()
}

/** REST answers errors as `{message}` with the right status; the page answers its own. */
const answerErrors: Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (error) {
    const status = error instanceof PublicError ? ('status' in error ? Number(error.status) : statusOf[error.code]) : httpStatus(error)
    const id = ctx.response.get('x-request-id')
    if (status >= 500) log.error({ requestId: id, err: error, path: ctx.path }, 'a request failed')
    ctx.status = status
    const fields = error instanceof GraphQLError ? error.extensions.fields : undefined
    ctx.body = status >= 500 ? { message: 'Something went wrong on our side.', id } : { message: messageOf(error), fields }
  }
}

const httpStatus = (error: unknown) =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500
const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'The request was refused')
