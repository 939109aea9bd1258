import { Arg, Authorized, Ctx, Mutation, Resolver, Field, ID, InputType, Int } from 'type-graphql'
import type { Context, Viewer } from '../../server/context.ts'
import { inPayload, type Payload, payloadType } from '../../schema/payload.ts'
import { requireAdmin } from '../admin-only.ts'
import { changePassword } from '../sign-in/change-password.ts'
import { endOtherSessions, endSession, endSessionsByAdmin } from '../sessions/user-sessions.ts'
import { confirmSecondFactor } from '../sign-in/second-factor.ts'
import {
  makeNewRecoveryCodes,
  setUpSecondFactor,
  turnOffSecondFactor,
  SecondFactorSecret,
} from '../sign-in/set-up-second-factor.ts'

const passwordField = { description: 'The current user’s password, for confirmation.' }

@InputType({ description: 'One of the current user’s sessions to end.' })
class EndSessionInput {
  @Field(() => ID, { description: 'Which session.' }) id!: string
  @Field(() => String, passwordField) password!: string
}

@InputType({ description: 'Ends all other sessions of the current user.' })
class EndOtherSessionsInput {
  @Field(() => String, passwordField) password!: string
}

@InputType({ description: 'The users whose sessions to end.' })
class EndUserSessionsInput {
  @Field(() => ID, { nullable: true, description: 'One user; if omitted, everyone else.' }) userId?: string | null
  @Field(() => String, passwordField) password!: string
}

@InputType({ description: 'A new password for the current user.' })
class UpdatePasswordInput {
  @Field(() => String, { description: 'The current password.' }) currentPassword!: string
  @Field(() => String, { description: 'The new password; at least 8 characters.' }) newPassword!: string
}

@InputType({ description: 'Starts setting up a second factor.' })
class CreateSecondFactorInput {
  @Field(() => String, passwordField) password!: string
}

@InputType({ description: 'Confirms that the app is set up.' })
class EnableSecondFactorInput {
  @Field(() => String, { description: 'The code that the app shows now.' }) code!: string
}

@InputType({ description: 'Turns off the second factor.' })
class DeleteSecondFactorInput {
  @Field(() => String, passwordField) password!: string
  @Field(() => String, { description: 'A code of the second factor, or one of the recovery codes.' }) code!: string
}

@InputType({ description: 'Requests new recovery codes.' })
class RenewRecoveryCodesInput extends DeleteSecondFactorInput {}

const recoveryCodes = 'Ten recovery codes, each good for one sign-in; never shown again.'
const codesPayload = (name: `${string}Payload`) => payloadType(name, 'recoveryCodes', () => [String], recoveryCodes)
const RenewRecoveryCodesPayload = codesPayload('RenewRecoveryCodesPayload')
const EndSessionPayload = payloadType('EndSessionPayload', 'hasEnded', () => Boolean, 'False if it had already ended.')
const EndOtherSessionsPayload = payloadType(
  'EndOtherSessionsPayload',
  'hasEnded',
  () => Boolean,
  'True once they have ended.',
)
const EndUserSessionsPayload = payloadType(
  'EndUserSessionsPayload',
  'endedCount',
  () => Int,
  'The number of ended sessions.',
)
const UpdatePasswordPayload = payloadType(
  'UpdatePasswordPayload',
  'isChanged',
  () => Boolean,
  'True once it is changed; all other sessions have ended.',
)
const CreateSecondFactorPayload = payloadType(
  'CreateSecondFactorPayload',
  'secret',
  () => SecondFactorSecret,
  'Setup data for the app; nothing changes until `enableSecondFactor`.',
)
const EnableSecondFactorPayload = codesPayload('EnableSecondFactorPayload')
const DeleteSecondFactorPayload = payloadType(
  'DeleteSecondFactorPayload',
  'isOff',
  () => Boolean,
  'True once it is off.',
)

const getViewer = ({ viewer }: Context): Viewer => viewer!

const inputOptions = { description: 'The password, and a code if needed.' }

@Resolver()
export class ChangeAccountResolver {
  @Authorized()
  @Mutation(() => EndSessionPayload, {
    nullable: true,
    description: 'Ends one of the current user’s sessions, with its sockets.',
  })
  endSession(
    @Ctx() context: Context,
    @Arg('input', () => EndSessionInput, inputOptions) { id, password }: EndSessionInput,
  ): Promise<Payload<'hasEnded', boolean>> {
    return inPayload('hasEnded', () => endSession(context, getViewer(context), id, password))
  }

  @Authorized()
  @Mutation(() => EndOtherSessionsPayload, {
    nullable: true,
    description: 'Ends all other sessions of the current user.',
  })
  endOtherSessions(
    @Ctx() context: Context,
    @Arg('input', () => EndOtherSessionsInput, inputOptions) { password }: EndOtherSessionsInput,
  ): Promise<Payload<'hasEnded', boolean>> {
    return inPayload('hasEnded', () => endOtherSessions(context, getViewer(context), password))
  }

  @Authorized('ADMIN')
  @Mutation(() => EndUserSessionsPayload, {
    nullable: true,
    description: 'Ends other users’ sessions, with their sockets. For administrators.',
  })
  endUserSessions(
    @Ctx() context: Context,
    @Arg('input', () => EndUserSessionsInput, inputOptions) { userId, password }: EndUserSessionsInput,
  ): Promise<Payload<'endedCount', number>> {
    return inPayload('endedCount', () => endSessionsByAdmin(context, requireAdmin(context), userId, password))
  }

  @Authorized()
  @Mutation(() => UpdatePasswordPayload, {
    nullable: true,
    description: 'Changes the current user’s password, which ends all other sessions.',
  })
  updatePassword(
    @Ctx() context: Context,
    @Arg('input', () => UpdatePasswordInput, inputOptions) input: UpdatePasswordInput,
  ): Promise<Payload<'isChanged', boolean>> {
    return inPayload('isChanged', async () => {
      await changePassword(context, getViewer(context), input)
      return true
    })
  }

  @Authorized()
  @Mutation(() => CreateSecondFactorPayload, { nullable: true, description: 'Starts setting up a second factor.' })
  createSecondFactor(
    @Ctx() context: Context,
    @Arg('input', () => CreateSecondFactorInput, inputOptions) { password }: CreateSecondFactorInput,
  ): Promise<Payload<'secret', SecondFactorSecret>> {
    return inPayload('secret', () => setUpSecondFactor(context, getViewer(context), password))
  }

  @Authorized()
  @Mutation(() => EnableSecondFactorPayload, { nullable: true, description: 'Turns the second factor on.' })
  enableSecondFactor(
    @Ctx() context: Context,
    @Arg('input', () => EnableSecondFactorInput, inputOptions) { code }: EnableSecondFactorInput,
  ): Promise<Payload<'recoveryCodes', string[]>> {
    return inPayload('recoveryCodes', () => confirmSecondFactor(context, getViewer(context), code))
  }

  @Authorized()
  @Mutation(() => DeleteSecondFactorPayload, { nullable: true, description: 'Turns the second factor off.' })
  deleteSecondFactor(
    @Ctx() context: Context,
    @Arg('input', () => DeleteSecondFactorInput, inputOptions) { password, code }: DeleteSecondFactorInput,
  ): Promise<Payload<'isOff', boolean>> {
    return inPayload('isOff', () => turnOffSecondFactor(context, getViewer(context), password, code))
  }

  @Authorized()
  @Mutation(() => RenewRecoveryCodesPayload, {
    nullable: true,
    description: 'Creates ten new recovery codes; the previous ones stop working.',
  })
  renewRecoveryCodes(
    @Ctx() context: Context,
    @Arg('input', () => RenewRecoveryCodesInput, inputOptions) input: RenewRecoveryCodesInput,
  ): Promise<Payload<'recoveryCodes', string[]>> {
    return inPayload('recoveryCodes', () => makeNewRecoveryCodes(context, getViewer(context), input))
  }
}
