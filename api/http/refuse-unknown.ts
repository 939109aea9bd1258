import type Router from '@koa/router'
import type { Context as KoaContext, Middleware } from 'koa'
import { PublicError } from '../server/errors.ts'

export const readMethods: readonly string[] = ['GET', 'HEAD']

/** Runs after the routes; reads of other paths go to the pages. */
export const refuseUnknown =
  (router: Router): Middleware =>
  (ctx, next) => {
    const isApi = /^\/(api|mcp)(\/|$)/.test(ctx.path)
    if (!isApi && readMethods.includes(ctx.method)) return next()
    const ofRoutes = router.match(ctx.path, ctx.method).path.flatMap(({ methods }) => methods)
    const methods = [...new Set([...(isApi ? [] : readMethods), ...ofRoutes])].toSorted()
    if (!methods.length) throw new PublicError('NOT_FOUND', 'This address does not exist in this API')
    refuseMethod(ctx, methods)
    return undefined
  }

/** @throws BAD_USER_INPUT with status 405 for methods other than OPTIONS. */
export const refuseMethod = (ctx: KoaContext, methods: readonly string[]): void => {
  const known = methods.join(', ')
  ctx.set('allow', known)
  if (ctx.method !== 'OPTIONS')
    throw Object.assign(new PublicError('BAD_USER_INPUT', `${ctx.method} is not allowed here. Allowed: ${known}`), {
      status: 405,
    })
  ctx.status = 204
}
