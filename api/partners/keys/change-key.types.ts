import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { versionInput } from '../../process/content-version.ts'
import { payloadType } from '../../schema/payload.ts'
import { UserError, userErrorsField } from '../../schema/user-error.ts'
import { ApiKey } from './api-key.ts'

@InputType({ description: 'A key’s name and limits.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: 'Its name for administrators, up to 80 characters.' }) name!: string
  @Field(() => [String], {
    nullable: true,
    description: 'The origins whose pages may use it, such as https://www.example.com; at most 20. Empty for anywhere.',
  })
  allowedOrigins?: string[]
  @Field(() => Int, { description: 'Points regained per second: 1 to 10,000,000.' }) pointsPerSecond!: number
  @Field(() => Int, { description: 'The maximum points that can build up for a burst: 5,000 to 10,000,000.' })
  burst!: number
  @Field(() => String, { nullable: true, description: 'Its last day, YYYY-MM-DD; omitted for no end.' })
  expiresOn?: string | null
}

@InputType({ description: 'A key’s new name and limits.' })
export class UpdateApiKeyInput extends CreateApiKeyInput {
  @Field(() => ID, { description: 'The `id` of the key.' }) id!: string
  @Field(() => Int, versionInput) version?: number | null
}

@InputType({ description: 'A key to give a new secret.' })
export class RotateApiKeyInput {
  @Field(() => ID, { description: 'The `id` of the key.' }) id!: string
  @Field(() => Int, { defaultValue: 24, description: 'How many hours the previous secret stays valid: 0 to 168.' })
  overlapHours!: number
}

@InputType({ description: 'A key to revoke.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'The `id` of the key.' }) id!: string
}

const keyField = { nullable: true, description: 'The key.' } as const
const secretField = { nullable: true, description: 'Its secret, shown once.' } as const

@ObjectType({ description: 'The issued key and its secret, or errors in the input.' })
export class CreateApiKeyPayload {
  @Field(() => ApiKey, keyField) key!: ApiKey | null
  @Field(() => String, secretField) secret!: string | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}

@ObjectType({ description: 'The key with its new secret, or errors in the input.' })
export class RotateApiKeyPayload {
  @Field(() => ApiKey, keyField) key!: ApiKey | null
  @Field(() => String, secretField) secret!: string | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}

export const UpdateApiKeyPayload = payloadType('UpdateApiKeyPayload', 'key', () => ApiKey, 'The changed key.')
export const RevokeApiKeyPayload = payloadType('RevokeApiKeyPayload', 'key', () => ApiKey, 'The revoked key.')
