import * as z from 'zod/mini'
import { oneLine } from '../text/one-line.ts'
import { plural } from '../text/plural.rules.ts'

/** Nobody types control characters, lone surrogates and direction marks. */
const plain = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()

const typed = (message: string) =>
  z.pipe(
    z.nullish(z.string(message)),
    z.transform((text) => plain(text ?? '')),
  )

type Bound = [length: number, message: string]

/** Without `min` it may be empty. */
interface TypedOptions {
  min?: Bound
  max: number | Bound
  noText?: string
}

const bounds = ({ min = [0, ''], max }: TypedOptions) => {
  const most: Bound = typeof max === 'number' ? [max, `Please use at most ${plural(max, 'character')}.`] : max
  return z.string().check(z.minLength(...min), z.maxLength(...most))
}

const noTextMessage = ({ min, noText = min?.[1] ?? 'Please enter text.' }: TypedOptions) => noText

export const typedText = (options: TypedOptions) => z.pipe(typed(noTextMessage(options)), bounds(options))

/** `message` covers every other value. */
export const emailText = (message: string) => z.pipe(typed(message), z.email(message).check(z.maxLength(254, message)))

export const optionalEmail = (message: string) =>
  z.pipe(typed(message), z.union([z.literal(''), z.email(message).check(z.maxLength(254, message))]))

export const lineText = (options: TypedOptions) =>
  z.pipe(
    z.pipe(
      typed(noTextMessage(options)),
      z.transform((text) => text.replace(/\s+/g, ' ')),
    ),
    bounds(options),
  )

/** Checks what has passed the checks of `text`. */
export const checkedText = <Input>(text: z.ZodMiniType<string, Input>, ...checks: z.core.$ZodCheck<string>[]) =>
  z.pipe(text, z.string().check(...checks))

/** An empty text stays empty; others become what `read` makes of them. */
export const readText = <Input>(
  text: z.ZodMiniType<string, Input>,
  read: (typed: string) => string | undefined,
  message: string,
) =>
  z.pipe(
    text,
    z.transform((typed, context) => {
      const value = typed && read(typed)
      if (value === undefined) context.issues.push({ code: 'custom', message, input: typed })
      return value ?? ''
    }),
  )

/** Of items that differ only in case the first stays. */
export const listText = (max: number, maxEach: number, tidy = oneLine) =>
  z.pipe(
    z.pipe(
      z.nullish(z.array(z.string())),
      z.transform((items) => {
        const tidied = (items ?? []).map(tidy).filter(Boolean)
        return tidied.filter((item, at) => tidied.findIndex((one) => one.toLowerCase() === item.toLowerCase()) === at)
      }),
    ),
    z.array(z.string()).check(
      z.maxLength(max, `Please enter at most ${max}.`),
      z.refine(
        (items) => items.every((item) => item.length <= maxEach),
        `Please use at most ${maxEach} characters for each.`,
      ),
    ),
  )
