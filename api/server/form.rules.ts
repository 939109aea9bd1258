import { z } from 'zod'

/** Faster than this nobody fills in a form. */
const shortestMs = 2000

/** What every form that needs no sign-in sends along: robots fill in each field they find, and at once. */
export const openForm = {
  /** A field that people do not see. */
  website: z.string().max(0, 'Please leave the field “website” empty').nullish(),
  /** How long the form was open, in milliseconds. */
  openForMs: z.number({ error: 'Please say how long the form was open' }).min(shortestMs, 'That was very quick. Please read it over and send it again.'),
}

const plain = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu, '').trim()

interface TypedOptions {
  min: [length: number, message: string]
  max: [length: number, message: string]
}

/**
 * Plain text as people type it, trimmed. Characters that no keyboard makes go: control characters, halves of characters
 * and those that turn the direction of what follows.
 */
export const typedText = ({ min, max }: TypedOptions) =>
  z.string().default('').transform(plain).pipe(z.string().min(...min).max(...max))

/** An e-mail address; `message` is said of all that is none. */
export const emailText = (message: string) => z.string().default('').transform(plain).pipe(z.email(message).max(254, message))
