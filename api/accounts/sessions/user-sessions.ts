import { Field, ID, ObjectType } from 'type-graphql'
import type { Pool } from 'pg'
import { readRows, runSql } from '../../database/sql.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { confirmPassword } from '../sign-in/confirm-password.ts'
import { recordAction } from '../audit/record-action.ts'
import { isValidSession } from './session-store.ts'

@ObjectType({ description: 'A session of the signed-in user.' })
export class OwnSession {
  @Field(() => ID, { description: 'Identifies the session; it opens nothing.' }) id!: number
  @Field(() => Date, { description: 'When it was started.' }) startedAt!: Date
  @Field(() => Date, { description: 'When it was last used, to the minute.' }) lastSeenAt!: Date
  @Field(() => String, { description: 'The browser’s User-Agent at sign-in; may be empty.' }) userAgent!: string
  @Field(() => String, { description: 'The IP address at sign-in, without its last part.' }) address!: string
  @Field(() => Boolean, { description: 'Whether it is the current session.' }) isCurrent!: boolean
}

export const listSessions = (pool: Pool, userId: number, currentId?: number): Promise<OwnSession[]> =>
  readRows<OwnSession>(
    pool,
    `select s.id, s.created_at as "startedAt", s.last_seen_at as "lastSeenAt", s.user_agent as "userAgent", s.address, s.id is not distinct from $3 as "isCurrent"
     from user_session s join app_user u on u.id = s.user_id where s.user_id = $2 and ${isValidSession} order by "isCurrent" desc, s.last_seen_at desc, s.id desc limit 50`,
    [new Date(), userId, currentId ?? null],
  )

export const endSessionsByAdmin = async (
  context: Context,
  admin: Viewer,
  userId: string | null | undefined,
  password: string,
): Promise<number> => {
  if (userId && !/^\d{1,9}$/.test(userId)) throw new PublicError('NOT_FOUND', 'This user does not exist.')
  await confirmPassword(context, admin, { password })
  const ended = await context.em.transactional(async (em) => {
    const { rowCount } = userId
      ? await runSql(em, 'delete from user_session where user_id = $1', [Number(userId)])
      : await runSql(em, 'delete from user_session where user_id <> $1', [admin.id])
    const all = { action: 'user.end-sessions', after: { sessions: rowCount } }
    await recordAction(em, admin, userId ? { ...all, subjectId: userId } : all)
    return rowCount
  })
  await context.session?.renew()
  return ended
}

export const endSession = async (
  context: Context,
  viewer: Viewer,
  id: string,
  password: string | null,
): Promise<boolean> => {
  await confirmPassword(context, viewer, { password })
  if (!/^\d{1,9}$/.test(id)) throw new PublicError('NOT_FOUND', 'This session does not exist.')
  const { rowCount } = await runSql(context.pool, 'delete from user_session where id = $1 and user_id = $2', [
    id,
    viewer.id,
  ])
  await context.session?.renew()
  return rowCount === 1
}

export const endOtherSessions = async (context: Context, viewer: Viewer, password: string | null): Promise<boolean> => {
  await confirmPassword(context, viewer, { password })
  await runSql(context.pool, 'delete from user_session where user_id = $1 and id is distinct from $2', [
    viewer.id,
    context.session?.id ?? null,
  ])
  await context.session?.renew()
  return true
}
