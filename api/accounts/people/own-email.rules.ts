import * as z from 'zod/mini' // forms carry their rules to the browser
import { emailText } from '../../server/form.rules.ts'

/** For so many hours the link that proves an address is good. */
export const proofHours = 24

/** The address that somebody gives for the own account. */
export const ownEmailRules = z.object({ email: emailText('Please enter a valid email address.') })
