import { registerEnumType, Field, ObjectType, Arg, Ctx, Mutation, UseMiddleware, type ClassType } from 'type-graphql'
import { PublicError } from '../server/errors.ts'

/** Options of a field, an argument or a query that may be null. */
export const nullable = (description: string) => ({ nullable: true, description })

/** Options of an argument or input field that may be left out or null. */
export const withDefault = <Value>(defaultValue: Value, description: string) => ({
  ...nullable(description),
  defaultValue,
})

/** `store` gives the value in the database. */
export const storedEnum = (
  name: string,
  description: string,
  words: Record<string, string>,
  store: (value: string) => string,
) => {
  const names = Object.fromEntries(Object.keys(words).map((value) => [value, store(value)]))
  const valuesConfig = Object.fromEntries(Object.entries(words).map(([value, text]) => [value, { description: text }]))
  registerEnumType(names, { name, description, valuesConfig })
  return names
}

export const enumType = <Value extends string>(name: string, description: string, words: Record<Value, string>) =>
  storedEnum(name, description, words, (value) => value) as { [V in Value]: V }

/** For `storedEnum`: "Northern Ireland" of NORTHERN_IRELAND. */
export const inTitleCase = (value: string): string =>
  value.toLowerCase().replace(/(?:^|_)\w/g, (start) => start.replace('_', ' ').toUpperCase())

/** The values are in lower case, as in the database. */
export const lowerCaseEnum = <Value extends string>(name: string, description: string, words: Record<Value, string>) =>
  storedEnum(name, description, words, (value) => value.toLowerCase()) as { [V in Value]: Lowercase<V> }

export const parseId = (id: string): number | undefined => {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0
  return number > 0 && number <= 2_147_483_647 ? number : undefined
}

export const refuseStale = (current: number, version: number | null | undefined, message: string) => {
  if (version != null && version !== current) throw new PublicError('CONFLICT', message)
}

const UserErrorCode = enumType('UserErrorCode', 'The kind of an input error.', {
  BAD_USER_INPUT: 'A value is missing, too long or malformed.',
  NOT_FOUND: 'The object of the input does not exist or is not public.',
  CONFLICT: 'Someone else changed it at the same time: try again.',
})
type UserErrorCode = keyof typeof UserErrorCode

@ObjectType({ description: 'An error in a mutation’s input, for the person who entered it.' })
export class UserError {
  @Field(
    () => [String],
    nullable('The path in `input`, such as ["services", "0"]; null if it is not about a single field.'),
  )
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

export type PayloadFields = Record<string, [type: Parameters<typeof Field>[0], description: string]>

const payloadType = (name: string, fields: PayloadFields): ClassType => {
  const payload = class {} as ClassType
  ObjectType(name, { description: 'The result, or the errors in the input.' })(payload)
  for (const [key, [type, description]] of Object.entries(fields))
    Field(type, { nullable: true, description })(payload.prototype, key)
  Field(() => [UserError], userErrorsField)(payload.prototype, 'userErrors')
  return payload
}

/**
 * Takes the context and the input; its payload, named after it, has these fields, each with a description.
 * A function of one field returns its value.
 */
export const PayloadMutation =
  (description: string, input: ClassType | null, fields: PayloadFields) =>
  (prototype: object, name: string): void => {
    const payload = payloadType(`${name[0]!.toUpperCase()}${name.slice(1)}Payload`, fields)
    const [key, ...others] = Object.keys(fields)
    Ctx()(prototype, name, 0)
    if (input) Arg('input', () => input, { description: `What \`${name}\` takes.` })(prototype, name, 1)
    Mutation(() => payload, { nullable: true, description })(prototype, name, {})
    UseMiddleware(async (_, next) => {
      const { done, userErrors } = await orUserErrors(next())
      return others.length ? { userErrors, ...done } : { [key!]: done, userErrors }
    })(prototype, name)
  }
