import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { CityCount } from './county-stats.ts'

@ObjectType({ description: 'A country with suppliers that stand in no county’s page: those outside the UK.' })
export class Country {
  @Field(() => ID, { description: 'Identifies the country.' }) id!: string
  @Field(() => String, { description: 'Its English name.' }) name!: string
  @Field(() => String, { description: 'Stands in /countries/{urlName}.' }) urlName!: string
  @Field(() => Int, { description: 'Listed suppliers there that stand in no county’s page.' }) supplierCount!: number
}

@ObjectType({ description: 'All suppliers of a county or a country, or of one of its towns, page by page.' })
export class SupplierArea {
  @Field(() => ID, { description: 'Identifies the area.' }) id!: string
  @Field(() => String, { description: 'The county or country.' }) name!: string
  @Field(() => String, {
    nullable: true,
    description: 'The town; null for the whole, and for suppliers that name none.',
  })
  city!: string | null
  @Field(() => Int, { description: 'Listed suppliers there.' }) supplierCount!: number
  @Field(() => Int, { description: 'How many pages they fill.' }) pageCount!: number
  @Field(() => [Supplier], { description: 'The page’s suppliers, best rated first: 60 at most.' })
  suppliers!: Supplier[]
  @Field(() => [CityCount], { description: 'The towns of the whole, most suppliers first.' }) cities!: CityCount[]
}
