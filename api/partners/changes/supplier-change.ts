import { Field, ID, ObjectType } from 'type-graphql'
import { nullable, lowerCaseEnum } from '../../schema/types.ts'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import { retentionDays } from '../../process/retention-days.rules.ts'

/** Partners that poll less often read everything again. */
export const changeRetentionDays = retentionDays.changes

export const maxChanges = 100

export const ChangeKind = lowerCaseEnum('ChangeKind', 'A kind of change of a supplier.', {
  CREATED: 'It is listed, and was not before.',
  CHANGED: 'Its public data has changed: its own fields, its reviews or its external ratings.',
  MERGED: 'It was a duplicate and has been merged into its original.',
  WITHDRAWN: 'It is no longer listed.',
})
export type ChangeKind = (typeof ChangeKind)[keyof typeof ChangeKind]

@ObjectType({ description: 'A changed supplier, in its state when the feed is read.' })
export class SupplierChange {
  @Field(() => ChangeKind, { description: 'The kind of change.' }) kind!: ChangeKind
  @Field(() => ID, { description: 'The id of the supplier that has changed.' }) supplierId!: number

  @Field(() => Supplier, nullable('The supplier’s present state; null once it is not listed.'))
  supplier!: Supplier | null

  @Field(() => Supplier, nullable('The supplier that it was merged into; null for any other kind.'))
  successor!: Supplier | null

  @Field(() => Date, { description: 'When the change was made.' }) at!: Date
}

@ObjectType({
  description: `Changes since a cursor, oldest first, each supplier once. The feed covers ${changeRetentionDays} days.`,
})
export class SupplierChanges {
  @Field(() => [SupplierChange], { description: 'The changes.' }) nodes!: SupplierChange[]
  @Field(() => String, { description: 'The cursor for the next `since`.' }) cursor!: string
  @Field(() => Boolean, { description: 'Whether more follow: request them at once.' }) hasMore!: boolean
}
