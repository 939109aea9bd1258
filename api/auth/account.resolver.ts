import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { runSql } from '../database/sql.ts'
import type { AccountNeed, Context, Viewer } from '../server/context.ts'
import { withoutPayload } from '../server/deprecated.ts'
import { AccountNeedEnum } from './account-need.ts'
import { changePassword } from './change-password.ts'
import { endOtherSessions, endSession } from './end-own-sessions.ts'
import { listSessions, OwnSession } from './own-session.ts'
import { confirmSecondFactor, hasSecondFactor } from './second-factor.ts'
import { setUpSecondFactor, turnOffSecondFactor } from './set-up-second-factor.ts'
import { SecondFactor, SecondFactorSecret } from './second-factor.types.ts'

/** Always there where `@Authorized()` has let somebody through. */
const viewerOf = ({ viewer }: Context): Viewer => viewer!

const passwordOnceMore = { nullable: true, description: 'The own password, once more; refused without it.' }

/** What users do with their own accounts. */
@Resolver()
export class AccountResolver {
  @Query(() => AccountNeedEnum, {
    nullable: true,
    description: 'What the user who asks has to do before the back office opens; null when nothing, and for a visitor.',
  })
  myNeed(@Ctx() { viewer }: Context): AccountNeed | null {
    return viewer?.need ?? null
  }

  @Authorized()
  @Query(() => [OwnSession], { description: 'Where the user who asks is signed in, this session first; at most 50.' })
  mySessions(@Ctx() context: Context): Promise<OwnSession[]> {
    return listSessions(context.pool, viewerOf(context).id, context.session?.id)
  }

  @Authorized()
  @Mutation(() => Boolean, {
    deprecationReason: withoutPayload('2026-11-23', 'endOwnSession'),
    description: 'Ends one of the own sessions, with its sockets; false when it was over already.',
  })
  endSession(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Which session.' }) id: string,
    @Arg('password', () => String, passwordOnceMore) password: string | null,
  ): Promise<boolean> {
    return endSession(context, viewerOf(context), id, password)
  }

  @Authorized()
  @Mutation(() => Boolean, {
    deprecationReason: withoutPayload('2026-11-23', 'endOwnOtherSessions'),
    description: 'Ends all own sessions but the one that asks.',
  })
  endOtherSessions(
    @Ctx() context: Context,
    @Arg('password', () => String, passwordOnceMore) password: string | null,
  ): Promise<boolean> {
    return endOtherSessions(context, viewerOf(context), password)
  }

  @Authorized()
  @Mutation(() => Boolean, {
    deprecationReason: withoutPayload('2026-11-23', 'updatePassword'),
    description: 'Another password for oneself; all other sessions end.',
  })
  async changePassword(
    @Ctx() context: Context,
    @Arg('currentPassword', () => String, { description: 'The password until now.' }) currentPassword: string,
    @Arg('newPassword', () => String, { description: 'The password from now on; at least 8 characters.' })
    newPassword: string,
  ): Promise<boolean> {
    await changePassword(context, viewerOf(context), { currentPassword, newPassword })
    return true
  }

  @Authorized()
  @Query(() => SecondFactor, { description: 'Whether the own sign-in asks for a code.' })
  async mySecondFactor(@Ctx() context: Context): Promise<SecondFactor> {
    const { id } = viewerOf(context)
    const { rows } = await runSql<{ count: number }>(
      context.pool,
      'select count(*)::int from recovery_code where user_id = $1',
      [id],
    )
    return { isOn: await hasSecondFactor(context.pool, id), recoveryCodesLeft: rows[0]!.count }
  }

  @Authorized()
  @Mutation(() => SecondFactorSecret, {
    deprecationReason: withoutPayload('2026-11-23', 'createSecondFactor'),
    description: 'Begins to set up a second factor; nothing changes until `confirmSecondFactor`.',
  })
  startSecondFactor(
    @Ctx() context: Context,
    @Arg('password', () => String, { description: 'The own password, once more.' }) password: string,
  ): Promise<SecondFactorSecret> {
    return setUpSecondFactor(context, viewerOf(context), password)
  }

  @Authorized()
  @Mutation(() => [String], {
    deprecationReason: withoutPayload('2026-11-23', 'enableSecondFactor'),
    description: 'Turns the second factor on, and answers ten recovery codes, each good for one sign-in; never again.',
  })
  confirmSecondFactor(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: 'The code that the app shows now.' }) code: string,
  ): Promise<string[]> {
    return confirmSecondFactor(context, viewerOf(context), code)
  }

  @Authorized()
  @Mutation(() => Boolean, {
    deprecationReason: withoutPayload('2026-11-23', 'deleteSecondFactor'),
    description: 'Turns the second factor off.',
  })
  removeSecondFactor(
    @Ctx() context: Context,
    @Arg('password', () => String, { description: 'The own password, once more.' }) password: string,
    @Arg('code', () => String, {
      nullable: true,
      description: 'A code of the second factor, or one of the recovery codes; refused without one.',
    })
    code: string | null,
  ): Promise<boolean> {
    return turnOffSecondFactor(context, viewerOf(context), password, code)
  }
}
