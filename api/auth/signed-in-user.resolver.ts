import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { withoutPayload } from '../server/deprecated.ts'
import { adminOf } from './admin-only.ts'
import { endSessionsOf } from './end-sessions-of.ts'
import { listSignedIn, SignedInUser } from './signed-in-user.ts'

/** Other people's sessions, for administrators. */
@Resolver()
export class SignedInUserResolver {
  @Authorized('ADMIN')
  @Query(() => [SignedInUser], { description: 'Who else is signed in, the last seen first; at most 200.' })
  signedInUsers(@Ctx() context: Context): Promise<SignedInUser[]> {
    return listSignedIn(context.pool, adminOf(context).id)
  }

  @Authorized('ADMIN')
  @Mutation(() => Int, {
    deprecationReason: withoutPayload('2026-11-23', 'endUserSessions'),
    description: 'Ends sessions of others, with their sockets; answers how many there were.',
  })
  endSessionsOf(
    @Ctx() context: Context,
    @Arg('userId', () => ID, { nullable: true, description: 'Whose; without it those of everybody else.' })
    userId: string | null,
    @Arg('password', () => String, { description: 'The own password, once more.' }) password: string,
  ): Promise<number> {
    return endSessionsOf(context, adminOf(context), userId, password)
  }
}
