import { runSql, type Db } from '../../database/sql.ts'
import { isAlive, isStaff } from '../sessions/session-limits.ts'
import { PublicError } from '../../server/errors.ts'
import { parseId } from '../../schema/parse-id.ts'
import type { Person } from './person.ts'

/** Columns of a person; expects `u` for the account and $1 for the current time. */
const columns = `u.id, u.username, u.email, case when u.is_admin then 'ADMIN' when ${isStaff} then upper(u.role) else 'USER' end as role,
  u.created_at "createdAt", u.disabled_at "disabledAt",
  exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null) "hasSecondFactor",
  (select count(*)::int from user_session s where s.user_id = u.id and ${isAlive}) "sessionCount",
  greatest((select max(s.last_seen_at) from user_session s where s.user_id = u.id),
           (select max(i.at) from sign_in i where i.user_id = u.id and i.outcome in ('signed_in', 'recovery_code'))) "lastSeenAt"`

/** The accounts after this id, the oldest first. */
export const listPeople = async (db: Db, first: number, behind: number | null): Promise<Person[]> => {
  const { rows } = await runSql<Person>(
    db,
    `select ${columns} from app_user u where $3::int is null or u.id > $3 order by u.id limit $2`,
    [new Date(), first, behind],
  )
  return rows
}

/**
 * One account.
 * @throws NOT_FOUND
 */
export const findPerson = async (db: Db, id: string | number): Promise<Person> => {
  const number = parseId(String(id))
  const { rows } = await runSql<Person>(db, `select ${columns} from app_user u where u.id = $2`, [
    new Date(),
    number ?? null,
  ])
  if (!rows[0]) throw new PublicError('NOT_FOUND', 'This account no longer exists.')
  return rows[0]
}
