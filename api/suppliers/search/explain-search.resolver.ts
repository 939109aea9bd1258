import type { Pool } from 'pg'
import { Field, Float, Int, ObjectType, Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql'
import { runSql } from '../../database/sql.ts'
import { levelIfMentioned } from './best-order.rules.ts'
import { nullable } from '../../schema/types.ts'
import { Supplier } from '../supplier.entity.ts'
import { searchSuppliers } from './search-suppliers.ts'
import type { Search } from './search.ts'
import {
  milesFrom,
  selectMatchLevel,
  bestOrderMiles,
  selectTermLevel,
  topicalTerms,
  Values,
} from './supplier-conditions.ts'
import type { SupplierConnection } from './supplier-connection.ts'
import { SupplierFilter } from './filters/supplier-filter.ts'
import { isSaidOfFirm } from './words/synonyms.ts'
import { Weight } from '../../process/weight.ts'
import type { Context } from '../../server/context.ts'
import { SearchReading, toSearchReading } from './search-reading.ts'

@ObjectType({ description: 'Why a supplier is where it is in the order `BEST`.' })
export class MatchReason {
  @Field(() => Supplier, { description: 'The supplier.' }) supplier!: Supplier

  @Field(() => Boolean, { description: 'It is first because its name is exactly the query.' }) isExactlyNamed!: boolean

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

interface MatchRow extends Pick<MatchReason, 'level' | 'distanceMiles' | 'quality' | 'orderMiles'> {
  id: number
  levels: number[]
}

const explained = 20

export const explainSearch = async (
  pool: Pool,
  filter: SupplierFilter,
): Promise<{ suppliers: SupplierConnection; termsOfFirms: string[]; reasons: MatchReason[] }> => {
  const suppliers = await searchSuppliers(pool, { filter, first: explained })
  const { search, nodes } = suppliers
  const rows = await readMatches(
    pool,
    search,
    nodes.map(({ id }) => id),
  )
  const terms = topicalTerms(search).map(({ typed }) => typed)
  const reasons = nodes.flatMap((supplier): MatchReason[] => {
    const row = rows.get(supplier.id)
    if (!row) return [] // it has just been hidden
    const { levels, level, distanceMiles, quality, orderMiles } = row
    const withLevel = (own: number) => terms.filter((_, at) => levels[at] === own)
    const reason = {
      supplier,
      level,
      distanceMiles,
      quality,
      isExactlyNamed: supplier.isExactlyNamed === true,
      termsOnTopic: withLevel(0),
      termsOffered: withLevel(1),
      termsMentioned: withLevel(levelIfMentioned),
      orderMiles,
    }
    return [reason]
  })
  const ofFirms = search.terms.filter((term) => isSaidOfFirm(term)).map(({ typed }) => typed)
  return { suppliers, termsOfFirms: ofFirms.filter((term) => !terms.includes(term)), reasons }
}

const readMatches = async (pool: Pool, search: Search, ids: readonly number[]): Promise<Map<number, MatchRow>> => {
  const values = new Values()
  const terms = topicalTerms(search)
  const text = `
    select id, quality, level, miles "distanceMiles", levels, (${bestOrderMiles})::float8 "orderMiles"
      from (
        select s.id, s.quality::float8 quality, ${selectMatchLevel(search, values)} level,
               ${search.circle ? milesFrom(search.circle, values) : 'null::float8'} miles,
               array[${terms.map((term) => selectTermLevel(term, values)).join(', ')}]::int[] levels
          from supplier_search s where s.id = any(${values.add(ids)}::int[])) matches`
  const { rows } = await runSql<MatchRow>(pool, text, values.list)
  return new Map(rows.map((row) => [row.id, row]))
}

@ObjectType({ description: 'A search as visitors see it, and why.' })
class SearchExplanation {
  @Field(() => SearchReading, { description: 'How it was read.' }) reading!: SearchReading

  @Field(() => String, nullable('The corrected `query`, if it was misspelt.')) correctedQuery!: string | null

  @Field(() => [String], { description: 'Words that were left out because few or no suppliers are known for all.' })
  droppedWords!: readonly string[]

  @Field(() => [String], {
    description: 'Terms that describe a business, not what it sells, and so are only searched alone.',
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
