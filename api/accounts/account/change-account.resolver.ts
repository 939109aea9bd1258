import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context, Viewer } from '../../server/context.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import { requireAdmin } from '../admin-only.ts'
import {
  CreateSecondFactorInput,
  CreateSecondFactorPayload,
  DeleteSecondFactorInput,
  DeleteSecondFactorPayload,
  EnableSecondFactorInput,
  EnableSecondFactorPayload,
  EndOtherSessionsInput,
  EndOtherSessionsPayload,
  EndSessionInput,
  EndSessionPayload,
  EndUserSessionsInput,
  EndUserSessionsPayload,
  RenewRecoveryCodesInput,
  RenewRecoveryCodesPayload,
  UpdatePasswordInput,
  UpdatePasswordPayload,
} from './change-account.types.ts'
import { changePassword } from '../sign-in/change-password.ts'
import { endOtherSessions, endSession } from '../sessions/end-sessions.ts'
import { endSessionsByAdmin } from '../sessions/end-sessions-by-admin.ts'
import { confirmSecondFactor } from '../sign-in/second-factor.ts'
import { makeNewRecoveryCodes, setUpSecondFactor, turnOffSecondFactor } from '../sign-in/set-up-second-factor.ts'
import type { SecondFactorSecret } from '../sign-in/second-factor.types.ts'

/** Always set after `@Authorized()`. */
const getViewer = ({ viewer }: Context): Viewer => viewer!

const inputOptions = { description: 'The password, and a code if needed.' }

/** Mutations of the own account and of other users' sessions. */
@Resolver()
export class ChangeAccountResolver {
  @Authorized()
  @Mutation(() => EndSessionPayload, {
    nullable: true,
    description: 'Ends one of the own sessions, with its sockets.',
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
    description: 'Ends all own sessions but the one that asks.',
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
    description: 'Ends sessions of others, with their sockets. For administrators.',
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
    description: 'Another password for oneself; all other sessions end.',
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
  @Mutation(() => CreateSecondFactorPayload, { nullable: true, description: 'Begins to set up a second factor.' })
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
    description: 'Makes ten other recovery codes; those before open nothing any more.',
  })
  renewRecoveryCodes(
    @Ctx() context: Context,
    @Arg('input', () => RenewRecoveryCodesInput, inputOptions) input: RenewRecoveryCodesInput,
  ): Promise<Payload<'recoveryCodes', string[]>> {
    return inPayload('recoveryCodes', () => makeNewRecoveryCodes(context, getViewer(context), input))
  }
}
