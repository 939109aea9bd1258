import Router from '@koa/router'
import type { Context } from '../server/context.ts'
import { PublicError } from '../server/errors.ts'
import { signIn } from './sign-in.ts'

/** Signing in over REST, for clients of the old API. */
export const authRoutes = (): Router => {
  const router = new Router<{ context: Context }>()
  router.get('/api/auth/user', (ctx) => {
    const { viewer } = ctx.state.context
    ctx.set('cache-control', 'no-store')
    if (!viewer) throw new PublicError('UNAUTHENTICATED', 'Not signed in')
    ctx.body = { username: viewer.username, isAdmin: viewer.isAdmin }
  })
  router.post('/api/auth/login', async (ctx) => {
    const { username, isAdmin } = await signIn(ctx.state.context, ctx.request.body ?? {})
    ctx.body = { username, isAdmin }
  })
  router.post('/api/auth/logout', async (ctx) => {
    await ctx.state.context.session?.end()
    ctx.body = { message: 'Signed out' }
  })
  return router
}
