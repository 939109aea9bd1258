import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'

export const BacklinkStatus = { PENDING: 'pending', ACTIVE: 'active', BROKEN: 'broken' } as const
export type BacklinkStatus = (typeof BacklinkStatus)[keyof typeof BacklinkStatus]

registerEnumType(BacklinkStatus, {
  name: 'BacklinkStatus',
  description: 'Whether a backlink is there.',
  valuesConfig: {
    PENDING: { description: 'Not checked yet.' },
    ACTIVE: { description: 'The page links here.' },
    BROKEN: { description: 'The page is gone, or links here no more.' },
  },
})

@ObjectType({ description: 'A link from another site to this one.' })
@Entity()
export class Backlink {
  @Field(() => ID, { description: 'Identifies the backlink.' }) @PrimaryKey({ type: 'integer' }) id!: number

  @Field(() => String, { description: 'The domain that links.' }) @Property({ type: 'text' }) sourceSite!: string

  @Field(() => String, { description: 'The page that links, as far as it is known; else the domain’s first page.' })
  @Property({ type: 'text' })
  sourcePage!: string

  @Field(() => String, { description: 'The path on this site that is linked to.' })
  @Property({ type: 'text' })
  targetUrl!: string

  @Field(() => String, { description: 'The words of the link.' }) @Property({ type: 'text' }) anchorText!: string

  @Field(() => BacklinkStatus, {
    description: 'Whether it is there, as an administrator said or the last check found.',
  })
  @Enum({ items: () => Object.values(BacklinkStatus), default: 'pending' })
  status: BacklinkStatus = 'pending'

  @Field(() => Date, { nullable: true, description: 'When its page was last looked at.' })
  @Property({ type: 'datetime', nullable: true })
  checkedAt!: Date | null

  @Field(() => String, { nullable: true, description: 'The result of that check, in words.' })
  @Property({ type: 'text', nullable: true })
  checkResult!: string | null

  @Property({ type: 'integer', default: 0 }) failedChecks: number = 0

  @Field(() => Date, { description: 'When it was entered.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date()
}
