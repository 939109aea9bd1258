import { Field, Float, ObjectType } from 'type-graphql'
import { Supplier } from './supplier.entity.ts'

/** A supplier with its distance. */
@ObjectType({ description: 'A supplier with how far away it is.' })
export class NearbySupplier extends Supplier {
  @Field(() => Float, { description: 'Miles from the point asked for, as the crow flies; one decimal.' })
  override distance: number = 0
}
