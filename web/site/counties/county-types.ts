import type { CountiesQuery } from './CountiesPage.generated.ts'
import type { CountyQuery } from './CountyPage.generated.ts'

export type ListedCounty = CountiesQuery['counties'][number]

export type ShownCounty = NonNullable<CountyQuery['county']>
