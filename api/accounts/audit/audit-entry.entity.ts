import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import type { Ref } from '@mikro-orm/core'
import { GraphQLJSON } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import { User } from '../user.entity.ts'

/** Entries are never changed or deleted one by one. */
@ObjectType({ description: 'An administrator’s action.' })
@Entity()
export class AuditEntry {
  @Field(() => ID, { description: 'Identifies the entry; ids increase.' }) @PrimaryKey({ type: 'integer' }) id!: number

  @Field(() => Date, { description: 'When it was done.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  at: Date = new Date()

  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null' }) user!: Ref<User> | null
  @Field(() => String, { description: 'The person’s name at the time.' }) @Property({ type: 'text' }) username!: string

  @Field(() => String, { description: 'The action, such as `supplier.edit`.' })
  @Property({ type: 'text' })
  action!: string

  @Field(() => String, { description: 'The kind of thing it was done to, such as `supplier`.' })
  @Property({ type: 'text' })
  subject!: string

  @Field(() => ID, nullable('The id of its subject; null for settings.'))
  @Property({ type: 'text', nullable: true })
  subjectId!: string | null

  @Field(() => GraphQLJSON, nullable('Previous values of changed fields.'))
  @Property({ type: 'json', nullable: true })
  before!: unknown

  @Field(() => GraphQLJSON, nullable('New values of changed fields.'))
  @Property({ type: 'json', nullable: true })
  after!: unknown
}
