import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'

export const backlinkStatuses = ['pending', 'active', 'broken'] as const

/** A link from another site to this one. */
@ObjectType({ description: 'A link from another site to this one.' })
@Entity()
export class Backlink {
  @Field(() => ID, { description: 'Identifies the backlink.' })
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Field(() => String, { description: 'The domain that links.' })
  @Property({ type: 'text' })
  sourceSite!: string

  @Field(() => String, { description: 'The path on this site that is linked to.' })
  @Property({ type: 'text' })
  targetUrl!: string

  @Field(() => String, { description: 'The words of the link.' })
  @Property({ type: 'text' })
  anchorText!: string

  @Enum({ items: () => backlinkStatuses, default: 'pending' })
  status: (typeof backlinkStatuses)[number] = 'pending'

  @Field(() => Date, { description: 'When it was entered.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date()
}
