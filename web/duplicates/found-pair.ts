import type { DuplicatesQuery } from '../graphql.generated.ts'

/** Two suppliers that are probably the same, as the report tells of them. */
export type FoundPair = DuplicatesQuery['duplicateSuppliers']['pairs'][number]
