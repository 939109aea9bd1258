import { Authorized, Resolver, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { nullable, PayloadMutation } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
import { runSql } from '../../database/sql.ts'
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '../sign-in/second-factor.ts'
import { renderSVG } from 'uqr'
import { recordAction } from '../audit/record-action.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import { confirmPassword, PasswordInput, withPassword } from '../sign-in/confirm-password.ts'
import { hashPassword, setPassword } from '../sign-in/password.ts'
import { changePasswordRules } from '../sign-in/sign-in.rules.ts'
import { findPasswordWeakness } from '../sign-in/weak-password.ts'

const changePassword = async (context: Context, input: UpdatePasswordInput): Promise<boolean> => {
  const viewer = context.viewer!
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
  return true
}

@InputType({ description: 'One of the current user’s sessions to end.' })
class EndSessionInput extends PasswordInput {
  @Field(() => ID, { description: 'Which session.' }) id!: string
}

@InputType({ description: 'Ends all other sessions of the current user.' })
class EndOtherSessionsInput extends PasswordInput {}

@InputType({ description: 'The users whose sessions to end.' })
class EndUserSessionsInput extends PasswordInput {
  @Field(() => ID, nullable('One user; if omitted, everyone else.')) userId?: string | null
}

@InputType({ description: 'A new password for the current user.' })
class UpdatePasswordInput {
  @Field(() => String, { description: 'The current password.' }) currentPassword!: string
  @Field(() => String, { description: 'The new password; at least 8 characters.' }) newPassword!: string
}

@InputType({ description: 'Starts setting up a second factor.' })
class CreateSecondFactorInput extends PasswordInput {}

@InputType({ description: 'Confirms that the app is set up.' })
class EnableSecondFactorInput {
  @Field(() => String, { description: 'The code that the app shows now.' }) code!: string
}

@InputType({ description: 'Turns off the second factor.' })
class DeleteSecondFactorInput extends PasswordInput {
  @Field(() => String, { description: 'A code of the second factor, or one of the recovery codes.' }) code!: string
}

@InputType({ description: 'Requests new recovery codes.' })
class RenewRecoveryCodesInput extends DeleteSecondFactorInput {}

@ObjectType({ description: 'Setup data for an authenticator app; shown once.' })
class SecondFactorSecret {
  @Field(() => String, { description: 'The secret, in base 32, to type in.' }) secret!: string
  @Field(() => String, { description: 'The same as an otpauth:// address, for an app on this device.' }) uri!: string
  @Field(() => String, { description: 'The address as a QR code: an SVG picture.' }) qrCode!: string
}

const recoveryCodes = 'Ten recovery codes, each good for one sign-in; never shown again.'

@Authorized()
@Resolver()
export class ChangeAccountResolver {
  @PayloadMutation('Ends one of the current user’s sessions, with its sockets.', EndSessionInput, {
    hasEnded: [() => Boolean, 'False if it had already ended.'],
  })
  endSession = withPassword(async ({ pool }, viewer, { id }: EndSessionInput) => {
    if (!/^\d{1,9}$/.test(id)) throw new PublicError('NOT_FOUND', 'This session does not exist.')
    const text = 'delete from user_session where id = $1 and user_id = $2'
    return (await runSql(pool, text, [id, viewer.id])).rowCount === 1
  })

  @PayloadMutation('Ends all other sessions of the current user.', EndOtherSessionsInput, {
    hasEnded: [() => Boolean, 'True once they have ended.'],
  })
  endOtherSessions = withPassword(async ({ pool, session }, viewer) => {
    const text = 'delete from user_session where user_id = $1 and id is distinct from $2'
    await runSql(pool, text, [viewer.id, session?.id ?? null])
    return true
  })

  @Authorized('ADMIN')
  @PayloadMutation('Ends other users’ sessions, with their sockets. For administrators.', EndUserSessionsInput, {
    endedCount: [() => Int, 'The number of ended sessions.'],
  })
  endUserSessions = withPassword((context, admin, { userId }: EndUserSessionsInput) =>
    context.em.transactional(async (em) => {
      if (userId && !/^\d{1,9}$/.test(userId)) throw new PublicError('NOT_FOUND', 'This user does not exist.')
      const { rowCount } = userId
        ? await runSql(em, 'delete from user_session where user_id = $1', [Number(userId)])
        : await runSql(em, 'delete from user_session where user_id <> $1', [admin.id])
      const all = { action: 'user.end-sessions', after: { sessions: rowCount } }
      await recordAction(em, admin, userId ? { ...all, subjectId: userId } : all)
      return rowCount
    }),
  )

  @PayloadMutation('Changes the current user’s password, which ends all other sessions.', UpdatePasswordInput, {
    isChanged: [() => Boolean, 'True once it is changed; all other sessions have ended.'],
  })
  updatePassword = changePassword

  @PayloadMutation('Starts setting up a second factor.', CreateSecondFactorInput, {
    secret: [() => SecondFactorSecret, 'Setup data for the app; nothing changes until `enableSecondFactor`.'],
  })
  createSecondFactor = withPassword(async (context, viewer) => {
    const started = await startSecondFactor(context, viewer)
    return { ...started, qrCode: renderSVG(started.uri) }
  })

  @PayloadMutation('Turns the second factor on.', EnableSecondFactorInput, {
    recoveryCodes: [() => [String], recoveryCodes],
  })
  enableSecondFactor(context: Context, { code }: EnableSecondFactorInput): Promise<string[]> {
    return confirmSecondFactor(context, context.viewer!, code)
  }

  @PayloadMutation('Turns the second factor off.', DeleteSecondFactorInput, {
    isOff: [() => Boolean, 'True once it is off.'],
  })
  deleteSecondFactor = withPassword(async (context, viewer) => {
    await removeSecondFactor(context, viewer)
    return true
  })

  @PayloadMutation('Creates ten new recovery codes; the previous ones stop working.', RenewRecoveryCodesInput, {
    recoveryCodes: [() => [String], recoveryCodes],
  })
  renewRecoveryCodes = withPassword(renewRecoveryCodes)
}
