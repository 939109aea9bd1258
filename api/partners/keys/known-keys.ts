import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import type { Allowance } from '../../server/token-bucket.ts'
import { PublicError } from '../../server/errors.ts'
import { hashSecret } from './secret.ts'

interface KnownKey extends Allowance {
  id: number
  origins: readonly string[]
  revokedAt: Date | null
  expiresAt: Date | null
}

interface Secret {
  key: KnownKey
  until?: Date | undefined
}

interface Row extends KnownKey {
  hash: string
  previousHash: string | null
  previousUntil: Date | null
}

const maxCachedKeys = 5000

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })
const invalid = (message: string) => new PublicError('INVALID_API_KEY', message)

/** In memory, so that guessing keys costs no query; call `refresh` when a key has changed. */
export const createKnownKeys = (pool: Pool, now: () => number = Date.now) => {
  let secrets = new Map<string, Secret>()

  const refresh = async () => {
    const { rows } = await runSql<Row>(
      pool,
      `select id, secret_hash as hash, previous_hash "previousHash", previous_until "previousUntil", allowed_origins origins,
              points_per_second "pointsPerSecond", burst, revoked_at "revokedAt",
              (expires_on + 1)::timestamp at time zone 'Europe/London' "expiresAt"
         from api_key order by revoked_at is not null, id desc limit ${maxCachedKeys}`,
    )
    secrets = new Map(
      rows.flatMap(({ hash, previousHash, previousUntil, ...key }): [string, Secret][] => [
        [hash, { key }],
        ...(previousHash ? [[previousHash, { key, until: previousUntil ?? undefined }] as [string, Secret]] : []),
      ]),
    )
  }

  return {
    refresh,
    find: (secret: string): KnownKey => {
      const known = secrets.get(hashSecret(secret))
      if (!known) throw invalid('We don’t recognise this API key. Please check that it is complete.')
      const { key, until } = known
      const { revokedAt, expiresAt } = key
      if (revokedAt) throw invalid(`This API key was revoked on ${day.format(revokedAt)}.`)
      if (expiresAt && expiresAt.getTime() <= now())
        throw invalid(`This API key expired: its last day was ${day.format(expiresAt.getTime() - 1)}.`)
      if (until && until.getTime() <= now()) throw invalid('This API key has been replaced by a new one.')
      return key
    },
  }
}
export type KnownKeys = ReturnType<typeof createKnownKeys>

export const checkOrigin = ({ origins }: KnownKey, origin: string | undefined): void => {
  if (!origins.length || (origin !== undefined && origins.includes(origin))) return
  throw new PublicError(
    'ORIGIN_NOT_ALLOWED',
    origin
      ? `This API key cannot be used by pages of ${origin.slice(0, 200)}.`
      : 'This API key can only be used by pages of the origins it was issued for.',
  )
}
