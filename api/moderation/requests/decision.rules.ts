import * as z from 'zod/mini'
import { typedText } from '../../server/form.rules.ts'

const max: [number, string] = [500, 'Please use at most 500 characters.']
const needed = typedText({ min: [3, 'Please give a reason, at least 3 characters.'], max })
const optional = typedText({ min: [0, ''], max })

/** The words of a decision: what is emailed to who sent the item, and what only staff see. */
export const decisionRules = (...needs: readonly ('message' | 'note')[]) =>
  z.object({
    message: needs.includes('message') ? needed : optional,
    note: needs.includes('note') ? needed : optional,
  })

/** How long a decision can be undone before anybody is emailed about it. */
export const undoMinutes = 5
