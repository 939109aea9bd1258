import type { DuplicatesQuery } from './DuplicatesTab.generated.ts'

export type DuplicatePair = DuplicatesQuery['duplicateSuppliers']['pairs'][number]

export const getPairIds = ({ original, duplicate }: DuplicatePair) => ({
  originalId: original.id,
  duplicateId: duplicate.id,
})
export const getPairKey = ({ original, duplicate }: DuplicatePair) => `${original.id} ${duplicate.id}`
