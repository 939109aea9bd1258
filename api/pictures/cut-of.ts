import { z } from 'zod'
import { check } from '../server/errors.ts'
import { longestSide, shortestSide, type Size } from './picture.rules.ts'

const please = 'Please give a width and a height from 16 to 800 pixels, or neither.'

/** A side of the size that a picture is to be cut to. */
export const sideRule = z.coerce
  .number(please)
  .int(please)
  .min(shortestSide, please)
  .max(longestSide / 2, please)
const rules = z.object({ width: sideRule, height: sideRule })

/** The size that a picture is to be cut to; undefined where none is asked for. @throws BAD_USER_INPUT */
export const cutOf = (width: unknown, height: unknown): Size | undefined =>
  width == null && height == null ? undefined : check(rules, { width, height })
