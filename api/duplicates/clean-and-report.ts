import { requireStaff } from '../accounts/admin-only.ts'
import type { Context } from '../server/context.ts'
import { cleanDuplicates } from './clean-duplicates.ts'
import type { MergeChoiceInput } from './change-duplicates.types.ts'
import type { CleanReport, DuplicatePairInput } from './duplicate-report.ts'
import { readChoices } from './merge-choices.ts'
import { SupplierMerge } from './supplier-merge.entity.ts'

/** Cleans the pairs, and tells the merges that came of it. */
export const cleanAndReport = async (
  context: Context,
  pairs: DuplicatePairInput[],
  choices: MergeChoiceInput[] = [],
): Promise<CleanReport> => {
  const { mergeIds, ...report } = await cleanDuplicates(
    context.em,
    requireStaff(context, 'duplicates'),
    pairs,
    readChoices(choices),
  )
  const merges = await context.em.find(
    SupplierMerge,
    { id: { $in: mergeIds } },
    { populate: ['kept', 'duplicate'], refresh: true, orderBy: { id: 'asc' } },
  )
  return { ...report, merges }
}
