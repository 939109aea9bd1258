import { Field, ID, ObjectType } from 'type-graphql'
import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { isAlive } from './session-store.ts'

@ObjectType({ description: 'A session of the signed-in user.' })
export class OwnSession {
  @Field(() => ID, { description: 'Identifies the session; it opens nothing.' }) id!: number
  @Field(() => Date, { description: 'When it was begun.' }) startedAt!: Date
  @Field(() => Date, { description: 'When it was last used, to the minute.' }) lastSeenAt!: Date
  @Field(() => String, { description: 'The browser’s User-Agent at sign-in; may be empty.' }) userAgent!: string
  @Field(() => String, { description: 'The address that it signed in from, without its last part.' }) address!: string
  @Field(() => Boolean, { description: 'Whether it is the one that asks.' }) isCurrent!: boolean
}

export const listSessions = async (pool: Pool, userId: number, currentId?: number): Promise<OwnSession[]> => {
  const { rows } = await runSql<OwnSession>(
    pool,
    `select s.id, s.created_at as "startedAt", s.last_seen_at as "lastSeenAt", s.user_agent as "userAgent", s.address, s.id is not distinct from $3 as "isCurrent"
     from user_session s join app_user u on u.id = s.user_id where s.user_id = $2 and ${isAlive} order by "isCurrent" desc, s.last_seen_at desc, s.id desc limit 50`,
    [new Date(), userId, currentId ?? null],
  )
  return rows
}
