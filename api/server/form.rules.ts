import * as z from 'zod/mini' // forms carry their rules to the browser

/**
 * Drops characters that no keyboard types: control characters, lone surrogates, and those that change the direction of
 * text.
 */
const plain = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()

/** Typed text, tidied; `message` is for values that are not text at all. */
const typed = (message: string) =>
  z.pipe(
    z.nullish(z.string(message)),
    z.transform((text) => plain(text ?? '')),
  )

interface TypedOptions {
  min: [length: number, message: string]
  max: [length: number, message: string]
  /** The message for values that are not text at all, where it differs from that for too short a text. */
  noText?: string
}

const noTextMessage = ({ min: [, tooShort], noText = tooShort || 'Please enter text.' }: TypedOptions) => noText

/** Plain text as people type it, trimmed; a missing value counts as empty. */
export const typedText = ({ min, max, ...more }: TypedOptions) =>
  z.pipe(typed(noTextMessage({ min, max, ...more })), z.string().check(z.minLength(...min), z.maxLength(...max)))

/** An email address; `message` is for everything that is not one. */
export const emailText = (message: string) => z.pipe(typed(message), z.email(message).check(z.maxLength(254, message)))

/** The same where it is optional: then an empty text. */
export const optionalEmail = (message: string) =>
  z.pipe(typed(message), z.union([z.literal(''), z.email(message).check(z.maxLength(254, message))]))

/** Plain text on one line: what a title, a name or a header of an email may be. */
export const lineText = ({ min, max, ...more }: TypedOptions) =>
  z.pipe(
    z.pipe(
      typed(noTextMessage({ min, max, ...more })),
      z.transform((text) => text.replace(/\s+/g, ' ')),
    ),
    z.string().check(z.minLength(...min), z.maxLength(...max)),
  )
