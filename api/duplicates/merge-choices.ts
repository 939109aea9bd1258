import { badInput } from '../server/errors.ts'
import { mergeFields, type MergeChoice, type MergeField } from './merge-columns.ts'
import type { MergeChoiceInput } from './change-duplicates.types.ts'

const known = new Set<string>(mergeFields)

/**
 * The choices by the id of their duplicate.
 * @throws BAD_USER_INPUT where a field is unknown or chosen from both.
 */
export const readChoices = (choices: readonly MergeChoiceInput[]): Map<string, MergeChoice> =>
  new Map(
    choices.map(({ duplicateId, fromOriginal, fromDuplicate }) => {
      const unknown = [...fromOriginal, ...fromDuplicate].find((field) => !known.has(field))
      if (unknown !== undefined) throw badInput({ choices: `There is no field ${unknown.slice(0, 60)} to choose` })
      const both = fromOriginal.find((field) => fromDuplicate.includes(field))
      if (both !== undefined) throw badInput({ choices: `Choose ${both} from one of the two` })
      return [duplicateId, { fromOriginal: fromOriginal as MergeField[], fromDuplicate: fromDuplicate as MergeField[] }]
    }),
  )
