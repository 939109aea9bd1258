import { Field, ID, Int, ObjectType } from 'type-graphql'
import { nullable, enumType } from '../schema/types.ts'
import { retentionDays, formatPeriod } from '../process/retention-days.rules.ts'

export const ReportRange = enumType('ReportRange', 'The period of a report.', {
  DAYS_30: 'The last 30 days, today included, by day.',
  MONTHS_12: 'The last 12 months, this one included, by month.',
})
export type ReportRange = keyof typeof ReportRange

@ObjectType({ description: 'One day or month of a report.' })
export class ReportPoint {
  @Field(() => String, { description: 'The day YYYY-MM-DD, or the month YYYY-MM, of Europe/London.' }) start!: string
  @Field(() => Int, { description: 'New suppliers that are still listed.' }) newSuppliers!: number
  @Field(() => Int, { description: 'Suppliers at its end, of those that are still listed.' }) suppliers!: number
  @Field(() => Int, { description: 'New reviews that are still published, including hidden suppliers’.' })
  newReviews!: number
  @Field(() => Int, {
    description: 'Reviews at its end, of those that are still published, including hidden suppliers’.',
  })
  reviews!: number
  @Field(() => Int, { description: 'Views of suppliers’ pages.' }) views!: number
  @Field(() => Int, { description: 'Searches with words or a place.' }) searches!: number
}

@ObjectType({ description: 'Totals of a period.' })
export class ReportTotals {
  @Field(() => Int, { description: 'New suppliers that are still listed.' }) newSuppliers!: number
  @Field(() => Int, { description: 'New reviews that are still published.' }) newReviews!: number
  @Field(() => Int, { description: 'Views of suppliers’ pages.' }) views!: number
  @Field(() => Int, { description: 'Searches with words or a place.' }) searches!: number
}

@ObjectType({ description: 'A search and its frequency; only searches made at least 3 times are included.' })
export class SearchTally {
  @Field(() => String, { description: 'The words and the place, in lower case.' }) query!: string
  @Field(() => Int, { description: 'How often.' }) times!: number
  @Field(() => String, nullable('The words only; null if there was only a place.')) words?: string | null
  @Field(() => String, nullable('The place only; null if there was none.')) near?: string | null
  @Field(
    () => String,
    nullable(
      `The first day of the search, YYYY-MM-DD, within the ${formatPeriod(retentionDays.counts)} that are stored. Only for searches that found nothing.`,
    ),
  )
  firstDay?: string | null
  @Field(() => String, nullable('The last day, likewise.')) lastDay?: string | null
}

@ObjectType({ description: 'A supplier and its number of views.' })
export class ViewTally {
  @Field(() => ID, { description: 'The last part of the page’s address: /suppliers/{id}.' }) supplierId!: number
  @Field(() => String, { description: 'The trading name.' }) name!: string
  @Field(() => Int, { description: 'How often.' }) times!: number
}

@ObjectType({ description: 'A source’s results in the scrapes of a period, excluding tests.' })
export class ScrapeYield {
  @Field(() => String, { description: 'The source’s label.' }) source!: string
  @Field(() => Int, { description: 'Listings read, each once per run.' }) listings!: number
  @Field(() => Int, { description: 'Suppliers added.' }) added!: number
  @Field(() => Int, { description: 'Suppliers completed.' }) enriched!: number
}

@ObjectType({ description: 'Statistics of the site, excluding bots and administrators.' })
export class SiteReport {
  @Field(() => [ReportPoint], { description: 'Each day or month, oldest first.' }) points!: ReportPoint[]
  @Field(() => ReportTotals, {
    description: 'The totals of the 30 days or 12 months before, up to the same day as the points.',
  })
  previous!: ReportTotals
  @Field(() => [SearchTally], { description: 'The 20 most frequent searches that found something.' })
  topSearches!: SearchTally[]
  @Field(() => [SearchTally], { description: 'The 100 most frequent searches without an exact result.' })
  emptySearches!: SearchTally[]
  @Field(() => [ViewTally], { description: 'The 20 most viewed listed suppliers.' }) mostViewed!: ViewTally[]
  @Field(() => [ScrapeYield], {
    description: 'Each source’s results in the period’s last 100 scrapes, by number of listings.',
  })
  scrapeYield!: ScrapeYield[]
}
