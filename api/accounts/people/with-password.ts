import { requireAdmin } from '../admin-only.ts'
import { confirmPassword } from '../sign-in/confirm-password.ts'
import type { Context, Viewer } from '../../server/context.ts'

/**
 * Does `work` after the administrator has confirmed the own password.
 * @throws BAD_USER_INPUT on `password`; RATE_LIMITED after repeated failures.
 */
export const withPassword = async <Done>(
  context: Context,
  password: string,
  work: (admin: Viewer) => Promise<Done>,
): Promise<Done> => {
  const admin = requireAdmin(context)
  await confirmPassword(context, admin, { password })
  const done = await work(admin)
  await context.session?.renew()
  return done
}
