import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { versionInput } from '../../process/content-version.ts'
import { UserError, userErrorsField } from '../../schema/user-error.ts'
import { ApiKey } from './api-key.ts'

@InputType({ description: 'A key’s name and limits.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: 'Its name for administrators, up to 80 characters.' }) name!: string
  @Field(() => [String], {
    nullable: true,
    description:
      'The origins whose pages may use it, such as https://www.example.com; at most 20. None: from anywhere.',
  })
  allowedOrigins?: string[]
  @Field(() => Int, { description: 'How many points come back each second: 1 to 10,000,000.' }) pointsPerSecond!: number
  @Field(() => Int, { description: 'How many points may be saved up: 5,000 to 10,000,000.' }) burst!: number
  @Field(() => String, { nullable: true, description: 'Its last day, YYYY-MM-DD; none: until it is revoked.' })
  expiresOn?: string | null
}

@InputType({ description: 'A key with its new name and limits.' })
export class UpdateApiKeyInput extends CreateApiKeyInput {
  @Field(() => ID, { description: 'The `id` of the key.' }) id!: string
  @Field(() => Int, versionInput) version?: number | null
}

@InputType({ description: 'A key that is to get a new secret.' })
export class RotateApiKeyInput {
  @Field(() => ID, { description: 'The `id` of the key.' }) id!: string
  @Field(() => Int, { defaultValue: 24, description: 'For how many hours the secret before stays valid: 0 to 168.' })
  overlapHours!: number
}

@InputType({ description: 'A key that is to end.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'The `id` of the key.' }) id!: string
}

const keyField = { nullable: true, description: 'The key, as it is now.' } as const
const secretField = { nullable: true, description: 'Its secret, shown once.' } as const

@ObjectType({ description: 'The key that was issued and its secret, or what is wrong with the input.' })
export class CreateApiKeyPayload {
  @Field(() => ApiKey, keyField) key!: ApiKey | null
  @Field(() => String, secretField) secret!: string | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}

@ObjectType({ description: 'The key with its new secret, or what is wrong with the input.' })
export class RotateApiKeyPayload {
  @Field(() => ApiKey, keyField) key!: ApiKey | null
  @Field(() => String, secretField) secret!: string | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}

@ObjectType({ description: 'The key as it was changed, or what is wrong with the input.' })
export class UpdateApiKeyPayload {
  @Field(() => ApiKey, keyField) key!: ApiKey | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}

@ObjectType({ description: 'The key that was revoked, or what is wrong with the input.' })
export class RevokeApiKeyPayload {
  @Field(() => ApiKey, keyField) key!: ApiKey | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}
