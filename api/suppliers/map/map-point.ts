import { Field, Float, Int, ObjectType } from 'type-graphql'
import { Supplier } from '../supplier.entity.ts'

/** A point on the map: a supplier, or a number of suppliers. */
@ObjectType({ description: 'What the map shows at one spot: a supplier, or how many suppliers there are around it.' })
export class MapPoint {
  @Field(() => Float, { description: 'Latitude in degrees; for several suppliers of their middle.' }) latitude!: number
  @Field(() => Float, { description: 'Longitude in degrees; for several suppliers of their middle.' })
  longitude!: number
  @Field(() => Int, { description: 'How many suppliers it stands for.' }) count!: number
  @Field(() => Supplier, { nullable: true, description: 'The supplier, where it stands for one.' })
  supplier!: Supplier | null
}
