import type { Database } from '../../database/orm.ts'
import { StartError, type Env } from '../../process/env.ts'
import { User } from '../user.entity.ts'
import { hashPassword, generatePassword } from '../sign-in/password.ts'
import { findPasswordWeakness } from '../sign-in/weak-password.ts'

/** Returns the generated password, if any, to be shown once. @throws StartError if ADMIN_PASSWORD is easily guessed. */
export const createFirstAdmin = async ({ orm }: Database, env: Env): Promise<string | undefined> => {
  const em = orm.em.fork()
  if (await em.count(User, { isAdmin: true })) return undefined
  const configuredPassword = env.ADMIN_PASSWORD
  const weakness = configuredPassword && (await findPasswordWeakness(configuredPassword, env.ADMIN_USERNAME, env))
  if (weakness) throw new StartError(`ADMIN_PASSWORD is easily guessed: ${weakness}`)
  const password = configuredPassword ?? generatePassword()
  const admin = {
    username: env.ADMIN_USERNAME,
    password: await hashPassword(password),
    isPasswordMadeUp: !configuredPassword,
    role: 'admin',
    isAdmin: true,
  }
  const { id } = await em.upsert(User, admin, { onConflictAction: 'ignore' })
  if (!id) return undefined
  return configuredPassword ? undefined : password
}
