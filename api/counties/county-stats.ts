import { Field, Float, Int, ObjectType } from 'type-graphql'
import { Population } from './county-content.entity.ts'

@ObjectType({ description: 'A town with the number of its suppliers.' })
export class CityCount {
  @Field(() => String, { nullable: true, description: 'The town; null for suppliers that name none.' })
  city!: string | null
  @Field(() => Int, { description: 'Listed suppliers there.' }) supplierCount!: number
}

@ObjectType({ description: 'Figures of a county.' })
export class CountyStats {
  @Field(() => Int, { description: 'Listed suppliers in the county.' }) supplierCount!: number
  @Field(() => Float, {
    nullable: true,
    description: 'Mean rating of the suppliers that have one, one decimal; null where none has.',
  })
  averageRating!: number | null
  @Field(() => Population, {
    nullable: true,
    description: 'The official population; null where no figure is known for the county as it is drawn here.',
  })
  populationEstimate!: Population | null
  @Field(() => [CityCount], { description: 'The five towns with most suppliers, most first.' })
  topCities!: CityCount[]
}
