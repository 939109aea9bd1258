import { nullable } from '../../schema/types.ts'
import { Field, Float, Int, ObjectType } from 'type-graphql'
import { PageInfo } from '../../schema/connection.ts'
import type { ListedSupplier, Search } from './search.ts'
import { Service } from '../rules/service.ts'
import { Supplier } from '../supplier.entity.ts'

@ObjectType({ description: 'A service with its number of suppliers.' })
export class ServiceCount {
  @Field(() => Service, { description: 'The service.' }) service!: Service
  @Field(() => Int, { description: 'Suppliers that offer it, counted up to 1,000 in a search by words or place.' })
  count!: number
}

@ObjectType({ description: 'How many suppliers a county has.' })
export class CountyCount {
  @Field(() => String, { description: 'The county, by its full name.' }) county!: string
  @Field(() => Int, { description: 'Suppliers in it, counted up to 1,000 in a search by words or place.' })
  count!: number
}

@ObjectType({ description: 'Possible filters of a search, with counts. Each group ignores its own filter.' })
export class SupplierFacets {
  @Field(() => [ServiceCount], { description: 'Services, most suppliers first.' }) services!: ServiceCount[]
  counties!: CountyCount[]
}

@ObjectType({ description: 'A supplier in a list, with its cursor.' })
export class SupplierEdge {
  @Field(() => Supplier, { description: 'The supplier.' }) node!: Supplier
  @Field(() => String, { description: 'Pass it as `after` to continue after this supplier.' }) cursor!: string
}

export interface MatchCount {
  count: number
  isExact: boolean
}

@ObjectType({ description: 'A page of suppliers, and how the search was understood.' })
export class SupplierConnection {
  @Field(() => [Supplier], { description: 'The suppliers of this page.' }) nodes!: ListedSupplier[]
  @Field(() => [SupplierEdge], { description: 'The same, each with a cursor.' }) readonly edges!: SupplierEdge[]
  @Field(() => PageInfo, { description: 'Whether more follow.' }) pageInfo!: PageInfo

  @Field(() => String, nullable('The corrected `query`, if it was misspelt.'))
  correctedQuery!: string | null

  @Field(() => [String], {
    description: 'Words of `query` that were left out because few or no suppliers are known for all; usually none.',
  })
  droppedWords!: readonly string[]

  @Field(() => Float, nullable('The widened radius in miles, if there were no matches nearby.'))
  widenedToMiles!: number | null

  @Field(() => Boolean, {
    name: 'isServiceDropped',
    description: 'True if no supplier offers the service, even in the widened circle, so that others are listed.',
  })
  droppedService!: boolean

  search!: Search

  matchCount?: MatchCount | Promise<MatchCount>
}
