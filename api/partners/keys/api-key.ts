import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { nullable, enumType, parseId } from '../../schema/types.ts'
import { versionField, contentVersion } from '../../process/content-version.ts'
import {
  connectionType,
  cursorParts,
  fromCursor,
  toConnection,
  toCursor,
  type Connection,
  type PageOptions,
} from '../../schema/connection.ts'
import { z } from 'zod'
import { findRow, runSql, type Db } from '../../database/sql.ts'
import { PublicError } from '../../server/errors.ts'

const ApiKeyStatus = enumType('ApiKeyStatus', 'Whether a key may be used.', {
  VALID: 'It may be used.',
  EXPIRED: 'It has expired.',
  REVOKED: 'An administrator has permanently revoked it.',
})
type ApiKeyStatus = keyof typeof ApiKeyStatus

/** Only a hash of its secret is stored. */
@ObjectType({ description: 'A program’s API key.' })
export class ApiKey {
  @Field(() => ID, { description: 'Identifies the key.' }) id!: number
  @Field(() => Int, versionField) version!: number
  @Field(() => String, { description: 'Its name for administrators.' }) name!: string
  @Field(() => String, { description: 'The start of its secret, to recognise it.' }) prefix!: string
  @Field(() => ApiKeyStatus, { description: 'Whether it may be used.' }) status!: ApiKeyStatus
  @Field(() => [String], { description: 'The origins whose pages may use it, at most 20; empty for anywhere.' })
  allowedOrigins!: string[]
  @Field(() => Int, { description: 'Points regained per second.' }) pointsPerSecond!: number
  @Field(() => Int, { description: 'The maximum points that can build up for a burst.' }) burst!: number
  @Field(() => String, nullable('Its last day, YYYY-MM-DD in Europe/London.')) expiresOn!: string | null
  @Field(() => Date, { description: 'When it was issued.' }) createdAt!: Date
  @Field(() => String, { description: 'Who issued it.' }) createdBy!: string
  @Field(() => Date, nullable('When it was revoked.')) revokedAt!: Date | null
  @Field(() => Date, nullable('When the previous secret expires; null once it has.')) previousEndsAt!: Date | null
  @Field(() => Date, nullable('When it was last used, accurate to seconds.')) lastUsedAt!: Date | null
}

export const ApiKeyConnection = connectionType(ApiKey, 'A page of the keys: newest first, revoked ones last.')

@ObjectType({ description: 'The limits of a key.' })
export class ApiKeyLimits {
  @Field(() => Int, { description: 'Points regained per second.' }) pointsPerSecond!: number
  @Field(() => Int, { description: 'The maximum points that can build up for a burst.' }) burst!: number
}

@ObjectType({ description: 'A key’s use on one day.' })
export class ApiKeyDay {
  @Field(() => String, { description: 'The day YYYY-MM-DD, of Europe/London.' }) date!: string
  @Field(() => Float, { description: 'Operations and REST requests, including refused ones.' }) requests!: number
  @Field(() => Float, { description: 'Their total cost.' }) points!: number
  @Field(() => Float, { description: 'Refused ones: too many points, or an origin that is not allowed.' })
  refused!: number
}

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

export const listKeys = async (db: Db, { size, after }: PageOptions): Promise<Connection<ApiKey>> => {
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
  const row = await findRow<Omit<ApiKey, 'version'>>(db, `select ${columns} from api_key where id = $1`, [
    parseId(id) ?? 0,
  ])
  return row ? withVersion(row) : null
}

/** Locks the key until the transaction ends. */
export const keyToChange = async (db: Db, id: string): Promise<ApiKey> => {
  await runSql(db, 'select from api_key where id = $1 for update', [parseId(id) ?? 0])
  const key = await findKey(db, id)
  if (!key) throw new PublicError('NOT_FOUND', 'This key does not exist.')
  if (key.revokedAt) throw new PublicError('CONFLICT', 'This key has been revoked.')
  return key
}
