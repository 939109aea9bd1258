import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'

const messageStatuses = ['pending', 'answered', 'dismissed'] as const

@ObjectType({ description: 'A message sent with the contact form.' })
@Entity({ tableName: 'contact_message' })
export class Message {
  @Field(() => ID, { description: 'Identifies the message.' }) @PrimaryKey({ type: 'integer' }) id!: number
  @Property({ type: 'text' }) name!: string
  @Property({ type: 'text' }) email!: string
  @Property({ type: 'text' }) reason!: string
  @Property({ type: 'text' }) subject!: string
  @Property({ type: 'text' }) message!: string
  @Property({ type: 'datetime', nullable: true }) readAt!: Date | null
  @Enum({ items: () => messageStatuses, default: 'pending' }) status: (typeof messageStatuses)[number] = 'pending'

  /** Hash of the input, to recognise a message sent twice. */
  @Property({ type: 'text', nullable: true }) fingerprint!: string | null

  @Field(() => Date, { description: 'When it arrived.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date()
}
