import * as z from 'zod/mini'
import { typedText } from '../../server/form.rules.ts'

const max = 500
const needed = typedText({ min: [3, 'Please enter a reason of at least 3 characters.'], max })
const optional = typedText({ max })

export const decisionRules = (...needs: readonly ('message' | 'note')[]) =>
  z.object({ message: needs.includes('message') ? needed : optional, note: needs.includes('note') ? needed : optional })

/** The email of a decision waits for this long. */
export const undoMinutes = 5
