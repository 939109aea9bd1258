import { z } from 'zod'
import { runSql, type Db } from '../../database/sql.ts'
import { checkFirst } from '../../schema/check-first.ts'
import type { ConnectionOf } from '../../schema/connection-type.ts'
import { contentVersion } from '../../process/content-version.ts'
import { cursorParts, fromCursor, toCursor } from '../../schema/cursor.ts'
import { PublicError } from '../../server/errors.ts'
import { parseId } from '../../schema/parse-id.ts'
import { toConnection } from '../../schema/page-info.ts'
import type { ApiKey } from './api-key.ts'

const columns = `
  id, name, prefix, allowed_origins "allowedOrigins", points_per_second "pointsPerSecond", burst,
  expires_on::text "expiresOn", created_at "createdAt", created_by "createdBy", revoked_at "revokedAt",
  case when previous_until > now() then previous_until end "previousEndsAt",
  (select max(last_at) from api_key_use where key_id = api_key.id) "lastUsedAt",
  case when revoked_at is not null then 'REVOKED'
       when (expires_on + 1)::timestamp at time zone 'Europe/London' <= now() then 'EXPIRED'
       else 'VALID' end status`

const withVersion = (key: Omit<ApiKey, 'version'>): ApiKey => {
  const { name, allowedOrigins, pointsPerSecond, burst, expiresOn } = key
  return { ...key, version: contentVersion([name, allowedOrigins, pointsPerSecond, burst, expiresOn]) }
}

const position = z.tuple([cursorParts.boolean, cursorParts.int])

export const listKeys = async (db: Db, first?: number, after?: string): Promise<ConnectionOf<ApiKey>> => {
  const size = checkFirst(first, 50)
  const { rows } = await runSql<Omit<ApiKey, 'version'>>(
    db,
    `select ${columns} from api_key
      where $1::boolean is null or (revoked_at is not null, -id) > ($1, -$2::int)
      order by revoked_at is not null, id desc limit $3`,
    [...(after ? fromCursor(position, after) : [null, null]), size + 1],
  )
  return toConnection(rows.map(withVersion), size, after, ({ revokedAt, id }) => toCursor([revokedAt !== null, id]))
}

export const findKey = async (db: Db, id: string): Promise<ApiKey | null> => {
  const { rows } = await runSql<Omit<ApiKey, 'version'>>(db, `select ${columns} from api_key where id = $1`, [
    parseId(id) ?? 0,
  ])
  return rows[0] ? withVersion(rows[0]) : null
}

/** Locks the key until the transaction ends. */
export const keyToChange = async (db: Db, id: string): Promise<ApiKey> => {
  await runSql(db, 'select from api_key where id = $1 for update', [parseId(id) ?? 0])
  const key = await findKey(db, id)
  if (!key) throw new PublicError('NOT_FOUND', 'This key does not exist.')
  if (key.revokedAt) throw new PublicError('CONFLICT', 'This key has been revoked.')
  return key
}
