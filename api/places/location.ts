import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { nullable, lowerCaseEnum } from '../schema/types.ts'
import { Node } from '../schema/node.ts'

const LocationKind = lowerCaseEnum('LocationKind', 'What kind of place it is.', {
  COUNTY: 'A county.',
  TOWN: 'A town, city or village.',
  OUTCODE: 'A postcode district, such as GL50.',
  POSTCODE_AREA: 'A postcode area, such as GL.',
  AREA: 'A landscape or an island, such as the Cotswolds.',
  COUNTRY: 'A country.',
})
export type LocationType = Lowercase<keyof typeof LocationKind>

@ObjectType({
  implements: Node,
  description: 'A place: a county, a town, a postcode district or area, a landscape, or a country.',
})
export class Location {
  @Field(() => ID, { description: 'Identifies the place.' }) id!: number
  @Field(() => String, {
    description:
      'A readable id, such as richmond-greater-london: pass it as `place` of a filter to search exactly this place.',
  })
  slug!: string
  @Field(() => String, { description: 'The name as people write it; the outcode for a postcode district.' })
  name!: string
  @Field(() => LocationKind, { name: 'kind', description: 'The kind of place.' }) type!: LocationType
  @Field(() => String, nullable('Its county, in the United Kingdom.')) county!: string | null
  @Field(() => String, { description: 'ISO 3166 code of the country.' }) country!: string
  @Field(() => String, nullable('The post town of a postcode district.')) town!: string | null
  @Field(() => Float, { description: 'Latitude in degrees, WGS 84.' }) latitude!: number
  @Field(() => Float, { description: 'Longitude in degrees, WGS 84.' }) longitude!: number
  @Field(() => Int, nullable('Inhabitants, for towns (GeoNames).')) population!: number | null
  @Field(() => Int, { description: 'Listed suppliers in the place.' }) supplierCount!: number
  isPopular!: boolean
}
