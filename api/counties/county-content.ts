import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { nullable } from '../schema/types.ts'

@ObjectType({ description: 'What windows need in each season in the county.' })
@InputType('SeasonsInput', { description: 'What windows need in each season in a county.' })
export class SeasonalRecommendations {
  @Field(() => String, { description: 'Spring.' }) spring!: string
  @Field(() => String, { description: 'Summer.' }) summer!: string
  @Field(() => String, { description: 'Autumn.' }) autumn!: string
  @Field(() => String, { description: 'Winter.' }) winter!: string
}

@ObjectType({ description: 'A town of the county with its own text.' })
@InputType('GuideTownInput', { description: 'A town of a county with its own text.' })
export class CityContent {
  @Field(() => String, { description: 'The town.' }) city!: string
  @Field(() => String, { description: 'About homes and windows there.' }) content!: string
}

@ObjectType({ description: 'An official population figure.' })
export class Population {
  @Field(() => Int, { description: 'The number of people, rounded to hundreds.' }) people!: number
  @Field(() => Int, { description: 'The year of the figure.' }) year!: number
  @Field(() => String, { description: 'Who published it.' }) source!: string
}

@ObjectType({ description: 'A tip on choosing window furnishings.' })
@InputType('GuideTipInput', { description: 'A tip on choosing window furnishings.' })
export class Advice {
  @Field(() => String, { description: 'The tip in a few words.' }) title!: string
  @Field(() => String, { description: 'The tip.' }) content!: string
  @Field(() => [String], { description: 'Its subject, such as "energy efficiency".' }) tags!: string[]
}

@ObjectType({ description: 'The guide on a county’s page.' })
export class CountyContent {
  /** Plain text or sanitised HTML, as `buyingGuide`. */
  overview!: string
  buyingGuide!: string
  @Field(() => [String], { description: 'Popular styles.' }) localTrends!: string[]
  @Field(() => [String], { description: 'Recommended materials.' }) localMaterials!: string[]
  @Field(() => String, { description: 'How the weather affects window furnishings.' }) weatherConsiderations!: string
  @Field(() => SeasonalRecommendations, { description: 'Season by season.' })
  seasonalRecommendations!: SeasonalRecommendations
  @Field(() => Population, nullable('The official population, with its year.')) populationEstimate!: Population | null
  @Field(() => [CityContent], { description: 'Major towns.' }) cities!: CityContent[]
  /** Tips instead of the standard five. */
  advice!: Advice[] | null
}
