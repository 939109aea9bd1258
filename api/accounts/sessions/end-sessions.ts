import { runSql } from '../../database/sql.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { confirmPassword } from '../sign-in/confirm-password.ts'
import { recordAction } from '../audit/record-action.ts'

/**
 * Ends all sessions of a user, or of all others; returns the number. @throws BAD_USER_INPUT; NOT_FOUND; RATE_LIMITED.
 */
export const endSessionsByAdmin = async (
  context: Context,
  admin: Viewer,
  userId: string | null | undefined,
  password: string,
): Promise<number> => {
  if (userId && !/^\d{1,9}$/.test(userId)) throw new PublicError('NOT_FOUND', 'There is no such user.')
  await confirmPassword(context, admin, { password })
  const ended = await context.em.transactional(async (em) => {
    const { rowCount } = userId
      ? await runSql(em, 'delete from user_session where user_id = $1', [Number(userId)])
      : await runSql(em, 'delete from user_session where user_id <> $1', [admin.id])
    const all = { action: 'user.end-sessions', subject: 'user', after: { sessions: rowCount } }
    await recordAction(em, admin, userId ? { ...all, subjectId: userId } : all)
    return rowCount
  })
  await context.session?.renew()
  return ended
}

/** Ends one of the viewer's sessions; false if it had ended. @throws BAD_USER_INPUT; NOT_FOUND; RATE_LIMITED. */
export const endSession = async (
  context: Context,
  viewer: Viewer,
  id: string,
  password: string | null,
): Promise<boolean> => {
  await confirmPassword(context, viewer, { password })
  if (!/^\d{1,9}$/.test(id)) throw new PublicError('NOT_FOUND', 'There is no such session.')
  const { rowCount } = await runSql(context.pool, 'delete from user_session where id = $1 and user_id = $2', [
    id,
    viewer.id,
  ])
  await context.session?.renew()
  return rowCount === 1
}

/** Ends all other sessions of the viewer. @throws BAD_USER_INPUT; RATE_LIMITED. */
export const endOtherSessions = async (context: Context, viewer: Viewer, password: string | null): Promise<boolean> => {
  await confirmPassword(context, viewer, { password })
  await runSql(context.pool, 'delete from user_session where user_id = $1 and id is distinct from $2', [
    viewer.id,
    context.session?.id ?? null,
  ])
  await context.session?.renew()
  return true
}
