import { Arg, Authorized, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { afterArg, firstArg } from '../../schema/check-first.ts'
import type { Context } from '../../server/context.ts'
import type { ConnectionOf } from '../../schema/connection-type.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import { orUserErrors } from '../../schema/user-error.ts'
import type { WeightedField } from '../../process/weight.ts'
import { recordAction, changedValues } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { runSql, type Db, lockByKey } from '../../database/sql.ts'
import { check, badInput, PublicError } from '../../server/errors.ts'
import { refuseStale } from '../../schema/refuse-stale.ts'
import { checkLastDay, today } from '../../database/check-last-day.ts'
import { ApiKey, ApiKeyConnection, ApiKeyDay, ApiKeyLimits } from './api-key.ts'
import {
  UpdateApiKeyInput,
  UpdateApiKeyPayload,
  CreateApiKeyInput,
  CreateApiKeyPayload,
  RevokeApiKeyInput,
  RevokeApiKeyPayload,
  RotateApiKeyInput,
  RotateApiKeyPayload,
} from './change-key.types.ts'
import { findKey, listKeys, keyToChange } from './read-keys.ts'
import { apiKeyRules, maxOverlapHours, maxKeys } from './api-key.rules.ts'
import { newSecret } from './secret.ts'

const rotateKey = async (context: Context, id: string, overlapHours: number): Promise<IssuedKey> => {
  const admin = requireAdmin(context)
  if (!(overlapHours >= 0 && overlapHours <= maxOverlapHours))
    throw badInput({ overlapHours: `Please give 0 to ${maxOverlapHours} hours.` })
  const { secret, prefix, hash } = newSecret()
  return context.em.transactional(async (em) => {
    const before = await keyToChange(em, id)
    await runSql(
      em,
      `update api_key set prefix = $2, previous_hash = secret_hash, previous_until = now() + $3 * interval '1 hour', secret_hash = $4
        where id = $1`,
      [before.id, prefix, overlapHours, hash],
    )
    await recordAction(em, admin, {
      action: 'api_key.rotate',
      subject: 'api_key',
      subjectId: before.id,
      before: { prefix: before.prefix },
      after: { prefix, overlapHours },
    })
    return { key: await keyToChange(em, id), secret }
  })
}

const revokeKey = async (context: Context, id: string): Promise<ApiKey> => {
  const admin = requireAdmin(context)
  return context.em.transactional(async (em) => {
    const key = await keyToChange(em, id)
    await runSql(em, 'update api_key set revoked_at = now() where id = $1', [key.id])
    await recordAction(em, admin, {
      action: 'api_key.revoke',
      subject: 'api_key',
      subjectId: key.id,
      before: { name: key.name },
    })
    return (await findKey(em, id))!
  })
}

const readUse = async (db: Db, id: number, days: number): Promise<ApiKeyDay[]> => {
  if (!(days >= 1 && days <= 366)) throw badInput({ days: 'Please ask for 1 to 366 days.' })
  const { rows } = await runSql<ApiKeyDay>(
    db,
    `select at::date::text as date, coalesce(requests, 0)::float8 requests, coalesce(points, 0)::float8 points,
            coalesce(refused, 0)::float8 refused
       from (select ${today} as today) as clock,
            generate_series(today - ($2::int - 1), today, interval '1 day') at
       left join api_key_use u on u.key_id = $1 and u.day = at::date
      order by at`,
    [id, days],
  )
  return rows
}

const editKey = async (context: Context, id: string, { version, ...input }: UpdateApiKeyInput): Promise<ApiKey> => {
  const admin = requireAdmin(context)
  const wanted = check(apiKeyRules, input)
  return context.em.transactional(async (em) => {
    const key = await keyToChange(em, id)
    refuseStale(key, version, 'Someone else has changed this key since you opened it.')
    const { name, allowedOrigins, pointsPerSecond, burst } = key
    const before = { name, allowedOrigins, pointsPerSecond, burst, expiresOn: key.expiresOn ?? '' }
    const changed = changedValues(before, wanted)
    if (!changed) return key
    if ('expiresOn' in changed.after) await checkLastDay(em, 'expiresOn', wanted.expiresOn)
    await runSql(
      em,
      `update api_key set name = $2, allowed_origins = $3, points_per_second = $4, burst = $5, expires_on = nullif($6, '')::date
        where id = $1`,
      [key.id, wanted.name, wanted.allowedOrigins, wanted.pointsPerSecond, wanted.burst, wanted.expiresOn],
    )
    await recordAction(em, admin, { action: 'api_key.edit', subject: 'api_key', subjectId: key.id, ...changed })
    return keyToChange(em, id)
  })
}

@Resolver(() => ApiKey)
export class ApiKeyResolver {
  @Authorized('ADMIN')
  @Query(() => ApiKeyConnection, {
    nullable: true,
    description: 'API keys, active ones first, then newest first. For administrators.',
  })
  apiKeys(
    @Ctx() { pool }: Context,
    @Arg('first', () => Int, firstArg(50)) first?: number,
    @Arg('after', () => String, afterArg) after?: string,
  ): Promise<ConnectionOf<ApiKey>> {
    return listKeys(pool, first, after)
  }

  @Authorized('ADMIN')
  @Query(() => ApiKey, { nullable: true, description: 'One API key; null if there is none. For administrators.' })
  apiKey(
    @Ctx() { pool }: Context,
    @Arg('id', () => ID, { description: 'Which key.' }) id: string,
  ): Promise<ApiKey | null> {
    return findKey(pool, id)
  }

  @Authorized('ADMIN')
  @Query(() => ApiKeyLimits, {
    nullable: true,
    description: 'Proposed limits of a new key: twice those without a key. For administrators.',
  })
  defaultApiKeyLimits(@Ctx() { env }: Context): ApiKeyLimits {
    return { pointsPerSecond: 2 * env.KEYLESS_POINTS_PER_SECOND, burst: 2 * env.KEYLESS_BURST }
  }

  @Extensions({ weight: 20 } satisfies WeightedField)
  @FieldResolver(() => [ApiKeyDay], { description: 'Its use on each of the last days including today, oldest first.' })
  use(
    @Ctx() { pool }: Context,
    @Root() { id }: ApiKey,
    @Arg('days', () => Int, { defaultValue: 30, description: 'How many days, from 1 to 366.' }) days: number,
  ): Promise<ApiKeyDay[]> {
    return readUse(pool, id, days)
  }

  @Authorized('ADMIN')
  @Mutation(() => CreateApiKeyPayload, { nullable: true, description: 'Issues a key. For administrators.' })
  async createApiKey(
    @Ctx() context: Context,
    @Arg('input', () => CreateApiKeyInput, { description: 'The key.' }) input: CreateApiKeyInput,
  ): Promise<CreateApiKeyPayload> {
    const { done, userErrors } = await orUserErrors(issueKey(context, input))
    return { key: done?.key ?? null, secret: done?.secret ?? null, userErrors }
  }

  @Authorized('ADMIN')
  @Mutation(() => UpdateApiKeyPayload, {
    nullable: true,
    description: 'Changes a key’s name and limits; its secret stays. For administrators.',
  })
  updateApiKey(
    @Ctx() context: Context,
    @Arg('input', () => UpdateApiKeyInput, { description: 'The key.' }) input: UpdateApiKeyInput,
  ): Promise<Payload<'key', ApiKey>> {
    return inPayload('key', () => editKey(context, input.id, input))
  }

  @Authorized('ADMIN')
  @Mutation(() => RotateApiKeyPayload, {
    nullable: true,
    description: 'Gives a key a new secret; the previous one stays valid for a while. For administrators.',
  })
  async rotateApiKey(
    @Ctx() context: Context,
    @Arg('input', () => RotateApiKeyInput, { description: 'The key.' }) { id, overlapHours }: RotateApiKeyInput,
  ): Promise<RotateApiKeyPayload> {
    const { done, userErrors } = await orUserErrors(rotateKey(context, id, overlapHours))
    return { key: done?.key ?? null, secret: done?.secret ?? null, userErrors }
  }

  @Authorized('ADMIN')
  @Mutation(() => RevokeApiKeyPayload, {
    nullable: true,
    description: 'Revokes a key for good, at once. For administrators.',
  })
  revokeApiKey(
    @Ctx() context: Context,
    @Arg('input', () => RevokeApiKeyInput, { description: 'The key.' }) { id }: RevokeApiKeyInput,
  ): Promise<Payload<'key', ApiKey>> {
    return inPayload('key', () => revokeKey(context, id))
  }
}

interface IssuedKey {
  key: ApiKey
  secret: string
}

const issueKey = async (context: Context, input: CreateApiKeyInput): Promise<IssuedKey> => {
  const admin = requireAdmin(context)
  const key = check(apiKeyRules, input)
  const { secret, prefix, hash } = newSecret()
  return context.em.transactional(async (em) => {
    await checkLastDay(em, 'expiresOn', key.expiresOn)
    await lockByKey(em, 'api keys')
    const { rows: counted } = await runSql<{ count: number }>(
      em,
      'select count(*)::int count from api_key where revoked_at is null',
    )
    if (counted[0]!.count >= maxKeys)
      throw new PublicError('CONFLICT', `There are ${maxKeys} keys already. Please revoke one first.`)
    const { rows } = await runSql<{ id: number }>(
      em,
      `insert into api_key (name, prefix, secret_hash, allowed_origins, points_per_second, burst, expires_on, created_by)
       values ($1, $2, $3, $4, $5, $6, nullif($7, '')::date, $8) returning id`,
      [key.name, prefix, hash, key.allowedOrigins, key.pointsPerSecond, key.burst, key.expiresOn, admin.username],
    )
    const { id } = rows[0]!
    await recordAction(em, admin, { action: 'api_key.issue', subject: 'api_key', subjectId: id, after: key })
    return { key: (await findKey(em, String(id)))!, secret }
  })
}
