import { Field, ID, InputType, Int } from 'type-graphql'
import { payloadType } from '../../schema/payload.ts'
import { SecondFactorSecret } from '../sign-in/second-factor.types.ts'

const passwordField = { description: 'The current user’s password, for confirmation.' }

@InputType({ description: 'One of the own sessions that is to end.' })
export class EndSessionInput {
  @Field(() => ID, { description: 'Which session.' }) id!: string
  @Field(() => String, passwordField) password!: string
}

@InputType({ description: 'That all own sessions but the one that asks are to end.' })
export class EndOtherSessionsInput {
  @Field(() => String, passwordField) password!: string
}

@InputType({ description: 'The users whose sessions to end.' })
export class EndUserSessionsInput {
  @Field(() => ID, { nullable: true, description: 'One user; if omitted, everyone else.' }) userId?: string | null
  @Field(() => String, passwordField) password!: string
}

@InputType({ description: 'Another password for oneself.' })
export class UpdatePasswordInput {
  @Field(() => String, { description: 'The password until now.' }) currentPassword!: string
  @Field(() => String, { description: 'The new password; at least 8 characters.' }) newPassword!: string
}

@InputType({ description: 'That a second factor is to be set up.' })
export class CreateSecondFactorInput {
  @Field(() => String, passwordField) password!: string
}

@InputType({ description: 'The proof that the app is set up.' })
export class EnableSecondFactorInput {
  @Field(() => String, { description: 'The code that the app shows now.' }) code!: string
}

@InputType({ description: 'That the second factor is to be turned off.' })
export class DeleteSecondFactorInput {
  @Field(() => String, passwordField) password!: string
  @Field(() => String, { description: 'A code of the second factor, or one of the recovery codes.' }) code!: string
}

@InputType({ description: 'That there shall be other recovery codes.' })
export class RenewRecoveryCodesInput {
  @Field(() => String, passwordField) password!: string
  @Field(() => String, { description: 'A code of the second factor, or one of the recovery codes.' }) code!: string
}

export const RenewRecoveryCodesPayload = payloadType(
  'RenewRecoveryCodesPayload',
  'recoveryCodes',
  () => [String],
  'Ten recovery codes, each good for one sign-in; never shown again.',
)
export const EndSessionPayload = payloadType(
  'EndSessionPayload',
  'hasEnded',
  () => Boolean,
  'False when it was over already.',
)
export const EndOtherSessionsPayload = payloadType(
  'EndOtherSessionsPayload',
  'hasEnded',
  () => Boolean,
  'True once they have ended.',
)
export const EndUserSessionsPayload = payloadType(
  'EndUserSessionsPayload',
  'endedCount',
  () => Int,
  'How many sessions there were.',
)
export const UpdatePasswordPayload = payloadType(
  'UpdatePasswordPayload',
  'isChanged',
  () => Boolean,
  'True once it is changed; all other sessions have ended.',
)
export const CreateSecondFactorPayload = payloadType(
  'CreateSecondFactorPayload',
  'secret',
  () => SecondFactorSecret,
  'Setup data for the app; nothing changes until `enableSecondFactor`.',
)
export const EnableSecondFactorPayload = payloadType(
  'EnableSecondFactorPayload',
  'recoveryCodes',
  () => [String],
  'Ten recovery codes, each good for one sign-in; never shown again.',
)
export const DeleteSecondFactorPayload = payloadType(
  'DeleteSecondFactorPayload',
  'isOff',
  () => Boolean,
  'True once it is off.',
)
