import Router from '@koa/router'
import { z } from 'zod'
import type { Context } from '../../server/context.ts'
import { describeRoute, describeField } from '../../server/describe-route.ts'
import { PublicError } from '../../server/errors.ts'
import { signIn } from './sign-in.ts'
import { signInRules } from './sign-in.rules.ts'

const userResponse = z.object({
  username: describeField(z.string(), 'Who is signed in.', 'ada'),
  isAdmin: describeField(z.boolean(), 'Whether the dashboard is open to them.', true),
})

const user = describeRoute({
  tag: 'Signing in',
  summary: 'Get the signed-in user',
  details: 'Requests from pages of other sites are always answered as a visitor’s.',
  answer: userResponse,
  refusals: [401],
})
const login = describeRoute({
  tag: 'Signing in',
  summary: 'Sign in',
  details: 'Sets the session cookie. Only users with a second factor need the code.',
  body: { rules: signInRules, example: { username: 'ada', password: 'lovelace' } },
  answer: userResponse,
  refusals: [400, 401, 429],
})
const logout = describeRoute({
  tag: 'Signing in',
  summary: 'Sign out',
  answer: z.object({ message: describeField(z.string(), 'Whether it succeeded.', 'Signed out') }),
})

export const authRoutes = (): Router =>
  new Router<{ context: Context }>()
    .get('/api/auth/user', user, (ctx) => {
      const { viewer } = ctx.state.context
      ctx.set('cache-control', 'no-store')
      if (!viewer) throw new PublicError('UNAUTHENTICATED', 'Not signed in')
      ctx.body = { username: viewer.username, isAdmin: viewer.isAdmin }
    })
    .post('/api/auth/login', login, async (ctx) => {
      const { username, isAdmin } = await signIn(ctx.state.context, ctx.request.body ?? {})
      ctx.body = { username, isAdmin }
    })
    .post('/api/auth/logout', logout, async (ctx) => {
      await ctx.state.context.session?.end()
      ctx.body = { message: 'Signed out' }
    })
