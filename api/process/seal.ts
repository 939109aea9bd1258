import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Env } from './env.ts'

type Secret = Pick<Env, 'SESSION_SECRET'>

/** Each purpose has its own key. */
type Purpose = 'second factor' | 'webhook' | 'mail'

const deriveKey = ({ SESSION_SECRET }: Secret, purpose: Purpose) => {
  if (!SESSION_SECRET) throw new Error('SESSION_SECRET is required to store secrets')
  return Buffer.from(hkdfSync('sha256', SESSION_SECRET, '', purpose, 32))
}

export const seal = (
  env: Secret,
  plain: Uint8Array,
  owner: number | string,
  purpose: Purpose = 'second factor',
): Buffer => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(env, purpose), iv).setAAD(Buffer.from(String(owner)))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** @throws if SESSION_SECRET has changed. */
export const unseal = (
  env: Secret,
  sealed: Buffer,
  owner: number | string,
  purpose: Purpose = 'second factor',
): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(env, purpose), sealed.subarray(0, 12)).setAAD(
    Buffer.from(String(owner)),
  )
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
}
