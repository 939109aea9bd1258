import { Field, ObjectType, type ClassType } from 'type-graphql'
import { orUserErrors, UserError, userErrorsField } from './user-error.ts'

/** What a mutation answers: what was done, under a name of its own, or null and what is wrong with the input. */
export type Payload<Key extends string, Done> = Record<Key, Done | null> & { userErrors: UserError[] }

/** The type of a mutation's payload; `description` is that of what was done. */
export const payloadType = <Key extends string>(
  name: `${string}Payload`,
  key: Key,
  type: Parameters<typeof Field>[0],
  description: string,
): ClassType<Payload<Key, unknown>> => {
  const payload = class {} as ClassType<Payload<Key, unknown>>
  ObjectType(name, { description: 'What was done, or what is wrong with the input.' })(payload)
  Field(type, { nullable: true, description })(payload.prototype, key)
  Field(() => [UserError], userErrorsField)(payload.prototype, 'userErrors')
  return payload
}

/**
 * Does the work of a mutation and answers its payload.
 * @throws what is no matter of the input, such as RATE_LIMITED.
 */
export const inPayload = async <Key extends string, Done>(
  key: Key,
  work: () => Promise<Done>,
): Promise<Payload<Key, Done>> => {
  const { done, userErrors } = await orUserErrors((async () => work())())
  return { [key]: done, userErrors } as Payload<Key, Done>
}
