import { GraphQLError } from 'graphql'
import { z } from 'zod'

export const statusByCode = {
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
export type ErrorCode = keyof typeof statusByCode

/** Clients may see it; any other error becomes INTERNAL_SERVER_ERROR with an id only. */
export class PublicError extends GraphQLError {
  constructor(
    readonly code: ErrorCode,
    message: string,
    extensions: Record<string, unknown> = {},
  ) {
    super(message, { extensions: { ...extensions, code } })
  }
}

export const unavailable = (message: string, retryAfterSeconds = 30) =>
  new PublicError('UNAVAILABLE', message, { retryAfterSeconds })

export const badInput = (fields: Record<string, string>) =>
  new PublicError('BAD_USER_INPUT', Object.values(fields)[0] ?? 'Invalid input', { fields })

const getFieldNames = ({ _zod: { def } }: z.core.$ZodType): string[] => {
  if ('in' in def) return getFieldNames(def.in as z.core.$ZodType)
  return 'shape' in def ? Object.keys(def.shape as object) : []
}

const maxPerField = 10

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** @throws BAD_USER_INPUT with the first message of each wrong field; names all fields if the input is no object. */
export const check = <T extends z.core.$ZodType>(rules: T, input: unknown): z.output<T> => {
  const result = z.safeParse(rules, input)
  if (result.success) return result.data
  const { issues } = result.error
  if (issues.some(({ code, path }) => code === 'invalid_type' && !path.length) && getFieldNames(rules).length)
    throw new PublicError('BAD_USER_INPUT', `Send one JSON object with ${inWords.format(getFieldNames(rules))}`)
  const fields: Record<string, string> = {}
  const reported = new Map<PropertyKey | undefined, number>()
  for (const { path, message } of issues) {
    const many = (reported.get(path[0]) ?? 0) + 1
    reported.set(path[0], many)
    if (many <= maxPerField) fields[path.join('.')] ??= message
  }
  throw badInput(fields)
}
