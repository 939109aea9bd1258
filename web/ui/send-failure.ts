import { CombinedGraphQLErrors } from '@apollo/client/errors'

interface SendFailure {
  /** For whoever sent the form. */
  message: string
  /** Messages for single fields. */
  fields: Record<string, string>
}

const readable = new Set(['BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED', 'NOT_FOUND'])

/** Why a form was not taken: what the API says for people to read, else `usual`. */
export const sendFailure = (error: unknown, usual: string): SendFailure => {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined
  if (!first || !readable.has(String(first.extensions?.code))) return { message: usual, fields: {} }
  return { message: first.message, fields: (first.extensions?.fields as Record<string, string> | undefined) ?? {} }
}
