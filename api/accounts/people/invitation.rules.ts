import * as z from 'zod/mini' // small, since forms load their rules in the browser
import { newPasswordRule, newUsernameRule } from '../sign-in/sign-in.rules.ts'
import { emailText } from '../../server/form.rules.ts'

export const invitationDays = 7

export const maxInvitations = 100

export const staffRoleNames = ['ADMIN', 'MODERATOR', 'EDITOR', 'ANALYST'] as const

export const inviteRules = z.object({
  email: emailText('Please enter a valid email address.'),
  role: z.enum(staffRoleNames, 'Please choose a role.'),
})

export const acceptRules = z.object({ username: newUsernameRule, password: newPasswordRule })
