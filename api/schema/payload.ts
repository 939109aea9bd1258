import { Field, ObjectType, type ClassType } from 'type-graphql'
import { orUserErrors, UserError, userErrorsField } from './user-error.ts'

export type Payload<Key extends string, Done> = Record<Key, Done | null> & { userErrors: UserError[] }

/** `description` is that of the result. */
export const payloadType = <Key extends string>(
  name: `${string}Payload`,
  key: Key,
  type: Parameters<typeof Field>[0],
  description: string,
): ClassType<Payload<Key, unknown>> => {
  const payload = class {} as ClassType<Payload<Key, unknown>>
  ObjectType(name, { description: 'The result, or what is wrong with the input.' })(payload)
  Field(type, { nullable: true, description })(payload.prototype, key)
  Field(() => [UserError], userErrorsField)(payload.prototype, 'userErrors')
  return payload
}

/** @throws errors not caused by the input, such as RATE_LIMITED. */
export const inPayload = async <Key extends string, Done>(
  key: Key,
  work: () => Promise<Done>,
): Promise<Payload<Key, Done>> => {
  const { done, userErrors } = await orUserErrors((async () => work())())
  return { [key]: done, userErrors } as Payload<Key, Done>
}
