import type { z } from 'zod'
import { badInput } from './errors.ts'

/** A place in a list, packed so that clients do not read meaning into it. */
export const toCursor = (position: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

/**
 * The place that a cursor stands for.
 * @throws BAD_USER_INPUT on `after` when it is none of ours, or of a list in another order.
 */
export const fromCursor = <T extends z.ZodType>(rules: T, cursor: string): z.output<T> => {
  try {
    if (cursor.length <= 1000) return rules.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    // told below
  }
  throw badInput({ after: 'after is not a cursor of this list' })
}
