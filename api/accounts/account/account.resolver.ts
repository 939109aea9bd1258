import { Authorized, Ctx, Query, Resolver, registerEnumType } from 'type-graphql'
import { runSql } from '../../database/sql.ts'
import type { AccountNeed, Context, Viewer } from '../../server/context.ts'
import { listSessions, OwnSession } from '../sessions/user-sessions.ts'
import { hasSecondFactor } from '../sign-in/second-factor.ts'
import { SecondFactor } from '../sign-in/set-up-second-factor.ts'

const AccountNeedEnum: Record<AccountNeed, AccountNeed> = {
  NEW_PASSWORD: 'NEW_PASSWORD',
  SECOND_FACTOR: 'SECOND_FACTOR',
}
registerEnumType(AccountNeedEnum, {
  name: 'AccountNeed',
  description: 'What a user must do before the back office opens.',
  valuesConfig: {
    NEW_PASSWORD: { description: 'Choose another password: the one that was used was made up by the site.' },
    SECOND_FACTOR: { description: 'Turn on the second factor, which this site asks of its staff.' },
  },
})

/** Always set after `@Authorized()`. */
const getViewer = ({ viewer }: Context): Viewer => viewer!

@Resolver()
export class AccountResolver {
  @Query(() => AccountNeedEnum, {
    nullable: true,
    description: 'What the current user must do before the back office opens; null for nothing, and for a visitor.',
  })
  myNeed(@Ctx() { viewer }: Context): AccountNeed | null {
    return viewer?.need ?? null
  }

  @Authorized()
  @Query(() => [OwnSession], { description: 'The sessions of the signed-in user, this one first; at most 50.' })
  mySessions(@Ctx() context: Context): Promise<OwnSession[]> {
    return listSessions(context.pool, getViewer(context).id, context.session?.id)
  }

  @Authorized()
  @Query(() => SecondFactor, { description: 'Whether the current user signs in with a code.' })
  async mySecondFactor(@Ctx() context: Context): Promise<SecondFactor> {
    const { id } = getViewer(context)
    const { rows } = await runSql<{ count: number }>(
      context.pool,
      'select count(*)::int from recovery_code where user_id = $1',
      [id],
    )
    return { isOn: await hasSecondFactor(context.pool, id), recoveryCodesLeft: rows[0]!.count }
  }
}
