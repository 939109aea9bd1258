import { Arg, Authorized, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import { Weight } from '../../process/weight.ts'
import type { Context } from '../../server/context.ts'
import { explainSearch, MatchReason } from '../search/explain-search.ts'
import { SearchReading, toSearchReading } from '../search/search-reading.ts'
import { SupplierFilter } from '../search/filters/supplier-filter.ts'

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

  @Weight(1, 20)
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
