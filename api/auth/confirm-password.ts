import { runSql } from '../database/sql.ts'
import type { Context, Viewer } from '../server/context.ts'
import { badInput } from '../server/errors.ts'
import { verifyPassword } from './password.ts'
import { admitAttempt } from './sign-in-limit.ts'

/**
 * Makes sure that it is the user who asks, and not somebody at an unattended screen.
 * @throws BAD_USER_INPUT at `field`; RATE_LIMITED after repeated failures, as at sign-in.
 */
export const confirmPassword = async (
  { pool, ip }: Pick<Context, 'pool' | 'ip'>,
  { id, username }: Viewer,
  password: string,
  field = 'password',
) => {
  const attempt = await admitAttempt(pool, { username, ip }, new Date())
  const { rows } = await runSql<{ password: string }>(pool, 'select password from app_user where id = $1', [id])
  if (!rows[0] || !(await verifyPassword(password.slice(0, 200), rows[0].password)))
    throw badInput({ [field]: 'The password is wrong.' })
  await attempt.succeeded(id)
}
