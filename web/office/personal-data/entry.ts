import type { PersonalDataQuery } from '../../graphql.generated.ts'

export type Entry = NonNullable<PersonalDataQuery['personalData']>['entries'][number]
