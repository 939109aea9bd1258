import * as z from 'zod/mini'
import { emailText } from '../../server/form.rules.ts'

/** Hours until a verification link expires. */
export const verificationHours = 24

/** The form for the own email address. */
export const ownEmailRules = z.object({ email: emailText('Please enter a valid email address.') })
