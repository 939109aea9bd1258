import { Authorized, Ctx, Query, Resolver, Field, ID, Int, ObjectType } from 'type-graphql'
import type { Pool } from 'pg'
import type { Context } from '../../server/context.ts'
import { requireAdmin } from '../admin-only.ts'
import { readRows } from '../../database/sql.ts'
import { isAlive } from '../sessions/session-store.ts'

@ObjectType({ description: 'Another user who is signed in.' })
class SignedInUser {
  @Field(() => ID, { description: 'Identifies the user.' }) id!: number
  @Field(() => String, { description: 'The name to sign in with.' }) username!: string
  @Field(() => Int, { description: 'How many sessions there are.' }) sessions!: number
  @Field(() => Date, { description: 'When one of them was last used, to the minute.' }) lastSeenAt!: Date
}

const listSignedIn = (pool: Pool, besideId: number): Promise<SignedInUser[]> =>
  readRows<SignedInUser>(
    pool,
    `select u.id, u.username, count(*)::int as sessions, max(s.last_seen_at) as "lastSeenAt"
     from user_session s join app_user u on u.id = s.user_id where u.id <> $2 and ${isAlive}
     group by u.id order by "lastSeenAt" desc, u.id limit 200`,
    [new Date(), besideId],
  )

@Resolver()
export class SignedInUserResolver {
  @Authorized('ADMIN')
  @Query(() => [SignedInUser], { description: 'Other signed-in users, most recently active first; at most 200.' })
  signedInUsers(@Ctx() context: Context): Promise<SignedInUser[]> {
    return listSignedIn(context.pool, requireAdmin(context).id)
  }
}
