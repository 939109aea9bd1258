import * as z from 'zod/mini'
import { emailText } from '../../server/form.rules.ts'

export const verificationHours = 24

export const ownEmailRules = z.object({ email: emailText('Please enter a valid email address.') })
