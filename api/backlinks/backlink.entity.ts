import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'
import { nullable, lowerCaseEnum } from '../schema/types.ts'

export const BacklinkStatus = lowerCaseEnum('BacklinkStatus', 'Whether a backlink is there.', {
  PENDING: 'Not checked yet.',
  ACTIVE: 'The page links here.',
  BROKEN: 'The page is gone or no longer links here.',
})
export type BacklinkStatus = (typeof BacklinkStatus)[keyof typeof BacklinkStatus]

@ObjectType({ description: 'A link from another site to this one.' })
@Entity()
export class Backlink {
  @Field(() => ID, { description: 'Identifies the backlink.' }) @PrimaryKey({ type: 'integer' }) id!: number
  @Field(() => String, { description: 'The domain that links.' }) @Property({ type: 'text' }) sourceSite!: string

  @Field(() => String, { description: 'The linking page if known, otherwise the domain’s home page.' })
  @Property({ type: 'text' })
  sourcePage!: string

  @Field(() => String, { description: 'The path on this site that is linked to.' })
  @Property({ type: 'text' })
  targetUrl!: string

  @Field(() => String, { description: 'The link’s text.' }) @Property({ type: 'text' }) anchorText!: string

  @Field(() => BacklinkStatus, { description: 'Its status, from an administrator or the last check.' })
  @Enum({ items: () => Object.values(BacklinkStatus), default: 'pending' })
  status: BacklinkStatus = 'pending'

  @Field(() => Date, nullable('When its page was last checked.'))
  @Property({ type: 'datetime', nullable: true })
  checkedAt!: Date | null

  @Field(() => String, nullable('The result of that check, in words.'))
  @Property({ type: 'text', nullable: true })
  checkResult!: string | null

  @Property({ type: 'integer', default: 0 }) failedChecks: number = 0

  @Field(() => Date, { description: 'When it was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date()
}
