import type { CountiesQuery, CountyQuery } from '../../graphql.generated.ts'

export type ListedCounty = CountiesQuery['counties'][number]

export type ShownCounty = NonNullable<CountyQuery['county']>
