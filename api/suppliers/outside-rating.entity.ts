import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import type { Ref } from '@mikro-orm/core'
import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { Supplier } from './supplier.entity.ts'

/** Never mixed with our own reviews. */
@ObjectType({ description: 'A rating on another site, with its source and date.' })
@Entity()
@Unique({ properties: ['supplier', 'source'] })
export class OutsideRating {
  @Field(() => ID, { description: 'Identifies the rating.' })
  @PrimaryKey({ type: 'integer' })
  id!: number

  @ManyToOne(() => Supplier, { ref: true })
  supplier!: Ref<Supplier>

  @Field(() => String, { description: 'The site of the rating.' })
  @Property({ type: 'text' })
  source!: string

  @Field(() => Float, { description: 'The rating on that site’s own scale.' })
  @Property({ type: 'float' })
  rating!: number

  @Field(() => Int, { description: 'The best rating on that site’s scale.' })
  @Property({ type: 'integer', default: 5 })
  bestRating: number = 5

  @Field(() => Int, { description: 'The number of reviews behind the rating.' })
  @Property({ type: 'integer', default: 0 })
  reviewCount: number = 0

  @Field(() => Date, { description: 'When it was read.' })
  @Property({ type: 'datetime' })
  fetchedAt!: Date
}
