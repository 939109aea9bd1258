import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { enumType } from '../../schema/enum-type.ts'
import { versionField } from '../../process/content-version.ts'
import { connectionType } from '../../schema/connection-type.ts'

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
  @Field(() => String, { nullable: true, description: 'Its last day, YYYY-MM-DD in Europe/London.' })
  expiresOn!: string | null
  @Field(() => Date, { description: 'When it was issued.' }) createdAt!: Date
  @Field(() => String, { description: 'Who issued it.' }) createdBy!: string
  @Field(() => Date, { nullable: true, description: 'When it was revoked.' }) revokedAt!: Date | null
  @Field(() => Date, { nullable: true, description: 'When the previous secret expires; null once it has.' })
  previousEndsAt!: Date | null
  @Field(() => Date, { nullable: true, description: 'When it was last used, accurate to seconds.' })
  lastUsedAt!: Date | null
}

export const ApiKeyConnection = connectionType(
  'ApiKeyConnection',
  ApiKey,
  'A page of the keys: those that are not revoked first, and of those the newest first.',
)

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
