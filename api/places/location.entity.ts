import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { Node } from '../schema/node.ts'

const locationTypes = ['county', 'town', 'outcode', 'postcode_area', 'area', 'country'] as const
export type LocationType = (typeof locationTypes)[number]

@ObjectType({
  implements: Node,
  description: 'A place: a county, a town, a postcode district or area, a landscape, or a country.',
})
@Entity()
export class Location {
  @Field(() => ID, { description: 'Identifies the place.' })
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Field(() => String, {
    description:
      'A readable id, such as richmond-greater-london: pass it as `place` of a filter to search exactly this place.',
  })
  @Property({ type: 'text' })
  slug!: string

  @Field(() => String, { description: 'The name as people write it; the outcode for a postcode district.' })
  @Property({ type: 'text' })
  name!: string

  @Enum({ items: () => locationTypes })
  type!: LocationType

  @Field(() => String, { nullable: true, description: 'Its county, in the United Kingdom.' })
  @Property({ type: 'text', nullable: true })
  county!: string | null

  @Field(() => String, { description: 'ISO 3166 code of the country.' })
  @Property({ type: 'text' })
  country!: string

  @Field(() => String, { nullable: true, description: 'The post town of a postcode district.' })
  @Property({ type: 'text', nullable: true })
  town!: string | null

  @Field(() => Float, { description: 'Latitude in degrees, WGS 84.' })
  @Property({ type: 'double' })
  latitude!: number

  @Field(() => Float, { description: 'Longitude in degrees, WGS 84.' })
  @Property({ type: 'double' })
  longitude!: number

  @Field(() => Int, { nullable: true, description: 'Inhabitants, for towns (GeoNames).' })
  @Property({ type: 'integer', nullable: true })
  population!: number | null

  @Field(() => Int, { description: 'Listed suppliers in the place.' })
  @Property({ type: 'integer', default: 0 })
  supplierCount: number = 0

  /** The radius of an area. */
  @Property({ type: 'double', nullable: true })
  radiusMiles!: number | null

  /** The source of its data; docs/licences.md names the licences. */
  @Property({ type: 'text', nullable: true })
  source!: string | null

  @Property({ type: 'boolean', default: false })
  isPopular: boolean = false
}
