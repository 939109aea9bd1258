import { Field, InputType } from 'type-graphql'
import { payloadType } from '../../schema/payload.ts'
import { User } from '../user.entity.ts'

@InputType({ description: 'Who signs in.' })
export class SignInInput {
  @Field(() => String, { description: 'The name, in any case.' }) username!: string
  @Field(() => String, { description: 'The password.' }) password!: string
  @Field(() => String, {
    nullable: true,
    description:
      'The code of the second factor, or a recovery code. If it is missing, the error has `needsCode: true`.',
  })
  code?: string | null
}

export const SignInPayload = payloadType('SignInPayload', 'user', () => User, 'Who is signed in now.')
export const SignOutPayload = payloadType(
  'SignOutPayload',
  'isSignedOut',
  () => Boolean,
  'True once signed out; also for a visitor.',
)
