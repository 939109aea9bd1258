import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import { changesKeptDays } from './changes.rules.ts'

export const ChangeKind = {
  CREATED: 'created',
  CHANGED: 'changed',
  MERGED: 'merged',
  WITHDRAWN: 'withdrawn',
} as const
export type ChangeKind = (typeof ChangeKind)[keyof typeof ChangeKind]

registerEnumType(ChangeKind, {
  name: 'ChangeKind',
  description: 'What has become of a supplier.',
  valuesConfig: {
    CREATED: { description: 'It is listed, and was not before.' },
    CHANGED: { description: 'What is told of it has changed: its own fields, its reviews or its ratings elsewhere.' },
    MERGED: { description: 'It was a duplicate: its successor takes its place.' },
    WITHDRAWN: { description: 'It is listed no more.' },
  },
})

/** A changed supplier, in its state when the feed is read. */
@ObjectType({ description: 'What has become of one supplier, as it is when the feed is read.' })
export class SupplierChange {
  @Field(() => ChangeKind, { description: 'What has become of it.' })
  kind!: ChangeKind

  @Field(() => ID, { description: 'The id of the supplier that has changed.' })
  supplierId!: number

  @Field(() => Supplier, { nullable: true, description: 'The supplier as it is now; null once it is not listed.' })
  supplier!: Supplier | null

  @Field(() => Supplier, {
    nullable: true,
    description: 'The supplier that it was merged into; null for any other kind.',
  })
  successor!: Supplier | null

  @Field(() => Date, { description: 'When the change was made.' })
  at!: Date
}

/** A part of the feed. */
@ObjectType({
  description: `What has changed since a cursor, oldest first, each supplier once. The feed keeps ${changesKeptDays} days.`,
})
export class SupplierChanges {
  @Field(() => [SupplierChange], { description: 'The changes.' })
  nodes!: SupplierChange[]

  @Field(() => String, { description: 'What to give as `since` the next time.' })
  cursor!: string

  @Field(() => Boolean, { description: 'More follow: ask again at once.' })
  hasMore!: boolean
}
