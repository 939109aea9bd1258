import { Authorized, Resolver, Field, ID, InputType, Int } from 'type-graphql'
import { nullable, PayloadMutation } from '../../schema/types.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { requireAdmin } from '../admin-only.ts'
import { endOtherSessions, endSession, endSessionsByAdmin } from '../sessions/user-sessions.ts'
import { confirmSecondFactor } from '../sign-in/second-factor.ts'
import {
  makeNewRecoveryCodes,
  setUpSecondFactor,
  turnOffSecondFactor,
  SecondFactorSecret,
} from '../sign-in/set-up-second-factor.ts'
import { recordAction } from '../audit/record-action.ts'
import { badInput, check } from '../../server/errors.ts'
import { confirmPassword } from '../sign-in/confirm-password.ts'
import { hashPassword, setPassword } from '../sign-in/password.ts'
import { changePasswordRules } from '../sign-in/sign-in.rules.ts'
import { findPasswordWeakness } from '../sign-in/weak-password.ts'

const changePassword = async (context: Context, viewer: Viewer, input: unknown): Promise<void> => {
  const { currentPassword, newPassword } = check(changePasswordRules, input)
  await confirmPassword(context, viewer, { password: currentPassword, field: 'currentPassword' })
  const weakness = await findPasswordWeakness(newPassword, viewer.username, context.env)
  if (weakness) throw badInput({ newPassword: weakness })
  const password = await hashPassword(newPassword)
  await context.em.transactional(async (em) => {
    await setPassword(em, viewer.id, password, false)
    await recordAction(em, viewer, { action: 'user.password', subjectId: viewer.id })
  })
  await context.session?.begin(viewer.id)
}

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
  @Field(() => ID, nullable('One user; if omitted, everyone else.')) userId?: string | null
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

const getViewer = ({ viewer }: Context): Viewer => viewer!

@Authorized()
@Resolver()
export class ChangeAccountResolver {
  @PayloadMutation('Ends one of the current user’s sessions, with its sockets.', EndSessionInput, {
    hasEnded: [() => Boolean, 'False if it had already ended.'],
  })
  endSession(context: Context, { id, password }: EndSessionInput): Promise<boolean> {
    return endSession(context, getViewer(context), id, password)
  }

  @PayloadMutation('Ends all other sessions of the current user.', EndOtherSessionsInput, {
    hasEnded: [() => Boolean, 'True once they have ended.'],
  })
  endOtherSessions(context: Context, { password }: EndOtherSessionsInput): Promise<boolean> {
    return endOtherSessions(context, getViewer(context), password)
  }

  @Authorized('ADMIN')
  @PayloadMutation('Ends other users’ sessions, with their sockets. For administrators.', EndUserSessionsInput, {
    endedCount: [() => Int, 'The number of ended sessions.'],
  })
  endUserSessions(context: Context, { userId, password }: EndUserSessionsInput): Promise<number> {
    return endSessionsByAdmin(context, requireAdmin(context), userId, password)
  }

  @PayloadMutation('Changes the current user’s password, which ends all other sessions.', UpdatePasswordInput, {
    isChanged: [() => Boolean, 'True once it is changed; all other sessions have ended.'],
  })
  async updatePassword(context: Context, input: UpdatePasswordInput): Promise<boolean> {
    await changePassword(context, getViewer(context), input)
    return true
  }

  @PayloadMutation('Starts setting up a second factor.', CreateSecondFactorInput, {
    secret: [() => SecondFactorSecret, 'Setup data for the app; nothing changes until `enableSecondFactor`.'],
  })
  createSecondFactor(context: Context, { password }: CreateSecondFactorInput): Promise<SecondFactorSecret> {
    return setUpSecondFactor(context, getViewer(context), password)
  }

  @PayloadMutation('Turns the second factor on.', EnableSecondFactorInput, {
    recoveryCodes: [() => [String], recoveryCodes],
  })
  enableSecondFactor(context: Context, { code }: EnableSecondFactorInput): Promise<string[]> {
    return confirmSecondFactor(context, getViewer(context), code)
  }

  @PayloadMutation('Turns the second factor off.', DeleteSecondFactorInput, {
    isOff: [() => Boolean, 'True once it is off.'],
  })
  deleteSecondFactor(context: Context, { password, code }: DeleteSecondFactorInput): Promise<boolean> {
    return turnOffSecondFactor(context, getViewer(context), password, code)
  }

  @PayloadMutation('Creates ten new recovery codes; the previous ones stop working.', RenewRecoveryCodesInput, {
    recoveryCodes: [() => [String], recoveryCodes],
  })
  renewRecoveryCodes(context: Context, input: RenewRecoveryCodesInput): Promise<string[]> {
    return makeNewRecoveryCodes(context, getViewer(context), input)
  }
}
