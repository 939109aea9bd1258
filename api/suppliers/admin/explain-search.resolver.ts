import { Arg, Authorized, Ctx, Extensions, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import type { WeightedField } from '../../process/weight.ts'
import type { Context } from '../../server/context.ts'
import { explainSearch, type MatchReason as Reason } from '../search/explain-search.ts'
import { SearchReading, toSearchReading } from '../search/search-reading.ts'
import { Supplier } from '../supplier.entity.ts'
import { SupplierFilter } from '../search/filters/supplier-filter.ts'

@ObjectType({ description: 'Why a supplier is where it is in the order `BEST`.' })
class MatchReason implements Reason {
  @Field(() => Supplier, { description: 'The supplier.' }) supplier!: Supplier

  @Field(() => Boolean, { description: 'It is first because it is called what was typed.' }) isExactlyNamed!: boolean

  @Field(() => [String], {
    description: 'Terms in its name, its main services or its specialities, or that its reviews praise.',
  })
  termsOnTopic!: string[]

  @Field(() => [String], { description: 'Terms in its other services or its keywords.' }) termsOffered!: string[]

  @Field(() => [String], { description: 'Terms in its other texts.' }) termsMentioned!: string[]

  @Field(() => Int, {
    description:
      'One for each term that it offers and two for each that it mentions, or one for a colour, material or room; three at most.',
  })
  level!: number

  @Field(() => Float, nullable('Miles from the place of the search; null without one.')) distanceMiles!: number | null

  @Field(() => Float, { description: 'From 0 to 1: ratings, how complete and how fresh the listing is.' })
  quality!: number

  @Field(
    () => Float,
    nullable('By which suppliers around a place are sorted, lowest first: miles for level, distance and quality.'),
  )
  orderMiles!: number | null
}

@ObjectType({ description: 'A search as visitors see it, and why.' })
class SearchExplanation {
  @Field(() => SearchReading, { description: 'How it was read.' }) reading!: SearchReading

  @Field(() => String, nullable('The corrected `query`, if it was misspelt.')) correctedQuery!: string | null

  @Field(() => [String], { description: 'Words that were left out because nothing matched with them.' })
  droppedWords!: readonly string[]

  @Field(() => [String], {
    description: 'Terms that describe a business, not what it sells, and so do not affect the order.',
  })
  termsOfFirms!: string[]

  @Extensions({ weight: 1, longest: 20 } satisfies WeightedField)
  @Field(() => [MatchReason], { description: 'The first 20 suppliers, best match first, each with why it is there.' })
  reasons!: MatchReason[]
}

@Authorized('listings')
@Resolver()
export class ExplainSearchResolver {
  @Query(() => SearchExplanation, { description: 'Why suppliers are where they are in a search. For the staff.' })
  async explainSearch(
    @Ctx() { pool }: Context,
    @Arg('filter', () => SupplierFilter, { description: 'What a visitor searches for.' }) filter: SupplierFilter,
  ): Promise<SearchExplanation> {
    const { suppliers, termsOfFirms, reasons } = await explainSearch(pool, filter)
    const { search, correctedQuery, droppedWords } = suppliers
    return { reading: toSearchReading(search), correctedQuery, droppedWords, termsOfFirms, reasons }
  }
}
