import { hash, randomBytes } from 'node:crypto'

/** How every secret begins, so that people and programs that look for leaked ones recognise it. */
export const secretStart = 'bcd_'
const shownCharacters = secretStart.length + 6

/** The hash by which a key is found. A secret of 32 random bytes cannot be guessed, so that a quick hash is enough. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'base64url')

/** A new secret, what is shown of it later, and what is kept. */
export const newSecret = () => {
  const secret = secretStart + randomBytes(32).toString('base64url')
  return { secret, prefix: secret.slice(0, shownCharacters), hash: hashOf(secret) }
}
