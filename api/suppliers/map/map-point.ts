import { Field, Float, Int, ObjectType } from 'type-graphql'
import { Supplier } from '../supplier.entity.ts'

@ObjectType({ description: 'A point on the map: a supplier, or a number of suppliers.' })
export class MapPoint {
  @Field(() => Float, { description: 'Latitude in degrees; for several suppliers, of their centre.' }) latitude!: number
  @Field(() => Float, { description: 'Longitude in degrees; for several suppliers, of their centre.' })
  longitude!: number
  @Field(() => Int, { description: 'The number of suppliers.' }) count!: number
  @Field(() => Supplier, { nullable: true, description: 'The supplier, if it is a single one.' })
  supplier!: Supplier | null
}
