import { Authorized, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../../server/context.ts'
import { requireAdmin } from '../admin-only.ts'
import { listSignedIn, SignedInUser } from './signed-in-user.ts'

/** Other users' sessions, for administrators. */
@Resolver()
export class SignedInUserResolver {
  @Authorized('ADMIN')
  @Query(() => [SignedInUser], { description: 'Other signed-in users, most recently active first; at most 200.' })
  signedInUsers(@Ctx() context: Context): Promise<SignedInUser[]> {
    return listSignedIn(context.pool, requireAdmin(context).id)
  }
}
