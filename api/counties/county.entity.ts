import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { Node } from '../schema/node.ts'

@ObjectType({ implements: Node, description: 'A county with a page of its own at /counties/{urlName}.' })
@Entity()
export class County {
  @Field(() => ID, { description: 'Identifies the county.' })
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Field(() => String, { description: 'The name as people write it.' })
  @Property({ type: 'text' })
  @Unique()
  name!: string

  @Field(() => String, { description: 'The last part of the page’s address: /counties/{urlName}.' })
  @Property({ type: 'text' })
  @Unique()
  urlName!: string

  /** England, Scotland, Wales or Northern Ireland. */
  @Property({ type: 'text' })
  country!: string

  @Field(() => String, { nullable: true, description: 'One sentence about the county.' })
  @Property({ type: 'text', nullable: true })
  description!: string | null

  @Field(() => Float, { description: 'Latitude of its centre, in degrees.' })
  @Property({ type: 'double' })
  latitude!: number

  @Field(() => Float, { description: 'Longitude of its centre, in degrees.' })
  @Property({ type: 'double' })
  longitude!: number

  @Field(() => Int, { description: 'Listed suppliers in the county.' })
  @Property({ type: 'integer', persist: false, nullable: true })
  supplierCount?: number
}
