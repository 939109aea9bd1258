import * as z from 'zod/mini'

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

interface TypedOptions {
  min: [length: number, message: string]
  max: [length: number, message: string]
  noText?: string
}

const noTextMessage = ({ min: [, tooShort], noText = tooShort || 'Please enter text.' }: TypedOptions) => noText

export const typedText = ({ min, max, ...more }: TypedOptions) =>
  z.pipe(typed(noTextMessage({ min, max, ...more })), z.string().check(z.minLength(...min), z.maxLength(...max)))

/** `message` covers every other value. */
export const emailText = (message: string) => z.pipe(typed(message), z.email(message).check(z.maxLength(254, message)))

export const optionalEmail = (message: string) =>
  z.pipe(typed(message), z.union([z.literal(''), z.email(message).check(z.maxLength(254, message))]))

export const lineText = ({ min, max, ...more }: TypedOptions) =>
  z.pipe(
    z.pipe(
      typed(noTextMessage({ min, max, ...more })),
      z.transform((text) => text.replace(/\s+/g, ' ')),
    ),
    z.string().check(z.minLength(...min), z.maxLength(...max)),
  )
