import * as z from 'zod/mini' // forms carry their rules to the browser
import { typedText } from '../server/form.rules.ts'

/** Longer than anyone's, and short enough to be hashed in no time. */
const longestPassword = 200

const password = (least: number) =>
  z
    .string(`Password must be at least ${least} characters`)
    .check(
      z.minLength(least, `Password must be at least ${least} characters`),
      z.maxLength(longestPassword, `Password must be at most ${longestPassword} characters`),
    )

/** A name to sign in with. */
export const usernameRule = typedText({
  min: [3, 'Username must be at least 3 characters'],
  max: [64, 'Username must be at most 64 characters'],
})

/** What the sign-in form asks for; a code only of those who have a second factor. */
export const signInRules = z.object({
  username: usernameRule,
  password: password(6),
  code: z.pipe(
    z.nullish(z.string()),
    z.transform((text) => (text ?? '').trim().slice(0, 40)),
  ),
})

/** A new password: longer than the oldest ones may be. */
export const newPasswordRule = password(8)

/** What the form for another password asks for. */
export const changePasswordRules = z
  .object({
    currentPassword: z
      .string('Please enter your current password')
      .check(z.minLength(1, 'Please enter your current password')),
    newPassword: newPasswordRule,
  })
  .check(
    z.refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
      message: 'This is the password that you have now',
      path: ['newPassword'],
    }),
  )
