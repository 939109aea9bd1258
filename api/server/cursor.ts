import type { z } from 'zod'
import { badInput } from './errors.ts'

/** Encodes a position in a list as an opaque cursor. */
export const toCursor = (position: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

/**
 * Decodes a cursor.
 * @throws BAD_USER_INPUT on `after` when it is not one of ours, or belongs to a list in another order.
 */
export const fromCursor = <T extends z.ZodType>(rules: T, cursor: string): z.output<T> => {
  try {
    if (cursor.length <= 1000) return rules.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    // reported below
  }
  throw badInput({ after: 'after is not a cursor of this list' })
}
