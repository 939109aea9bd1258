import { z } from 'zod'
import { cursorParts, fromCursor, toCursor } from './cursor.ts'

const rules = z.tuple([cursorParts.int])

export const idCursor = ({ id }: { id: number }): string => toCursor([id])

/** The id after which a page begins; null for the first page. @throws BAD_USER_INPUT on `after` */
export const idBehind = (after: string | null | undefined): number | null =>
  after ? fromCursor(rules, after)[0] : null
