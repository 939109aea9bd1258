import { randomBytes } from 'node:crypto'
import type { Database } from '../database/orm.ts'
import type { Env } from '../server/env.ts'
import { hashPassword } from './password.ts'
import { User } from './user.entity.ts'

/** Makes the first administrator when there is none; answers the password if it was made up, so that it can be shown once. */
export const createFirstAdmin = async ({ orm }: Database, env: Env): Promise<string | undefined> => {
  const em = orm.em.fork()
  if (await em.count(User, { isAdmin: true })) return undefined
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  em.create(User, {
    username: env.ADMIN_USERNAME,
    password: await hashPassword(password),
    email: null,
    role: 'admin',
    isAdmin: true,
    createdAt: new Date(),
  })
  await em.flush()
  return env.ADMIN_PASSWORD ? undefined : password
}
