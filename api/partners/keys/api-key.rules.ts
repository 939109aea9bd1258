import * as z from 'zod/mini'
import { lineText } from '../../server/form.rules.ts'
import { maxKeyPoints } from '../../process/keyless.rules.ts'
import { lastDayRule } from '../../text/london-time.rules.ts'
import { parseUrl } from '../../text/parse-url.rules.ts'

/** One operation may cost 5,000 points: a lower burst could never afford it. */
const minBurst = 5000
export const maxKeys = 200
/** A replaced secret stays valid for a week at most. */
export const maxOverlapHours = 168

/** Undefined unless the text is exactly an origin. */
const parseOrigin = (typed: string): string | undefined => {
  const url = parseUrl(typed.trim())
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && !/[@*]/.test(url.href)
  return isOrigin ? url.origin : undefined
}

const originMessage = 'Please enter origins such as https://www.example.com, without a path.'

const points = (minPoints: number, message: string) =>
  z.pipe(
    z.pipe(
      z.unknown(),
      z.transform((value) => (typeof value === 'string' && value.trim() ? Number(value) : value)),
    ),
    z.int(message).check(z.minimum(minPoints, message), z.maximum(maxKeyPoints, 'Please use at most 10,000,000.')),
  )

export const apiKeyRules = z.object({
  name: lineText({ min: [1, 'Please enter a name for the key, such as the partner’s.'], max: 80 }),
  allowedOrigins: z.pipe(
    z.pipe(
      z.nullish(z.array(z.string())),
      z.transform((typed) => (typed ?? []).filter((line) => line.trim())),
    ),
    z.pipe(
      z
        .array(z.string().check(z.refine((line) => parseOrigin(line) !== undefined, originMessage)))
        .check(z.maxLength(20, 'Please enter at most 20 origins.')),
      z.transform((lines) => [...new Set(lines.map((line) => parseOrigin(line)!))]),
    ),
  ),
  pointsPerSecond: points(1, 'Please enter a whole number from 1.'),
  burst: points(minBurst, 'Please enter a whole number from 5,000, which is what one query may cost.'),
  expiresOn: lastDayRule,
})
