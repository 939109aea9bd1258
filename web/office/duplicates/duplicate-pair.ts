import type { DuplicatesQuery } from '../../graphql.generated.ts'

/** Two suppliers that are probably the same, as the report tells of them. */
export type DuplicatePair = DuplicatesQuery['duplicateSuppliers']['pairs'][number]

/** The ids of a pair, as the API takes them. */
export const getPairIds = ({ original, duplicate }: DuplicatePair) => ({
  originalId: original.id,
  duplicateId: duplicate.id,
})
/** A unique key of a pair. */
export const getPairKey = ({ original, duplicate }: DuplicatePair) => `${original.id} ${duplicate.id}`
