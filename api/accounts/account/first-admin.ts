import type { Database } from '../../database/orm.ts'
import { runSql } from '../../database/sql.ts'
import { StartError, type Env } from '../../process/env.ts'
import { User } from '../user.entity.ts'
import { hashPassword, generatePassword } from '../sign-in/password.ts'
import { findPasswordWeakness } from '../sign-in/weak-password.ts'

/** Returns the generated password, if any, to be shown once. @throws StartError if ADMIN_PASSWORD is easily guessed, or ADMIN_USERNAME taken. */
export const createFirstAdmin = async ({ orm, pool }: Database, env: Env): Promise<string | undefined> => {
  const countAdmins = () => orm.em.fork().count(User, { isAdmin: true })
  if (await countAdmins()) return undefined
  const configuredPassword = env.ADMIN_PASSWORD
  const weakness = configuredPassword && (await findPasswordWeakness(configuredPassword, env.ADMIN_USERNAME, env))
  if (weakness) throw new StartError(`ADMIN_PASSWORD is easily guessed: ${weakness}`)
  const password = configuredPassword ?? generatePassword()
  const { rowCount } = await runSql(
    pool,
    `insert into app_user (username, password, is_password_made_up, role, is_admin)
     values ($1, $2, $3, 'admin', true) on conflict do nothing`,
    [env.ADMIN_USERNAME, await hashPassword(password), !configuredPassword],
  )
  if (rowCount) return configuredPassword ? undefined : password
  if (await countAdmins()) return undefined // another process was first
  throw new StartError('ADMIN_USERNAME is the name of a user who is no administrator: set another.')
}
