import { z } from 'zod'

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
