import { Arg, Authorized, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../server/context.ts'
import { orUserErrors } from '../../schema/user-error.ts'
import type { WeightedField } from '../../process/weight.ts'
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
import { editKey } from './edit-key.ts'
import { issueKey } from './issue-key.ts'
import { findKey, listKeys } from './read-keys.ts'
import { readUse } from './read-use.ts'
import { revokeKey } from './revoke-key.ts'
import { rotateKey } from './rotate-key.ts'

/** API keys, for administrators. */
@Resolver(() => ApiKey)
export class ApiKeyResolver {
  @Authorized('ADMIN')
  @Query(() => ApiKeyConnection, {
    nullable: true,
    description: 'The API keys: those that are not revoked first, and of those the newest first. For administrators.',
  })
  apiKeys(
    @Ctx() { pool }: Context,
    @Arg('first', () => Int, { nullable: true, defaultValue: 50, description: 'How many, from 1 to 100.' })
    first?: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' }) after?: string,
  ): Promise<ApiKeyConnection> {
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
  @FieldResolver(() => [ApiKeyDay], {
    description: 'Its use on each of the last days including today, oldest first.',
  })
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
  async updateApiKey(
    @Ctx() context: Context,
    @Arg('input', () => UpdateApiKeyInput, { description: 'The key.' }) input: UpdateApiKeyInput,
  ): Promise<UpdateApiKeyPayload> {
    const { done, userErrors } = await orUserErrors(editKey(context, input.id, input))
    return { key: done, userErrors }
  }

  @Authorized('ADMIN')
  @Mutation(() => RotateApiKeyPayload, {
    nullable: true,
    description: 'Gives a key a new secret; the one before stays valid for a while. For administrators.',
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
  async revokeApiKey(
    @Ctx() context: Context,
    @Arg('input', () => RevokeApiKeyInput, { description: 'The key.' }) { id }: RevokeApiKeyInput,
  ): Promise<RevokeApiKeyPayload> {
    const { done, userErrors } = await orUserErrors(revokeKey(context, id))
    return { key: done, userErrors }
  }
}
