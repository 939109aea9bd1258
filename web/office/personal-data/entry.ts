import type { PersonalDataQuery } from '../../graphql.generated.ts'

/** Something that is kept of a person. */
export type Entry = NonNullable<PersonalDataQuery['personalData']>['entries'][number]
