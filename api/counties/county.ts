import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { nullable, inTitleCase, storedEnum } from '../schema/types.ts'
import { Node } from '../schema/node.ts'

const Nation = storedEnum(
  'Nation',
  'A nation of the United Kingdom.',
  { ENGLAND: 'England.', SCOTLAND: 'Scotland.', WALES: 'Wales.', NORTHERN_IRELAND: 'Northern Ireland.' },
  inTitleCase,
)

@ObjectType({ implements: Node, description: 'A county with a page of its own at /counties/{urlName}.' })
export class County {
  @Field(() => ID, { description: 'Identifies the county.' }) id!: number
  @Field(() => String, { description: 'The name as people write it.' }) name!: string
  @Field(() => String, { description: 'The last part of the page’s address: /counties/{urlName}.' }) urlName!: string
  @Field(() => Nation, nullable('The country of the United Kingdom that it belongs to.')) country!: string
  @Field(() => String, nullable('One sentence about the county.')) description!: string | null
  @Field(() => Float, { description: 'Latitude of its centre, in degrees.' }) latitude!: number
  @Field(() => Float, { description: 'Longitude of its centre, in degrees.' }) longitude!: number
  @Field(() => Int, { description: 'Listed suppliers in the county.' }) supplierCount?: number
}
