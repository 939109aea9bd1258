import { z } from 'zod'
import { badInput } from '../server/errors.ts'

/** Within the range of their PostgreSQL types, so that a made-up cursor causes no database error. */
export const cursorParts = {
  int: z.int32(),
  real: z.number().refine((value) => Number.isFinite(Math.fround(value)) && (value === 0 || Math.fround(value) !== 0)),
  text: z
    .string()
    .max(500)
    .refine((text) => !text.includes('\0')),
  /** In microseconds: two rows may be closer than JavaScript's milliseconds. */
  time: z.iso.datetime({ precision: 6 }).refine((time) => !time.startsWith('0000')),
  date: z.iso.date().refine((date) => !date.startsWith('0000')),
  boolean: z.boolean(),
}

export const toCursor = (position: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

/** @throws BAD_USER_INPUT on `after`, also for a cursor of another sort order. */
export const fromCursor = <T extends z.ZodType>(rules: T, cursor: string): z.output<T> => {
  try {
    if (cursor.length <= 1000) return rules.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {}
  throw badInput({ after: 'after is not a cursor of this list' })
}
