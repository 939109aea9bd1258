import { Authorized, Resolver, Field, ID, InputType } from 'type-graphql'
import { requireStaff } from '../accounts/admin-only.ts'
import type { Context } from '../server/context.ts'
import { PayloadMutation, parseId } from '../schema/types.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { badInput, PublicError } from '../server/errors.ts'
import { recordAction } from '../accounts/audit/record-action.ts'
import { runSql } from '../database/sql.ts'
import { CleanReport, DuplicatePairInput } from './duplicate-report.ts'
import { DuplicateRun } from './runs/duplicate-run.ts'
import { startComparing, stopComparing } from './runs/start-run.ts'
import { undoMerge } from './undo-merge.ts'
import { cleanDuplicates } from './clean-duplicates.ts'
import { SupplierMerge } from './supplier-merge.entity.ts'
import { mergeFields, type MergeChoice, type MergeField } from './merge-columns.ts'

@InputType({ description: 'Values to use in a merge instead of the defaults.' })
class MergeChoiceInput {
  @Field(() => ID, { description: 'The duplicate of one of the pairs.' }) duplicateId!: string
  @Field(() => [String], {
    defaultValue: [],
    description: 'Fields with the original’s value, even if it is empty. Names as in `fields` of a pair.',
  })
  fromOriginal!: string[]
  @Field(() => [String], {
    defaultValue: [],
    description: 'Fields with the duplicate’s value, even if the original has another.',
  })
  fromDuplicate!: string[]
}

@InputType({ description: 'Pairs of suppliers that are one business.' })
class MergeDuplicatesInput {
  @Field(() => [DuplicatePairInput], { description: 'At most 500.' }) pairs!: DuplicatePairInput[]
  @Field(() => [MergeChoiceInput], {
    defaultValue: [],
    description: 'By default the original’s values stay, and the duplicate’s fill empty ones.',
  })
  choices!: MergeChoiceInput[]
}

@InputType({ description: 'A merge to undo.' })
class RevertMergeInput {
  @Field(() => ID, { description: 'The id of the merge.' }) mergeId!: string
}

@InputType({ description: 'Two suppliers that are not duplicates.' })
class DismissDuplicatePairInput extends DuplicatePairInput {
  @Field(() => Boolean, { defaultValue: true, description: 'False suggests the pair again.' }) isDismissed!: boolean
}

@InputType({ description: 'Starts or stops a full comparison.' })
class CompareAllSuppliersInput {
  @Field(() => Boolean, { defaultValue: true, description: 'True starts it, false stops it.' }) isWanted!: boolean
}

/** @throws BAD_USER_INPUT for the same id; NOT_FOUND. */
const dismissDuplicate = async (
  context: Context,
  { originalId, duplicateId, isDismissed }: DismissDuplicatePairInput,
): Promise<boolean> => {
  const admin = requireStaff(context, 'duplicates')
  const [first = 0, second = 0] = [parseId(originalId) ?? 0, parseId(duplicateId) ?? 0].sort((a, b) => a - b)
  if (first === second) throw badInput({ duplicateId: 'A pair has two different suppliers' })
  await context.em.transactional(async (em) => {
    const there = await runSql(em, 'select id from supplier where id = any($1)', [[first, second]])
    if (there.rowCount < 2) throw new PublicError('NOT_FOUND', 'One of these suppliers no longer exists.')
    const changed = isDismissed
      ? await runSql(
          em,
          'insert into dismissed_pair (first_id, second_id, dismissed_by) values ($1, $2, $3) on conflict do nothing',
          [first, second, admin.username],
        )
      : await runSql(em, 'delete from dismissed_pair where first_id = $1 and second_id = $2', [first, second])
    if (!changed.rowCount) return
    await recordAction(em, admin, {
      action: isDismissed ? 'duplicate.dismiss' : 'duplicate.offer',
      subject: 'supplier',
      subjectId: duplicateId,
      after: { originalId, duplicateId },
    })
  })
  return isDismissed
}

const known = new Set<string>(mergeFields)

/** By the duplicate's id. @throws BAD_USER_INPUT for a field that is unknown or chosen from both. */
const readChoices = (choices: readonly MergeChoiceInput[]): Map<string, MergeChoice> =>
  new Map(
    choices.map(({ duplicateId, fromOriginal, fromDuplicate }) => {
      const unknown = [...fromOriginal, ...fromDuplicate].find((field) => !known.has(field))
      if (unknown !== undefined) throw badInput({ choices: `There is no field ${unknown.slice(0, 60)}` })
      const both = fromOriginal.find((field) => fromDuplicate.includes(field))
      if (both !== undefined) throw badInput({ choices: `Choose ${both} from one supplier only` })
      return [duplicateId, { fromOriginal: fromOriginal as MergeField[], fromDuplicate: fromDuplicate as MergeField[] }]
    }),
  )

@Authorized('duplicates')
@Resolver()
export class ChangeDuplicatesResolver {
  @PayloadMutation(
    'Merges the duplicate of each pair into its original, in one transaction. For the staff.',
    MergeDuplicatesInput,
    {
      report: [
        () => CleanReport,
        'The outcome for each pair: pairs that cannot be merged are reported, the others are merged.',
      ],
    },
  )
  async mergeDuplicates(context: Context, { pairs, choices }: MergeDuplicatesInput): Promise<CleanReport> {
    const { mergeIds, ...report } = await cleanDuplicates(
      context.em,
      requireStaff(context, 'duplicates'),
      pairs,
      readChoices(choices),
    )
    const merges = await context.em.find(
      SupplierMerge,
      { id: { $in: mergeIds } },
      { populate: ['original', 'duplicate'], refresh: true, orderBy: { id: 'asc' } },
    )
    return { ...report, merges }
  }

  @PayloadMutation(
    'Undoes a merge. CONFLICT if a later change must be undone first. For the staff.',
    RevertMergeInput,
    { supplier: [() => Supplier, 'The restored supplier.'] },
  )
  revertMerge(context: Context, { mergeId }: RevertMergeInput): Promise<Supplier> {
    return undoMerge(context.em, requireStaff(context, 'duplicates'), mergeId)
  }

  @PayloadMutation(
    'Records that two suppliers are not duplicates, so that the pair is not suggested again. For the staff.',
    DismissDuplicatePairInput,
    { isDismissed: [() => Boolean, 'Whether the pair is no longer suggested.'] },
  )
  dismissDuplicatePair = dismissDuplicate

  @PayloadMutation(
    'Starts or stops a comparison of all suppliers. CONFLICT if it is already running or stopped. For the staff.',
    CompareAllSuppliersInput,
    { run: [() => DuplicateRun, 'The run that was started or stopped.'] },
  )
  compareAllSuppliers(context: Context, { isWanted }: CompareAllSuppliersInput): Promise<DuplicateRun> {
    return isWanted ? startComparing(context) : stopComparing(context)
  }
}
