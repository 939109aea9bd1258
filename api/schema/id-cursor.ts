import { z } from 'zod'
import { cursorParts, fromCursor, toCursor } from './cursor.ts'

const rules = z.tuple([cursorParts.int])

export const idCursor = ({ id }: { id: number }): string => toCursor([id])

export const idBehind = (after: string | null | undefined): number | null =>
  after ? fromCursor(rules, after)[0] : null
