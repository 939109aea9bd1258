import type { ExecutionResult } from 'graphql'
import { roleOf, type Context } from '../server/context.ts'
import { PublicError } from '../server/errors.ts'
import { maxErrors } from './format-error.ts'

/** The longest answer for anybody but the staff, in characters; the whole schema is some 530,000. */
const maxAnswerLength = 2_000_000

/** The length of a value as JSON, or nearly; no more than `max` and one value are looked at. */
const lengthOf = (value: unknown, max: number): number => {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 5
  let length = 2
  for (const [key, one] of Object.entries(value)) {
    length += (Array.isArray(value) ? 1 : key.length + 4) + lengthOf(one, max - length)
    if (length > max) break
  }
  return length
}

/** The result of an operation, or an error in place of one that would be too long; with ten errors at most. */
export const withinAnswerLimits = (result: ExecutionResult, context: Partial<Context> | undefined): ExecutionResult => {
  const { data, errors } = result
  if (!roleOf(context?.viewer) && lengthOf(data, maxAnswerLength) > maxAnswerLength)
    return { errors: [new PublicError('BAD_USER_INPUT', tooLong)] }
  return errors && errors.length > maxErrors ? { ...result, errors: errors.slice(0, maxErrors) } : result
}

const tooLong = 'The answer is longer than 2 MB: ask for fewer with `first`, or for fewer fields.'
