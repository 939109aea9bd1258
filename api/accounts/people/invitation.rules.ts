import * as z from 'zod/mini' // forms ship their rules to the browser
import { newPasswordRule, newUsernameRule } from '../sign-in/sign-in.rules.ts'
import { emailText } from '../../server/form.rules.ts'

/** Days until an invitation expires. */
export const invitationDays = 7

/** Limit of open invitations. */
export const maxInvitations = 100

export const staffRoleNames = ['ADMIN', 'MODERATOR', 'EDITOR', 'ANALYST'] as const

/** An invitation's form: the recipient and the role. */
export const inviteRules = z.object({
  email: emailText('Please enter a valid email address'),
  role: z.enum(staffRoleNames, 'Please choose a role'),
})

/** The form that accepts an invitation. */
export const acceptRules = z.object({ username: newUsernameRule, password: newPasswordRule })
