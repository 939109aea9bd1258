import * as z from 'zod/mini' // forms carry their rules to the browser

/** Characters that no keyboard makes go: control characters, halves of characters, those that turn the direction of text. */
const plain = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()

/** What people typed, tidied; `message` is said of what is no text at all. */
const typed = (message: string) =>
  z.pipe(
    z.nullish(z.string(message)),
    z.transform((text) => plain(text ?? '')),
  )

interface TypedOptions {
  min: [length: number, message: string]
  max: [length: number, message: string]
  /** Said of what is no text at all, where that is another sentence than of too short a text. */
  noText?: string
}

const noTextMessage = ({ min: [, tooShort], noText = tooShort || 'Please enter text.' }: TypedOptions) => noText

/** Plain text as people type it, trimmed; what is missing counts as empty. */
export const typedText = ({ min, max, ...more }: TypedOptions) =>
  z.pipe(typed(noTextMessage({ min, max, ...more })), z.string().check(z.minLength(...min), z.maxLength(...max)))

/** An e-mail address; `message` is said of all that is none. */
export const emailText = (message: string) => z.pipe(typed(message), z.email(message).check(z.maxLength(254, message)))

/** The same, where none may be given: then an empty text. */
export const optionalEmail = (message: string) =>
  z.pipe(typed(message), z.union([z.literal(''), z.email(message).check(z.maxLength(254, message))]))

/** Plain text on one line: what a title, a name or a header of an e-mail may be. */
export const oneLine = ({ min, max, ...more }: TypedOptions) =>
  z.pipe(
    z.pipe(
      typed(noTextMessage({ min, max, ...more })),
      z.transform((text) => text.replace(/\s+/g, ' ')),
    ),
    z.string().check(z.minLength(...min), z.maxLength(...max)),
  )
