import type { EntityManager } from '@mikro-orm/postgresql'
import type { Actor } from '../audit/record-action.ts'
import type { UserRole } from '../user-role.ts'
import type { Database } from '../../database/orm.ts'
import { findRow } from '../../database/sql.ts'
import { changeRole, removePerson, setDisabled } from './change-person.ts'
import { staffRoleNames } from './invitation.rules.ts'
import { invite, type InvitationWithToken } from './invite.ts'

const atMachine: Actor = { id: null, username: 'command line' }

const forkEntityManager = ({ orm }: Database) => orm.em.fork() as EntityManager

const findIdByName = async ({ pool }: Database, username: string): Promise<number> => {
  const row = await findRow<{ id: number }>(pool, 'select id from app_user where lower(username) = lower($1)', [
    username.trim(),
  ])
  if (!row) throw new Error(`There is no user ${username}. To list the users, run npm run admin -- list.`)
  return row.id
}

const roleNamed = (word: string): UserRole => {
  const found = [...staffRoleNames, 'USER' as const].find(
    (one) => one === word.toUpperCase() || (word === 'administrator' && one === 'ADMIN'),
  )
  if (!found) throw new Error(`There is no role "${word}": administrator, moderator, editor, analyst, or user for none`)
  return found
}

export const changeRoleByName = async (database: Database, name: string, role: string) =>
  changeRole(forkEntityManager(database), atMachine, await findIdByName(database, name), roleNamed(role))

export const disableByName = async (database: Database, name: string, isDisabled: boolean) =>
  setDisabled(forkEntityManager(database), atMachine, await findIdByName(database, name), isDisabled)

export const removeByName = async (database: Database, name: string) =>
  removePerson(forkEntityManager(database), atMachine, await findIdByName(database, name))

export const inviteByHand = (database: Database, email: string, role: string): Promise<InvitationWithToken> =>
  invite(forkEntityManager(database), atMachine, { email, role: roleNamed(role) })
