import { seal, unseal } from '../../process/seal.ts'
import type { Env } from '../../process/env.ts'

type Key = Pick<Env, 'SESSION_SECRET'>

export const encryptSecret = (env: Key, secret: string, webhookId: number): string =>
  seal(env, Buffer.from(secret), webhookId, 'webhook').toString('base64')

/** The present secret first; undefined if they cannot be decrypted. */
export const decryptSecrets = (
  env: Key,
  { secret, previousSecret }: { secret: string; previousSecret: string | null },
  webhookId: number,
): string[] | undefined => {
  const open = (stored: string) => {
    try {
      return [unseal(env, Buffer.from(stored, 'base64'), webhookId, 'webhook').toString()]
    } catch {
      return []
    }
  }
  const present = open(secret)
  return present.length ? [...present, ...(previousSecret === null ? [] : open(previousSecret))] : undefined
}
