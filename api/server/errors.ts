import { GraphQLError } from 'graphql'
import { z } from 'zod'

/** The error codes that clients may act on, each with the HTTP status that REST paths respond with. */
export const statusOf = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  INVALID_API_KEY: 401,
  FORBIDDEN: 403,
  ORIGIN_NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  CURSOR_EXPIRED: 410,
  GONE: 410,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  OVERLOADED: 503,
  TIMED_OUT: 504,
} as const
export type ErrorCode = keyof typeof statusOf

/** An error that clients may see; every other error becomes INTERNAL_SERVER_ERROR with an id only. */
export class PublicError extends GraphQLError {
  constructor(
    readonly code: ErrorCode,
    message: string,
    extensions: Record<string, unknown> = {},
  ) {
    super(message, { extensions: { ...extensions, code } })
  }
}

/** UNAVAILABLE with words for the reader, and when to ask again. */
export const unavailable = (message: string, retryAfterSeconds = 30) =>
  new PublicError('UNAVAILABLE', message, { retryAfterSeconds })

/** BAD_USER_INPUT with a message for each wrong field. */
export const badInput = (fields: Record<string, string>) =>
  new PublicError('BAD_USER_INPUT', Object.values(fields)[0] ?? 'Invalid input', { fields })

/** The field names of an object's rules; none for rules of anything else. */
const fieldsOf = ({ _zod: { def } }: z.core.$ZodType): string[] => {
  if ('in' in def) return fieldsOf(def.in as z.core.$ZodType)
  return 'shape' in def ? Object.keys(def.shape as object) : []
}

/** How many mistakes within one field, such as a list, are told. */
const maxPerField = 10

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/**
 * The input as parsed by its rules.
 * @throws BAD_USER_INPUT with the first message of each wrong field, and of ten at most within a list, or naming all fields where the input is not an
 * object.
 */
export const check = <T extends z.core.$ZodType>(rules: T, input: unknown): z.output<T> => {
  const result = z.safeParse(rules, input)
  if (result.success) return result.data
  const { issues } = result.error
  if (issues.some(({ code, path }) => code === 'invalid_type' && !path.length) && fieldsOf(rules).length) {
    throw new PublicError('BAD_USER_INPUT', `Send one JSON object with ${inWords.format(fieldsOf(rules))}`)
  }
  const fields: Record<string, string> = {}
  const told = new Map<PropertyKey | undefined, number>()
  for (const { path, message } of issues) {
    const many = (told.get(path[0]) ?? 0) + 1
    told.set(path[0], many)
    if (many <= maxPerField) fields[path.join('.')] ??= message
  }
  throw badInput(fields)
}
