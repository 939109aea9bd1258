import type { CountyQuery } from './CountyPage.generated.ts'

export type ShownCounty = NonNullable<CountyQuery['county']>
