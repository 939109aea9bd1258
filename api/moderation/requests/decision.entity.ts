import type { Ref } from '@mikro-orm/core'
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import { User } from '../../accounts/user.entity.ts'
import { ItemStatus, PendingKind } from './pending-kind.ts'

/** Valid until it is undone. */
@ObjectType('ItemDecision', { description: 'An administrator’s decision on a pending item.' })
@Entity()
export class Decision {
  @Field(() => ID, { description: 'Identifies the decision.' }) @PrimaryKey({ type: 'integer' }) id!: number
  @Enum({ items: () => Object.values(PendingKind) }) kind!: PendingKind
  @Property({ type: 'integer' }) itemId!: number
  @Property({ type: 'text' }) fromStatus!: string

  @Field(() => ItemStatus, { name: 'status', description: 'The resulting status.' })
  @Property({ type: 'text' })
  toStatus!: string

  @Field(() => String, nullable('The administrator’s text emailed to the sender.'))
  @Property({ type: 'text', nullable: true })
  message!: string | null

  @Field(() => String, nullable('A note for staff, such as the reason.'))
  @Property({ type: 'text', nullable: true })
  note!: string | null

  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null' })
  user!: Ref<User> | null

  @Field(() => String, { description: 'The name of the person who decided, at the time.' })
  @Property({ type: 'text' })
  username!: string

  @Field(() => Date, { description: 'When it was decided.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  decidedAt: Date = new Date()

  @Property({ type: 'datetime', nullable: true }) undoneAt!: Date | null
}
