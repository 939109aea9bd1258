import type { Middleware } from 'koa'
import type { AuthCheckerFn } from 'type-graphql'
import type { AccountNeed, Context, Viewer } from '../server/context.ts'
import { PublicError } from '../server/errors.ts'

/** The roles that `@Authorized` can require. */
export type Role = 'ADMIN'

const needed: Record<AccountNeed, string> = {
  NEW_PASSWORD: 'Please choose a password of your own first: the one that you have was made up.',
  SECOND_FACTOR: 'Please turn on the second factor first: this site asks it of its administrators.',
}

/**
 * The administrator who makes this request.
 * @throws UNAUTHENTICATED for a visitor; FORBIDDEN for a user who is not an administrator, and, with `need`, for one who
 * has something to do first.
 */
export const adminOf = ({ viewer }: Pick<Context, 'viewer'>): Viewer => {
  if (!viewer) throw new PublicError('UNAUTHENTICATED', 'Please sign in.')
  if (!viewer.isAdmin) throw new PublicError('FORBIDDEN', 'Only administrators may do this.')
  if (viewer.need) throw new PublicError('FORBIDDEN', needed[viewer.need], { need: viewer.need })
  return viewer
}

/** The guard behind `@Authorized('ADMIN')`, and behind `@Authorized()` for any signed-in user. */
export const checkRole: AuthCheckerFn<Context, Role> = ({ context }, roles) => {
  if (!context.viewer) throw new PublicError('UNAUTHENTICATED', 'Please sign in.')
  if (roles.includes('ADMIN')) adminOf(context)
  return true
}

/** The same guard for REST paths; goes before their handlers. */
export const adminOnly: Middleware = (ctx, next) => {
  adminOf(ctx.state.context as Context)
  return next()
}
