import { runSql } from '../../database/sql.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { confirmPassword } from '../sign-in/confirm-password.ts'

/**
 * Ends one of the viewer's sessions; false if it had already ended.
 * @throws BAD_USER_INPUT without the password; NOT_FOUND; RATE_LIMITED.
 */
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

/**
 * Ends all other sessions of the viewer.
 * @throws BAD_USER_INPUT without the password; RATE_LIMITED.
 */
export const endOtherSessions = async (context: Context, viewer: Viewer, password: string | null): Promise<boolean> => {
  await confirmPassword(context, viewer, { password })
  await runSql(context.pool, 'delete from user_session where user_id = $1 and id is distinct from $2', [
    viewer.id,
    context.session?.id ?? null,
  ])
  await context.session?.renew()
  return true
}
