import { Field, Float, Int, ObjectType } from 'type-graphql'
import { nullable } from '../schema/types.ts'
import { Population } from './county-content.ts'

@ObjectType({ description: 'A town with the number of its suppliers.' })
export class CityCount {
  @Field(() => String, nullable('The town; null for suppliers without one.')) city!: string | null
  @Field(() => Int, { description: 'Listed suppliers there.' }) supplierCount!: number
}

@ObjectType({ description: 'Figures of a county.' })
export class CountyStats {
  @Field(() => Int, { description: 'Listed suppliers in the county.' }) supplierCount!: number
  @Field(() => Float, nullable('Mean rating of rated suppliers, with one decimal; null if none is rated.'))
  averageRating!: number | null
  @Field(
    () => Population,
    nullable('The official population; null if there is no figure for the county’s present boundaries.'),
  )
  populationEstimate!: Population | null
  @Field(() => [CityCount], { description: 'The five towns with most suppliers, most first.' }) topCities!: CityCount[]
}
