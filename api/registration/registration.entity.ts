import type { Opt, Ref } from '@mikro-orm/core'
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { RequestStatus } from './business-request.entity.ts'
import { referenceNumber } from './reference.rules.ts'

@ObjectType({ description: 'A business that registered itself with the full form.' })
@Entity()
export class Registration {
  @Field(() => ID, { description: 'Identifies the registration.' }) @PrimaryKey({ type: 'integer' }) id!: number

  @ManyToOne(() => Supplier, { ref: true })
  supplier!: Ref<Supplier>

  @Field(() => String, { description: 'The trading name.' }) @Property({ type: 'text' }) name!: string

  /** Hash of the input, to recognise a registration sent twice. */
  @Property({ type: 'text' }) fingerprint!: string

  @Field(() => Date, { description: 'When it arrived.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()

  /** Not a column. */
  @Field(() => RequestStatus, { description: 'Its status: always PENDING just after it was sent.' })
  get status(): string & Opt {
    return 'pending'
  }

  /** Not a column. */
  @Field(() => String, { description: 'The number to quote about it, such as `R-00042`.' })
  get reference(): string & Opt {
    return referenceNumber('REGISTRATION', this.id)
  }
}
