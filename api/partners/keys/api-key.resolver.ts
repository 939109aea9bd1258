import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Query,
  Resolver,
  Root,
  Field,
  InputType,
} from 'type-graphql'
import { nullable, PayloadMutation, type PayloadFields, refuseStale } from '../../schema/types.ts'
import { pageArgs, type Connection, type PageOptions } from '../../schema/connection.ts'
import type { Context } from '../../server/context.ts'
import { Weight } from '../../process/weight.ts'
import { recordAction, changedValues } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { lockByKey, readRow, readRows, runSql } from '../../database/sql.ts'
import { check, badInput, PublicError } from '../../server/errors.ts'
import { checkLastDay, today } from '../../database/check-last-day.ts'
import { ApiKey, ApiKeyConnection, ApiKeyDay, ApiKeyLimits, findKey, listKeys, keyToChange } from './api-key.ts'
import { apiKeyRules, maxOverlapHours, maxKeys } from './api-key.rules.ts'
import { newSecret } from './secret.ts'
import { versionInput } from '../../process/content-version.ts'

@InputType({ description: 'A key’s name and limits.' })
class CreateApiKeyInput {
  @Field(() => String, { description: 'Its name for administrators, up to 80 characters.' }) name!: string
  @Field(
    () => [String],
    nullable('The origins whose pages may use it, such as https://www.example.com; at most 20. Empty for anywhere.'),
  )
  allowedOrigins?: string[]
  @Field(() => Int, { description: 'Points regained per second: 1 to 10,000,000.' }) pointsPerSecond!: number
  @Field(() => Int, { description: 'The maximum points that can build up for a burst: 5,000 to 10,000,000.' })
  burst!: number
  @Field(() => String, nullable('Its last day, YYYY-MM-DD; omitted for no end.')) expiresOn?: string | null
}

@InputType({ description: 'A key’s new name and limits.' })
class UpdateApiKeyInput extends CreateApiKeyInput {
  @Field(() => ID, { description: 'The `id` of the key.' }) id!: string
  @Field(() => Int, versionInput) version?: number | null
}

@InputType({ description: 'A key to give a new secret.' })
class RotateApiKeyInput {
  @Field(() => ID, { description: 'The `id` of the key.' }) id!: string
  @Field(() => Int, { defaultValue: 24, description: 'How many hours the previous secret stays valid: 0 to 168.' })
  overlapHours!: number
}

@InputType({ description: 'A key to revoke.' })
class RevokeApiKeyInput {
  @Field(() => ID, { description: 'The `id` of the key.' }) id!: string
}

const issuedFields: PayloadFields = {
  key: [() => ApiKey, 'The key.'],
  secret: [() => String, 'Its secret, shown once.'],
}

@Authorized('ADMIN')
@Resolver(() => ApiKey)
export class ApiKeyResolver {
  @Query(() => ApiKeyConnection, nullable('API keys, active ones first, then newest first. For administrators.'))
  apiKeys(@Ctx() { pool }: Context, @Args(pageArgs(50)) page: PageOptions): Promise<Connection<ApiKey>> {
    return listKeys(pool, page)
  }

  @Query(() => ApiKey, nullable('One API key; null if there is none. For administrators.'))
  apiKey(
    @Ctx() { pool }: Context,
    @Arg('id', () => ID, { description: 'Which key.' }) id: string,
  ): Promise<ApiKey | null> {
    return findKey(pool, id)
  }

  @Query(() => ApiKeyLimits, nullable('Proposed limits of a new key: twice those without a key. For administrators.'))
  defaultApiKeyLimits(@Ctx() { env }: Context): ApiKeyLimits {
    return { pointsPerSecond: 2 * env.KEYLESS_POINTS_PER_SECOND, burst: 2 * env.KEYLESS_BURST }
  }

  @Weight(20)
  @FieldResolver(() => [ApiKeyDay], { description: 'Its use on each of the last days including today, oldest first.' })
  async use(
    @Ctx() { pool }: Context,
    @Root() { id }: ApiKey,
    @Arg('days', () => Int, { defaultValue: 30, description: 'How many days, from 1 to 366.' }) days: number,
  ): Promise<ApiKeyDay[]> {
    if (!(days >= 1 && days <= 366)) throw badInput({ days: 'Please ask for 1 to 366 days.' })
    return readRows<ApiKeyDay>(
      pool,
      `select at::date::text as date, coalesce(requests, 0)::float8 requests, coalesce(points, 0)::float8 points,
            coalesce(refused, 0)::float8 refused
       from (select ${today} as today) as clock,
            generate_series(today - ($2::int - 1), today, interval '1 day') at
       left join api_key_use u on u.key_id = $1 and u.day = at::date
      order by at`,
      [id, days],
    )
  }

  @PayloadMutation('Issues a key. For administrators.', CreateApiKeyInput, issuedFields)
  async createApiKey(context: Context, input: CreateApiKeyInput): Promise<IssuedKey> {
    const admin = requireAdmin(context)
    const key = check(apiKeyRules, input)
    const { secret, prefix, hash } = newSecret()
    return context.em.transactional(async (em) => {
      await checkLastDay(em, 'expiresOn', key.expiresOn)
      await lockByKey(em, 'api keys')
      const row = await readRow<{ count: number }>(
        em,
        'select count(*)::int count from api_key where revoked_at is null',
      )
      if (row.count >= maxKeys)
        throw new PublicError('CONFLICT', `There are ${maxKeys} keys already. Please revoke one first.`)
      const { id } = await readRow<{ id: number }>(
        em,
        `insert into api_key (name, prefix, secret_hash, allowed_origins, points_per_second, burst, expires_on, created_by)
       values ($1, $2, $3, $4, $5, $6, nullif($7, '')::date, $8) returning id`,
        [key.name, prefix, hash, key.allowedOrigins, key.pointsPerSecond, key.burst, key.expiresOn, admin.username],
      )
      await recordAction(em, admin, { action: 'api_key.issue', subjectId: id, after: key })
      return { key: (await findKey(em, String(id)))!, secret }
    })
  }

  @PayloadMutation('Changes a key’s name and limits; its secret stays. For administrators.', UpdateApiKeyInput, {
    key: [() => ApiKey, 'The changed key.'],
  })
  async updateApiKey(context: Context, { id, version, ...input }: UpdateApiKeyInput): Promise<ApiKey> {
    const admin = requireAdmin(context)
    const wanted = check(apiKeyRules, input)
    return context.em.transactional(async (em) => {
      const key = await keyToChange(em, id)
      refuseStale(key.version, version, 'Someone else has changed this key since you opened it.')
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
      await recordAction(em, admin, { action: 'api_key.edit', subjectId: key.id, ...changed })
      return keyToChange(em, id)
    })
  }

  @PayloadMutation(
    'Gives a key a new secret; the previous one stays valid for a while. For administrators.',
    RotateApiKeyInput,
    issuedFields,
  )
  async rotateApiKey(context: Context, { id, overlapHours }: RotateApiKeyInput): Promise<IssuedKey> {
    const admin = requireAdmin(context)
    if (!(overlapHours >= 0 && overlapHours <= maxOverlapHours))
      throw badInput({ overlapHours: `Please enter 0 to ${maxOverlapHours} hours.` })
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
        subjectId: before.id,
        before: { prefix: before.prefix },
        after: { prefix, overlapHours },
      })
      return { key: await keyToChange(em, id), secret }
    })
  }

  @PayloadMutation('Revokes a key for good, at once. For administrators.', RevokeApiKeyInput, {
    key: [() => ApiKey, 'The revoked key.'],
  })
  async revokeApiKey(context: Context, { id }: RevokeApiKeyInput): Promise<ApiKey> {
    const admin = requireAdmin(context)
    return context.em.transactional(async (em) => {
      const key = await keyToChange(em, id)
      await runSql(em, 'update api_key set revoked_at = now() where id = $1', [key.id])
      await recordAction(em, admin, { action: 'api_key.revoke', subjectId: key.id, before: { name: key.name } })
      return (await findKey(em, id))!
    })
  }
}

interface IssuedKey {
  key: ApiKey
  secret: string
}
