import * as z from 'zod/mini'
import { typedText } from '../server/form.rules.ts'

/** Why something was rejected: somebody may ask. */
export const reasonRules = z.object({
  reason: typedText({
    min: [3, 'Please give a reason, at least 3 characters.'],
    max: [500, 'Please use at most 500 characters.'],
  }),
})

/** A note beside a decision that needs none. */
export const noteRules = z.object({
  reason: typedText({ min: [0, ''], max: [500, 'Please use at most 500 characters.'] }),
})
