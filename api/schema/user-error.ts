import { Field, ObjectType } from 'type-graphql'
import { enumType } from './enum-type.ts'
import { PublicError } from '../server/errors.ts'

const UserErrorCode = enumType('UserErrorCode', 'The kind of an input error.', {
  BAD_USER_INPUT: 'A value is missing, too long or malformed.',
  NOT_FOUND: 'The object of the input does not exist or is not public.',
  CONFLICT: 'Someone else changed it at the same time: try again.',
})
type UserErrorCode = keyof typeof UserErrorCode

@ObjectType({ description: 'An error in a mutation’s input, for the person who entered it.' })
export class UserError {
  @Field(() => [String], {
    nullable: true,
    description: 'The path in `input`, such as ["services", "0"]; null if it is not about a single field.',
  })
  field!: string[] | null
  @Field(() => String, { description: 'The error as an English sentence.' }) message!: string
  @Field(() => UserErrorCode, { description: 'The error as a code.' }) code!: UserErrorCode
}

export const userErrorsField = {
  description: 'Errors in the input. Empty on success; then nothing else in the payload is null.',
}

const isUserErrorCode = (code: string): code is UserErrorCode => code in UserErrorCode

const toUserErrors = ({ code, message, extensions }: PublicError & { code: UserErrorCode }): UserError[] => {
  const fields = Object.entries((extensions.fields ?? {}) as Record<string, string>)
  if (!fields.length) return [{ field: null, message, code }]
  return fields.map(([path, words]) => ({ field: path.split('.'), message: words, code }))
}

/** Errors not caused by the input, such as RATE_LIMITED, are thrown. */
export const orUserErrors = async <T>(work: Promise<T>): Promise<{ done: T | null; userErrors: UserError[] }> => {
  try {
    return { done: await work, userErrors: [] }
  } catch (error) {
    if (!(error instanceof PublicError) || !isUserErrorCode(error.code)) throw error
    return { done: null, userErrors: toUserErrors(error as PublicError & { code: UserErrorCode }) }
  }
}
