import { z } from 'zod'

const nameMessage = 'Business name must be at least 2 characters.'
const emailMessage = 'Please enter a valid email address.'
const phoneMessage = 'Please enter a valid phone number.'

/** What a business gives to be called back about a listing. */
export const businessRequestRules = z.object({
  businessName: z
    .string(nameMessage)
    .trim()
    .min(2, nameMessage)
    .max(120, 'Business name must be at most 120 characters.')
    .regex(/^\P{Cc}*$/u, 'Business name must be on one line.'),
  email: z.string(emailMessage).trim().max(254, emailMessage).pipe(z.email(emailMessage)),
  phone: z
    .string(phoneMessage)
    .trim()
    .min(6, phoneMessage)
    .max(40, phoneMessage)
    .regex(/^[\d\s+().\-/]+(?:(?:ext|x)[. ]*\d+)?$/i, phoneMessage),
})

/** A short request as its form holds it. */
export type BusinessRequestValues = z.output<typeof businessRequestRules>
