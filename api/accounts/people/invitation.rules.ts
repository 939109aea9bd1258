import * as z from 'zod/mini' // forms carry their rules to the browser
import { newPasswordRule, newUsernameRule } from '../sign-in/sign-in.rules.ts'
import { emailText } from '../../server/form.rules.ts'

/** For so many days an invitation can be accepted. */
export const invitationDays = 7

/** As many can be open at once. */
export const invitationsAtMost = 100

export const staffRoleNames = ['ADMIN', 'MODERATOR', 'EDITOR', 'ANALYST'] as const

/** Whom an administrator invites, and as what. */
export const inviteRules = z.object({
  email: emailText('Please enter a valid email address'),
  role: z.enum(staffRoleNames, 'Please choose a role'),
})

/** What the invited choose for themselves. */
export const acceptRules = z.object({ username: newUsernameRule, password: newPasswordRule })
