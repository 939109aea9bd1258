import * as z from 'zod/mini'
import { typedText } from '../server/form.rules.ts'

/** Why something was rejected, in case somebody asks. */
export const reasonRules = z.object({
  reason: typedText({
    min: [3, 'Please give a reason, at least 3 characters.'],
    max: [500, 'Please use at most 500 characters.'],
  }),
})

/** A note on a decision that does not require one. */
export const noteRules = z.object({
  reason: typedText({ min: [0, ''], max: [500, 'Please use at most 500 characters.'] }),
})
