import type { CountiesQuery, CountyQuery } from '../../graphql.generated.ts'

/** A county in the list. */
export type ListedCounty = CountiesQuery['counties'][number]

/** A county on its own page. */
export type ShownCounty = NonNullable<CountyQuery['county']>
