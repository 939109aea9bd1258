import type { CountiesQuery, CountyQuery } from '../../graphql.generated.ts'

/** A county in the list of all. */
export type ListedCounty = CountiesQuery['counties'][number]

/** A county on its own page. */
export type ShownCounty = NonNullable<CountyQuery['county']>
