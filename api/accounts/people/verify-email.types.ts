import { Field, InputType, ObjectType } from 'type-graphql'
import { payloadType } from '../../schema/payload.ts'

@ObjectType({ description: 'The email address of the own account.' })
export class OwnEmail {
  @Field(() => String, { nullable: true, description: 'The verified address; null if there is none.' })
  address!: string | null
  @Field(() => String, { nullable: true, description: 'The address that waits for its link to be followed.' })
  unproven!: string | null
  @Field(() => Date, { nullable: true, description: 'Until when that link is good.' })
  expiresAt!: Date | null
}

@InputType({ description: 'An email address for the own account.' })
export class UpdateOwnEmailInput {
  @Field(() => String, { description: 'The address.' }) email!: string
  @Field(() => String, { description: 'The current user’s password, for confirmation.' }) password!: string
}

@InputType({ description: 'The proof that an email address is that of its account’s owner.' })
export class VerifyEmailInput {
  @Field(() => String, { description: 'The secret of the link that was mailed.' }) token!: string
}

export const UpdateOwnEmailPayload = payloadType(
  'UpdateOwnEmailPayload',
  'email',
  () => OwnEmail,
  'The address that counts, and the one that waits for its proof.',
)
export const VerifyEmailPayload = payloadType(
  'VerifyEmailPayload',
  'address',
  () => String,
  'The address that is now verified.',
)
