import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction, type Actor } from '../audit/record-action.ts'
import type { UserRole } from '../user-role.ts'
import { findRow, lockByKey, runSql } from '../../database/sql.ts'
import { PublicError } from '../../server/errors.ts'
import { withdrawInvitationsBy } from './invite.ts'
import { findPerson, type Person } from './list-people.ts'

/** Locked, so that two changes at once cannot remove the last administrator. */
const begin = async (em: EntityManager, id: string | number): Promise<Person> => {
  await lockByKey(em, 'administrators')
  return findPerson(em, id)
}

const requireAnotherAdministrator = async (em: EntityManager, { id, role, disabledAt }: Person) => {
  if (role !== 'ADMIN' || disabledAt) return
  const others = 'select from app_user where is_admin and disabled_at is null and id <> $1 limit 1'
  if (!(await findRow(em, others, [id])))
    throw new PublicError(
      'CONFLICT',
      'This is the last administrator. Please make someone else an administrator first.',
    )
}

export const changeRole = (em: EntityManager, actor: Actor, id: string | number, role: UserRole): Promise<Person> =>
  em.transactional(async (em) => {
    const person = await begin(em, id)
    if (person.role === role) return person
    await requireAnotherAdministrator(em, person)
    await runSql(em, 'update app_user set role = $2, is_admin = $3 where id = $1', [
      person.id,
      role.toLowerCase(),
      role === 'ADMIN',
    ])
    if (role !== 'ADMIN') await withdrawInvitationsBy(em, actor, person.username)
    await recordAction(em, actor, {
      action: 'user.role',
      subjectId: person.id,
      before: { role: person.role },
      after: { username: person.username, role },
    })
    return findPerson(em, person.id)
  })

export const setDisabled = (
  em: EntityManager,
  actor: Actor,
  id: string | number,
  isDisabled: boolean,
): Promise<Person> =>
  em.transactional(async (em) => {
    const person = await begin(em, id)
    if (Boolean(person.disabledAt) === isDisabled) return person
    if (isDisabled) await requireAnotherAdministrator(em, person)
    await runSql(em, 'update app_user set disabled_at = case when $2 then now() end where id = $1', [
      person.id,
      isDisabled,
    ])
    if (isDisabled) await withdrawInvitationsBy(em, actor, person.username)
    await recordAction(em, actor, {
      action: isDisabled ? 'user.disable' : 'user.enable',
      subjectId: person.id,
      after: { username: person.username },
    })
    return findPerson(em, person.id)
  })

export const removePerson = (em: EntityManager, actor: Actor, id: string | number): Promise<void> =>
  em.transactional(async (em) => {
    const person = await begin(em, id)
    await requireAnotherAdministrator(em, person)
    await runSql(em, 'delete from app_user where id = $1', [person.id])
    const by = actor.id === person.id ? { ...actor, id: null } : actor
    await withdrawInvitationsBy(em, by, person.username)
    await recordAction(em, by, {
      action: 'user.remove',
      subjectId: person.id,
      before: { username: person.username, role: person.role },
    })
  })
