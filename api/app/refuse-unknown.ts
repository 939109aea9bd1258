import type Router from '@koa/router'
import type { Middleware } from 'koa'
import { PublicError } from '../server/errors.ts'

/** Every address of the REST API, for requests that no other route handles. */
export const restOfApi = ['/api', '/api/{*rest}']

/**
 * The last route of the API: 405 with `Allow` where the address exists but the method does not, otherwise 404. OPTIONS
 * lists an address's methods.
 */
export const refuseUnknown =
  (router: Router): Middleware =>
  (ctx) => {
    const routes = router.match(ctx.path, ctx.method).path.filter(({ path }) => !restOfApi.includes(String(path)))
    const methods = [...new Set(routes.flatMap((route) => route.methods))].toSorted()
    if (!methods.length) throw new PublicError('NOT_FOUND', 'There is no such address in this API')
    ctx.set('allow', methods.join(', '))
    if (ctx.method !== 'OPTIONS') {
      throw Object.assign(
        new PublicError('BAD_USER_INPUT', `${ctx.method} is not for this address; it knows ${methods.join(', ')}`),
        { status: 405 },
      )
    }
    ctx.status = 204
  }
