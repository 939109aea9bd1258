import type { Middleware } from 'koa'
import type { AuthCheckerFn } from 'type-graphql'
import { roleOf, type AccountNeed, type Context, type Viewer } from '../server/context.ts'
import { PublicError } from '../server/errors.ts'
import { mayUse, type OfficeArea } from './office-areas.rules.ts'

const needed: Record<AccountNeed, string> = {
  NEW_PASSWORD: 'Please choose a password of your own first: the one that you have was made up.',
  SECOND_FACTOR: 'Please turn on the second factor first: this site asks it of its administrators.',
}

/**
 * The member of staff who makes this request, and may use one of these parts of the office.
 * @throws UNAUTHENTICATED for a visitor; FORBIDDEN for whom it is not for, and, with `need`, for one who has something to
 * do first.
 */
export const staffOf = ({ viewer }: Pick<Context, 'viewer'>, ...areas: OfficeArea[]): Viewer => {
  if (!viewer) throw new PublicError('UNAUTHENTICATED', 'Please sign in.')
  const role = roleOf(viewer)
  if (!areas.some((area) => mayUse(role, area)))
    throw new PublicError('FORBIDDEN', role ? 'Your role does not include this.' : 'Only administrators may do this.')
  if (viewer.need) throw new PublicError('FORBIDDEN', needed[viewer.need], { need: viewer.need })
  return viewer
}

/**
 * The administrator who makes this request.
 * @throws as `staffOf`
 */
export const adminOf = (context: Pick<Context, 'viewer'>): Viewer => staffOf(context, 'ADMIN')

/** The guard behind `@Authorized('ADMIN')` and other parts of the office, and behind `@Authorized()` for anybody signed in. */
export const checkRole: AuthCheckerFn<Context, OfficeArea> = ({ context }, areas) => {
  if (!context.viewer) throw new PublicError('UNAUTHENTICATED', 'Please sign in.')
  if (areas.length) staffOf(context, ...areas)
  return true
}

/** The same guard for REST paths; goes before their handlers. */
export const staffOnly =
  (area: OfficeArea): Middleware =>
  (ctx, next) => {
    staffOf(ctx.state.context as Context, area)
    return next()
  }

/** As `staffOnly`, for administrators. */
export const adminOnly = staffOnly('ADMIN')
