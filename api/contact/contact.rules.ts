import * as z from 'zod/mini'
import { contactReasons, type contactFields, type ContactReason } from './contact-form.rules.ts'
import { emailText, lineText, typedText } from '../server/form.rules.ts'

const reasons = Object.keys(contactReasons) as ContactReason[]

export const contactRules = z.object({
  name: lineText({
    min: [2, 'Name must be at least 2 characters.'],
    max: [120, 'Name must be at most 120 characters.'],
  }),
  email: emailText('Please enter a valid email address.'),
  reason: z.enum(reasons, 'Please select a reason for contact.'),
  subject: lineText({ min: [2, 'Subject is required.'], max: [200, 'Subject must be at most 200 characters.'] }),
  message: typedText({
    min: [10, 'Message must be at least 10 characters.'],
    max: [5000, 'Message must be at most 5,000 characters.'],
  }),
} satisfies Record<(typeof contactFields)[number], z.ZodMiniType>)
export type ContactValues = z.output<typeof contactRules>
