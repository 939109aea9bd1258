import type { DuplicatesQuery } from '../../graphql.generated.ts'

/** Two suppliers that are probably the same, as the report tells of them. */
export type FoundPair = DuplicatesQuery['duplicateSuppliers']['pairs'][number]

/** The ids of a pair, as the API takes them. */
export const idsOf = ({ original, duplicate }: FoundPair) => ({ originalId: original.id, duplicateId: duplicate.id })
/** A unique key of a pair. */
export const keyOf = ({ original, duplicate }: FoundPair) => `${original.id} ${duplicate.id}`
