import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy'
import { PrimaryKeyProp, type Ref } from '@mikro-orm/core'
import { Field, Int, ObjectType } from 'type-graphql'
import { County } from './county.entity.ts'

@ObjectType({ description: 'What windows need in each season in the county.' })
export class SeasonalRecommendations {
  @Field(() => String, { description: 'Spring.' }) spring!: string
  @Field(() => String, { description: 'Summer.' }) summer!: string
  @Field(() => String, { description: 'Autumn.' }) autumn!: string
  @Field(() => String, { description: 'Winter.' }) winter!: string
}

@ObjectType({ description: 'A town of the county with its own text.' })
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
export class Advice {
  @Field(() => String, { description: 'The tip in a few words.' }) title!: string
  @Field(() => String, { description: 'The tip.' }) content!: string
  @Field(() => [String], { description: 'Its subject, such as "energy efficiency".' }) tags!: string[]
}

@ObjectType({ description: 'The guide on a county’s page.' })
@Entity()
export class CountyContent {
  [PrimaryKeyProp]?: 'county'

  @OneToOne(() => County, { primary: true, ref: true })
  county!: Ref<County>

  /** Plain text or sanitised HTML, as `buyingGuide`. */
  @Property({ type: 'text' })
  overview!: string

  @Property({ type: 'text' })
  buyingGuide!: string

  @Field(() => [String], { description: 'Popular styles.' })
  @Property({ type: 'array' })
  localTrends: string[] = []

  @Field(() => [String], { description: 'Recommended materials.' })
  @Property({ type: 'array' })
  localMaterials: string[] = []

  @Field(() => String, { description: 'How the weather affects window furnishings.' })
  @Property({ type: 'text' })
  weatherConsiderations!: string

  @Field(() => SeasonalRecommendations, { description: 'Season by season.' })
  @Property({ type: 'json' })
  seasonalRecommendations!: SeasonalRecommendations

  @Field(() => Population, { nullable: true, description: 'The official population, with its year.' })
  @Property({ type: 'json', nullable: true })
  populationEstimate!: Population | null

  @Field(() => [CityContent], { description: 'Major towns.' })
  @Property({ type: 'json' })
  cities: CityContent[] = []

  /** Tips instead of those in default-advice.ts. */
  @Property({ type: 'json', nullable: true })
  advice!: Advice[] | null

  @Property({ type: 'text', nullable: true })
  fileHash!: string | null

  @Property({ type: 'text', nullable: true })
  loadedHash!: string | null
}
