import type { Middleware } from 'koa'
import type { AuthCheckerFn } from 'type-graphql'
import { getStaffRole, type AccountNeed, type Context, type Viewer } from '../server/context.ts'
import { PublicError } from '../server/errors.ts'
import { mayUse, type OfficeArea } from './office-areas.rules.ts'

const needed: Record<AccountNeed, string> = {
  NEW_PASSWORD: 'Please set your own password first: your current one was generated for you.',
  SECOND_FACTOR: 'Please turn on the second factor first: this site requires it.',
}

export const requireStaff = ({ viewer }: Pick<Context, 'viewer'>, ...areas: OfficeArea[]): Viewer => {
  if (!viewer) throw new PublicError('UNAUTHENTICATED', 'Please sign in.')
  const role = getStaffRole(viewer)
  if (!areas.some((area) => mayUse(role, area)))
    throw new PublicError('FORBIDDEN', role ? 'Your role does not include this.' : 'Only administrators may do this.')
  if (viewer.need) throw new PublicError('FORBIDDEN', needed[viewer.need], { need: viewer.need })
  return viewer
}

export const requireAdmin = (context: Pick<Context, 'viewer'>): Viewer => requireStaff(context, 'ADMIN')

/** `@Authorized()` without areas admits any signed-in user. */
export const checkRole: AuthCheckerFn<Context, OfficeArea> = ({ context }, areas) => {
  if (!context.viewer) throw new PublicError('UNAUTHENTICATED', 'Please sign in.')
  if (areas.length) requireStaff(context, ...areas)
  return true
}

export const staffOnly =
  (area: OfficeArea): Middleware =>
  (ctx, next) => {
    requireStaff(ctx.state.context as Context, area)
    return next()
  }

export const adminOnly = staffOnly('ADMIN')
