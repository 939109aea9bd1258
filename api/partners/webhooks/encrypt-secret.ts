import type { Pool } from 'pg'
import { seal, unseal } from '../../process/seal.ts'
import { inTransaction } from '../../database/transaction.ts'
import { runSql } from '../../database/sql.ts'
import type { Env } from '../../process/env.ts'
import { maxWebhooks } from './webhook.rules.ts'
import { secretPrefix } from './sign-message.ts'

type Key = Pick<Env, 'SESSION_SECRET'>

export const encryptSecret = (env: Key, secret: string, webhookId: number): string =>
  seal(env, Buffer.from(secret), webhookId, 'webhook').toString('base64')

const decryptSecret = (env: Key, stored: string, webhookId: number): string =>
  stored.startsWith(secretPrefix) ? stored : unseal(env, Buffer.from(stored, 'base64'), webhookId, 'webhook').toString()

/** The present secret first; undefined if they cannot be decrypted. */
export const decryptSecrets = (
  env: Key,
  { secret, previousSecret }: { secret: string; previousSecret: string | null },
  webhookId: number,
): string[] | undefined => {
  const open = (stored: string) => {
    try {
      return [decryptSecret(env, stored, webhookId)]
    } catch {
      return []
    }
  }
  const present = open(secret)
  return present.length ? [...present, ...(previousSecret === null ? [] : open(previousSecret))] : undefined
}

export const encryptOldSecrets = (pool: Pool, env: Key): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = await runSql<{ id: number; secret: string; previousSecret: string | null }>(
      client,
      `select id, secret, previous_secret "previousSecret" from webhook
        where starts_with(secret, $1) or starts_with(previous_secret, $1) limit ${maxWebhooks} for update`,
      [secretPrefix],
    )
    for (const { id, secret, previousSecret } of rows) {
      const sealed = (stored: string | null) =>
        stored?.startsWith(secretPrefix) ? encryptSecret(env, stored, id) : stored
      const values = [id, sealed(secret), sealed(previousSecret)]
      await runSql(client, 'update webhook set secret = $2, previous_secret = $3 where id = $1', values)
    }
  })
