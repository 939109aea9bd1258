import { z } from 'zod'
import { cursorParts, fromCursor, toCursor } from './cursor.ts'

const rules = z.tuple([cursorParts.int])

/** The cursor of a list that is in the order of its ids. */
export const idCursor = ({ id }: { id: number }): string => toCursor([id])

/** The id behind which a list goes on; null at its beginning. @throws BAD_USER_INPUT on `after` */
export const idBehind = (after: string | null | undefined): number | null =>
  after ? fromCursor(rules, after)[0] : null
