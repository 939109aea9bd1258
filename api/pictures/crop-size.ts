import { z } from 'zod'
import { check } from '../server/errors.ts'
import { maxSidePixels, minSidePixels, type Size } from './picture.rules.ts'

const please = 'Please enter a width and a height from 16 to 800 pixels, or neither.'

export const sideRule = z.coerce
  .number(please)
  .int(please)
  .min(minSidePixels, please)
  .max(maxSidePixels / 2, please)
const rules = z.object({ width: sideRule, height: sideRule })

/** @throws BAD_USER_INPUT */
export const checkCropSize = (width: unknown, height: unknown): Size | undefined =>
  width == null && height == null ? undefined : check(rules, { width, height })
