import { recordAction } from '../audit/record-action.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { badInput, check } from '../../server/errors.ts'
import { confirmPassword } from './confirm-password.ts'
import { hashPassword, setPassword } from './password.ts'
import { changePasswordRules } from './sign-in.rules.ts'
import { findPasswordWeakness } from './weak-password.ts'

export const changePassword = async (context: Context, viewer: Viewer, input: unknown): Promise<void> => {
  const { currentPassword, newPassword } = check(changePasswordRules, input)
  await confirmPassword(context, viewer, { password: currentPassword, field: 'currentPassword' })
  const weakness = await findPasswordWeakness(newPassword, viewer.username, context.env)
  if (weakness) throw badInput({ newPassword: weakness })
  const password = await hashPassword(newPassword)
  await context.em.transactional(async (em) => {
    await setPassword(em, viewer.id, password, false)
    await recordAction(em, viewer, { action: 'user.password', subjectId: viewer.id })
  })
  await context.session?.begin(viewer.id)
}
