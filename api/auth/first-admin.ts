import { randomBytes } from 'node:crypto'
import type { Database } from '../database/orm.ts'
import type { Env } from '../server/env.ts'
import { hashPassword } from './password.ts'
import { User } from '../users/user.entity.ts'

/**
 * Creates the first administrator if there is none; returns the password if it was generated, so that it can be shown
 * once.
 */
export const createFirstAdmin = async ({ orm }: Database, env: Env): Promise<string | undefined> => {
  const em = orm.em.fork()
  if (await em.count(User, { isAdmin: true })) return undefined
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  const admin = { username: env.ADMIN_USERNAME, password: await hashPassword(password), role: 'admin', isAdmin: true }
  const { id } = await em.upsert(User, admin, { onConflictAction: 'ignore' })
  if (!id) return undefined // another process was quicker
  return env.ADMIN_PASSWORD ? undefined : password
}
