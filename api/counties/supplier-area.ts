import { Field, ID, Int, ObjectType } from 'type-graphql'
import { nullable } from '../schema/types.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { connectionType } from '../schema/connection.ts'
import { CityCount } from './county-stats.ts'

@ObjectType({ description: 'A country with suppliers outside all counties: outside the UK.' })
export class Country {
  @Field(() => ID, { description: 'Identifies the country.' }) id!: string
  @Field(() => String, { description: 'Its English name.' }) name!: string
  @Field(() => String, { description: 'The last part of the page’s address: /countries/{urlName}.' }) urlName!: string
  @Field(() => Int, { description: 'The number of listed suppliers outside all counties.' }) supplierCount!: number
}

export const AreaSupplierConnection = connectionType(
  Supplier,
  'A page of the suppliers of an area, best match first.',
  'AreaSupplierConnection',
  'How many suppliers there are on all pages.',
)

/** `cities` are some of its towns ('' for none); null means all. */
export interface AreaSource {
  isCounty: boolean
  name: string
  cities: string[] | null
  isFeatured?: boolean
}

@ObjectType({ description: 'All suppliers of a county or a country, of one of its towns, or its premium ones.' })
export class SupplierArea {
  @Field(() => ID, { description: 'Identifies the area.' }) id!: string
  @Field(() => String, { description: 'The county or country.' }) name!: string
  @Field(() => String, nullable('The town; null for the whole area, and for suppliers without a town.'))
  city!: string | null
  @Field(() => Int, { description: 'Listed suppliers there.' }) supplierCount!: number
  @Field(() => [CityCount], { description: 'The towns of the county or country, by number of suppliers.' })
  cities!: CityCount[]
  of!: AreaSource
}
