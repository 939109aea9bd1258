import type { EntityManager } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import { findRow, runSql } from '../../database/sql.ts'
import type { Database } from '../../database/orm.ts'
import type { Env } from '../../process/env.ts'
import { check } from '../../server/errors.ts'
import { hashPassword, generatePassword, setPassword } from '../sign-in/password.ts'
import { deleteSecondFactor } from '../sign-in/second-factor.ts'
import { newPasswordRule, newUsernameRule } from '../sign-in/sign-in.rules.ts'
import { User } from '../user.entity.ts'
import { findPasswordWeakness } from '../sign-in/weak-password.ts'
import { recordAction, type Actor } from '../audit/record-action.ts'
import type { UserRole } from '../user-role.ts'
import { changeRole, removePerson, setDisabled } from '../people/change-person.ts'
import { staffRoleNames } from '../people/invitation.rules.ts'
import { invite, type InvitationWithToken } from '../people/invite.ts'

const commandLine: Actor = { id: null, username: 'command line' }

const forkEntityManager = ({ orm }: Database) => orm.em.fork() as EntityManager

const findIdByName = async ({ pool }: Database, username: string): Promise<number> => {
  const id = await findId(pool, username)
  if (!id) throw new Error(`There is no user ${username}. To list the users, run npm run admin -- list.`)
  return id
}

const parseRole = (word: string): UserRole => {
  const found = [...staffRoleNames, 'USER' as const].find(
    (one) => one === word.toUpperCase() || (word === 'administrator' && one === 'ADMIN'),
  )
  if (!found)
    throw new Error(
      `There is no role "${word}". Roles are administrator, moderator, editor, analyst, and user (no office access).`,
    )
  return found
}

export const changeRoleByName = async (database: Database, name: string, role: string) =>
  changeRole(forkEntityManager(database), commandLine, await findIdByName(database, name), parseRole(role))

export const disableByName = async (database: Database, name: string, isDisabled: boolean) =>
  setDisabled(forkEntityManager(database), commandLine, await findIdByName(database, name), isDisabled)

export const removeByName = async (database: Database, name: string) =>
  removePerson(forkEntityManager(database), commandLine, await findIdByName(database, name))

export const inviteByEmail = (database: Database, email: string, role: string): Promise<InvitationWithToken> =>
  invite(forkEntityManager(database), commandLine, { email, role: parseRole(role) })

type PromptPassword = (username: string) => Promise<string | undefined>

const readNewPassword = async (promptPassword: PromptPassword, username: string, env: Env) => {
  const typedPassword = await promptPassword(username)
  if (typedPassword === undefined) return { password: generatePassword(), isGenerated: true }
  const password = check(newPasswordRule, typedPassword)
  const weakness = await findPasswordWeakness(password, username, env)
  if (weakness) throw new Error(weakness)
  return { password, isGenerated: false }
}

const recordByCommandLine = (em: EntityManager, action: string, { id, username }: Pick<User, 'id' | 'username'>) =>
  recordAction(em, commandLine, { action, subjectId: id, after: { username } })

export const createAdmin = async ({ orm, pool }: Database, name: string, promptPassword: PromptPassword, env: Env) => {
  const username = check(newUsernameRule, name)
  if (await findId(pool, username))
    throw new Error(`User ${username} already exists. To set a new password, run npm run admin -- reset ${username}.`)
  const newPassword = await readNewPassword(promptPassword, username, env)
  const password = await hashPassword(newPassword.password)
  await orm.em.fork().transactional(async (em) => {
    const id = await em.insert(User, {
      username,
      password,
      isPasswordMadeUp: newPassword.isGenerated,
      role: 'admin',
      isAdmin: true,
      email: null,
      createdAt: new Date(),
    })
    await recordByCommandLine(em, 'user.create', { id, username })
  })
  return { username, ...newPassword }
}

/** Also ends all sessions and deletes the second factor and failed attempts. */
export const resetPassword = async (
  { orm, pool }: Database,
  name: string,
  promptPassword: PromptPassword,
  env: Env,
) => {
  const id = await findId(pool, name)
  if (!id) throw new Error(`There is no user ${name}. To list the administrators, run npm run admin -- list.`)
  const em = orm.em.fork() as EntityManager
  const { username } = await em.findOneOrFail(User, id)
  const newPassword = await readNewPassword(promptPassword, username, env)
  const password = await hashPassword(newPassword.password)
  return em.transactional(async (em) => {
    const sessions = await runSql(em, 'delete from user_session where user_id = $1', [id])
    const hadSecondFactor = await deleteSecondFactor(em, id)
    await runSql(
      em,
      'delete from sign_in_attempt where username = (select lower(username) from app_user where id = $1)',
      [id],
    )
    await setPassword(em, id, password, newPassword.isGenerated)
    await recordByCommandLine(em, 'user.reset', { id, username })
    return { username, ...newPassword, sessions: sessions.rowCount, hadSecondFactor }
  })
}

const findId = async (pool: Pool, username: string): Promise<number | undefined> =>
  (await findRow<{ id: number }>(pool, 'select id from app_user where lower(username) = lower($1)', [username.trim()]))
    ?.id
