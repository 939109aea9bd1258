import type { Pool } from 'pg'
import { seal, unseal } from '../../process/seal.ts'
import { inTransaction } from '../../database/transaction.ts'
import { runSql } from '../../database/sql.ts'
import type { Env } from '../../process/env.ts'
import { mostWebhooks } from './webhook.rules.ts'
import { secretPrefix } from './sign-message.ts'

type Key = Pick<Env, 'SESSION_SECRET'>

/** Encrypts a webhook's secret for the database, with a key derived from SESSION_SECRET. */
export const sealSecret = (env: Key, secret: string, webhookId: number): string =>
  seal(env, Buffer.from(secret), webhookId, 'webhook').toString('base64')

/**
 * Decrypts the result of `sealSecret`; older versions stored plain secrets.
 * @throws if SESSION_SECRET has changed.
 */
const openSecret = (env: Key, kept: string, webhookId: number): string =>
  kept.startsWith(secretPrefix) ? kept : unseal(env, Buffer.from(kept, 'base64'), webhookId, 'webhook').toString()

/** The secrets for signing, the present one first; undefined if they cannot be decrypted. */
export const openSecrets = (
  env: Key,
  { secret, formerSecret }: { secret: string; formerSecret: string | null },
  webhookId: number,
): string[] | undefined => {
  const open = (kept: string) => {
    try {
      return [openSecret(env, kept, webhookId)]
    } catch {
      return []
    }
  }
  const present = open(secret)
  return present.length ? [...present, ...(formerSecret === null ? [] : open(formerSecret))] : undefined
}

interface Kept {
  id: number
  secret: string
  formerSecret: string | null
}

/** Encrypts secrets that an older version stored in plain text. */
export const sealOldSecrets = (pool: Pool, env: Key): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = await runSql<Kept>(
      client,
      `select id, secret, former_secret "formerSecret" from webhook
        where starts_with(secret, $1) or starts_with(former_secret, $1) limit ${mostWebhooks} for update`,
      [secretPrefix],
    )
    for (const { id, secret, formerSecret } of rows) {
      const sealed = (kept: string | null) => (kept?.startsWith(secretPrefix) ? sealSecret(env, kept, id) : kept)
      const values = [id, sealed(secret), sealed(formerSecret)]
      await runSql(client, 'update webhook set secret = $2, former_secret = $3 where id = $1', values)
    }
  })
