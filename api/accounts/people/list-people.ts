import { Field, ID, Int, ObjectType } from 'type-graphql'
import { nullable, parseId } from '../../schema/types.ts'
import { findRow, readRows, type Db } from '../../database/sql.ts'
import { isValidSession, isStaff } from '../sessions/session-store.ts'
import { PublicError } from '../../server/errors.ts'
import { UserRole } from '../user-role.ts'
import { connectionType } from '../../schema/connection.ts'

@ObjectType({ description: 'An account, as administrators see it.' })
export class Person {
  @Field(() => ID, { description: 'Identifies the account.' }) id!: number
  @Field(() => String, { description: 'The name to sign in with.' }) username!: string
  @Field(() => String, nullable('The email address, if known.')) email!: string | null
  @Field(() => UserRole, { description: 'The role.' }) role!: UserRole
  @Field(() => Date, { description: 'When the account was created.' }) createdAt!: Date
  @Field(() => Date, nullable('When it was disabled; null while it is enabled.')) disabledAt!: Date | null
  @Field(() => Boolean, { description: 'Whether signing in also needs a code.' }) hasSecondFactor!: boolean
  @Field(() => Int, { description: 'The number of current sessions.' }) sessionCount!: number
  @Field(() => Date, nullable('When they were last active, to the minute; null if never.')) lastSeenAt!: Date | null
}

export const PersonConnection = connectionType(Person, 'A page of accounts, oldest first.')

const columns = `u.id, u.username, u.email, case when u.is_admin then 'ADMIN' when ${isStaff} then upper(u.role) else 'USER' end as role,
  u.created_at "createdAt", u.disabled_at "disabledAt",
  exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null) "hasSecondFactor",
  (select count(*)::int from user_session s where s.user_id = u.id and ${isValidSession}) "sessionCount",
  greatest((select max(s.last_seen_at) from user_session s where s.user_id = u.id),
           (select max(i.at) from sign_in i where i.user_id = u.id and i.outcome in ('signed_in', 'recovery_code'))) "lastSeenAt"`

export const listPeople = (db: Db, first: number, afterId: number | null): Promise<Person[]> =>
  readRows<Person>(db, `select ${columns} from app_user u where $3::int is null or u.id > $3 order by u.id limit $2`, [
    new Date(),
    first,
    afterId,
  ])

export const findPerson = async (db: Db, id: string | number): Promise<Person> => {
  const number = parseId(String(id))
  const row = await findRow<Person>(db, `select ${columns} from app_user u where u.id = $2`, [
    new Date(),
    number ?? null,
  ])
  if (!row) throw new PublicError('NOT_FOUND', 'This account no longer exists.')
  return row
}
