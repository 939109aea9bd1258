import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import type { Opt, Ref } from '@mikro-orm/core'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { nullable } from '../schema/types.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { Node } from '../schema/node.ts'

/** taken_down: an administrator has withdrawn a published review. */
const reviewStatuses = ['pending', 'published', 'rejected', 'taken_down'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

@ObjectType({ implements: Node, description: 'A customer’s review of a supplier.' })
@Entity()
export class Review {
  @Field(() => ID, { description: 'Identifies the review.' }) @PrimaryKey({ type: 'integer' }) id!: number
  @ManyToOne(() => Supplier, { ref: true }) supplier!: Ref<Supplier>
  @Field(() => Int, { description: 'From 1 (worst) to 5 (best).' }) @Property({ type: 'integer' }) rating!: number

  @Field(() => Boolean, { description: 'The site has verified that the reviewer was a customer.' })
  @Property({ type: 'boolean', default: false })
  isVerified: boolean & Opt = false

  @Field(() => String, nullable('The review’s text.'))
  @Property({ type: 'text', nullable: true })
  comment!: string | null

  @Field(() => String, nullable('The reviewer’s public name.'))
  @Property({ type: 'text', nullable: true })
  reviewerName!: string | null

  @Property({ type: 'text', nullable: true }) reviewerEmail!: string | null

  /** Where the review came from; `site` for this site's own form. */
  @Property({ type: 'text', default: 'site' }) source: string & Opt = 'site'
  @Enum({ items: () => reviewStatuses, default: 'pending' }) status: ReviewStatus & Opt = 'pending'

  /** Why it was rejected or taken down. */
  @Property({ type: 'text', nullable: true }) rejectionReason!: string | null
  @Property({ type: 'datetime', nullable: true }) decidedAt!: Date | null

  @Field(() => Date, { description: 'When it was written.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}
