import type { PersonalDataQuery } from '../../graphql.generated.ts'

/** An entry of personal data. */
export type Entry = NonNullable<PersonalDataQuery['personalData']>['entries'][number]
