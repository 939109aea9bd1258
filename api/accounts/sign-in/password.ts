import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { EntityManager } from '@mikro-orm/postgresql'
import { runSql } from '../../database/sql.ts'
import { User } from '../user.entity.ts'

/** Also drops an unverified address: someone who knew the old password may have entered it. */
export const setPassword = async (em: EntityManager, id: number, password: string, isPasswordMadeUp: boolean) => {
  await em.nativeUpdate(User, { id }, { password, isPasswordMadeUp })
  await runSql(em, 'delete from email_change where user_id = $1', [id])
}

export const generatePassword = () => randomBytes(12).toString('base64url')

const derive = promisify(argon2)

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1 }

export const slowHash = (message: string | Buffer, nonce: Buffer) =>
  derive('argon2id', { message, nonce, tagLength: 32, ...cost })

const hash = (password: string, nonce: Buffer) => slowHash(password.normalize('NFKC'), nonce)

// bounded: a salt or a hash of 32 bytes at most
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

export const hashPassword = async (password: string) => {
  const salt = randomBytes(16)
  const tag = await hash(password, salt)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`
}

export const verifyPassword = async (password: string, stored: string) => {
  const [, , , , salt, tag] = stored.split('$')
  if (!salt || !tag) return false
  const expected = Buffer.from(tag, 'base64')
  const actual = await hash(password, Buffer.from(salt, 'base64'))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
