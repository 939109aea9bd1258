import type { Opt, Ref } from '@mikro-orm/core'
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'
import { lowerCaseEnum } from '../schema/types.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { referenceNumber } from './reference.rules.ts'

export const RequestStatus = lowerCaseEnum('RequestStatus', 'The status of a business’s submission.', {
  PENDING: 'Awaiting an administrator.',
  APPROVED: 'It was approved.',
  REJECTED: 'It was rejected.',
})

@ObjectType({ description: 'A business’s request to be listed.' })
@Entity()
export class BusinessRequest {
  @Field(() => ID, { description: 'Identifies the request.' }) @PrimaryKey({ type: 'integer' }) id!: number
  @Field(() => String, { description: 'The trading name.' }) @Property({ type: 'text' }) businessName!: string
  @Property({ type: 'text', nullable: true }) contactEmail!: string | null
  @Property({ type: 'text', nullable: true }) contactPhone!: string | null

  @Field(() => RequestStatus, { description: 'Its status.' })
  @Enum({ items: () => Object.values(RequestStatus), default: 'pending' })
  status: Lowercase<keyof typeof RequestStatus> & Opt = 'pending'

  /** The supplier that an administrator created from it. */
  @ManyToOne(() => Supplier, { ref: true, nullable: true })
  supplier!: Ref<Supplier> | null

  @Field(() => Date, { description: 'When it arrived.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()

  /** Not a column. */
  @Field(() => String, { description: 'The number to quote about it, such as `L-00042`.' })
  get reference(): string & Opt {
    return referenceNumber('REQUEST', this.id)
  }
}
