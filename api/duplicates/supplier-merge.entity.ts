import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import type { Ref } from '@mikro-orm/core'
import { Field, ID, ObjectType } from 'type-graphql'
import { nullable } from '../schema/types.ts'
import type { FieldSources } from '../suppliers/field-sources.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'

@ObjectType({ description: 'A duplicate that was merged into its original. It can be undone.' })
@Entity()
export class SupplierMerge {
  @Field(() => ID, { description: 'Identifies the merge.' }) @PrimaryKey({ type: 'integer' }) id!: number
  @ManyToOne(() => Supplier, { ref: true }) original!: Ref<Supplier>
  @ManyToOne(() => Supplier, { ref: true }) duplicate!: Ref<Supplier>

  @Field(() => String, { description: 'Why the two were considered one business.' })
  @Property({ type: 'text' })
  reason!: string

  /** Columns that took the duplicate's value, with these values. */
  @Property({ type: 'json' }) filled: Record<string, unknown> = {}
  @Property({ type: 'json' }) filledSource: FieldSources = {}

  /** Previous values of those that were not empty. */
  @Property({ type: 'json' }) replaced: Record<string, unknown> = {}

  /** Previous sources of the filled fields; null if unknown. */
  @Property({ type: 'json' }) replacedSource: Record<string, FieldSources[string] | null> = {}
  @Property({ type: 'json' }) duplicateValues: Record<string, unknown> = {}
  @Property({ type: 'array', runtimeType: 'number[]', columnType: 'integer[]' }) reviewIds: number[] = []
  @Property({ type: 'array', runtimeType: 'number[]', columnType: 'integer[]' }) externalRatingIds: number[] = []
  @Property({ type: 'array', runtimeType: 'number[]', columnType: 'integer[]' }) reportIds: number[] = []
  @Property({ type: 'array', runtimeType: 'number[]', columnType: 'integer[]' }) requestIds: number[] = []
  @Property({ type: 'json' }) views: Record<string, number> = {}
  @Field(() => String, { description: 'Who merged them.' }) @Property({ type: 'text' }) mergedBy!: string

  @Field(() => Date, { description: 'When they were merged.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  mergedAt: Date = new Date()

  @Field(() => String, nullable('Who undid it; null if it was not undone.'))
  @Property({ type: 'text', nullable: true })
  undoneBy!: string | null

  @Field(() => Date, nullable('When it was undone; null if it was not undone.'))
  @Property({ type: 'datetime', nullable: true })
  undoneAt!: Date | null
}
