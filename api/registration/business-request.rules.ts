import * as z from 'zod/mini'

const nameMessage = 'Business name must be at least 2 characters.'
const emailMessage = 'Please enter a valid email address.'
const phoneMessage = 'Please enter a valid phone number.'

export const businessRequestRules = z.object({
  businessName: z
    .string(nameMessage)
    .check(
      z.trim(),
      z.minLength(2, nameMessage),
      z.maxLength(120, 'Business name must be at most 120 characters.'),
      z.regex(/^\P{Cc}*$/u, 'Business name must be on one line.'),
    ),
  email: z.pipe(z.string(emailMessage).check(z.trim(), z.maxLength(254, emailMessage)), z.email(emailMessage)),
  phone: z
    .string(phoneMessage)
    .check(
      z.trim(),
      z.minLength(6, phoneMessage),
      z.maxLength(40, phoneMessage),
      z.regex(/^[\d\s+().\-/]+(?:(?:ext|x)[. ]*\d+)?$/i, phoneMessage),
    ),
})

export type BusinessRequestValues = z.output<typeof businessRequestRules>
