import { useState } from 'react'
import type { DuplicateFieldsQuery } from './DuplicatesTab.generated.ts'
import type { DuplicateSide } from '../../schema.generated.ts'

export type ComparedPair = DuplicateFieldsQuery['duplicatePair']
export type ComparedField = ComparedPair['fields'][number]

export interface PairMerge {
  originalId: string
  duplicateId: string
  fromOriginal: string[]
  fromDuplicate: string[]
}

const together = (field: string) =>
  field === 'latitude' || field === 'longitude' ? ['latitude', 'longitude'] : [field]

export const useMergeChoice = ({ original, duplicate, fields }: ComparedPair) => {
  const [keeps, setKeeps] = useState<DuplicateSide>('ORIGINAL')
  const [chosen, setChosen] = useState<Record<string, DuplicateSide>>({})
  const byItself = (field: ComparedField) => (keeps === 'ORIGINAL' ? field.standsInOriginal : field.standsInDuplicate)
  const standing = (field: ComparedField): DuplicateSide => chosen[field.field] ?? byItself(field)
  const differing = fields.filter((field) => !field.isSame && standing(field) !== byItself(field))
  const namesFrom = (isOfSurvivor: boolean) =>
    differing.filter((field) => (standing(field) === keeps) === isOfSurvivor).map(({ field }) => field)
  const [survivor, gone] = keeps === 'ORIGINAL' ? [original, duplicate] : [duplicate, original]
  return {
    keeps,
    setKeeps,
    standing,
    choose: (field: string, side: DuplicateSide) =>
      setChosen((before) => ({ ...before, ...Object.fromEntries(together(field).map((one) => [one, side])) })),
    merge: (): PairMerge => ({
      originalId: survivor.id,
      duplicateId: gone.id,
      fromOriginal: namesFrom(true),
      fromDuplicate: namesFrom(false),
    }),
  }
}
