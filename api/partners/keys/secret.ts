import { hash, randomBytes } from 'node:crypto'

/** The prefix of every secret, so that people and secret scanners recognise it. */
export const secretStart = 'bcd_'
const shownCharacters = secretStart.length + 6

/** A quick hash is enough for 32 random bytes. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url')

export const newSecret = () => {
  const secret = secretStart + randomBytes(32).toString('base64url')
  return { secret, prefix: secret.slice(0, shownCharacters), hash: hashSecret(secret) }
}
