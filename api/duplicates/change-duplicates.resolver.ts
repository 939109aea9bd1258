import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql'
import { requireStaff } from '../accounts/admin-only.ts'
import type { Context } from '../server/context.ts'
import { inPayload, type Payload } from '../schema/payload.ts'
import type { Supplier } from '../suppliers/supplier.entity.ts'
import {
  CompareAllSuppliersInput,
  CompareAllSuppliersPayload,
  DismissDuplicatePairInput,
  DismissDuplicatePairPayload,
  MergeDuplicatesInput,
  MergeDuplicatesPayload,
  RevertMergeInput,
  RevertMergePayload,
} from './change-duplicates.types.ts'
import { cleanAndReport } from './clean-and-report.ts'
import { dismissDuplicate } from './dismiss-duplicate.ts'
import type { CleanReport } from './duplicate-report.ts'
import type { DuplicateRun } from './runs/duplicate-run.ts'
import { startComparing, stopComparing } from './runs/start-run.ts'
import { undoMerge } from './undo-merge.ts'

/** What administrators decide about duplicates. */
@Resolver()
export class ChangeDuplicatesResolver {
  @Authorized('duplicates')
  @Mutation(() => MergeDuplicatesPayload, {
    nullable: true,
    description: 'Merges the duplicate of each pair into its original, all in one go. For the staff.',
  })
  mergeDuplicates(
    @Ctx() context: Context,
    @Arg('input', () => MergeDuplicatesInput, { description: 'The pairs.' }) { pairs, choices }: MergeDuplicatesInput,
  ): Promise<Payload<'report', CleanReport>> {
    return inPayload('report', () => cleanAndReport(context, pairs, choices))
  }

  @Authorized('duplicates')
  @Mutation(() => RevertMergePayload, {
    nullable: true,
    description: 'Takes a merge back. CONFLICT where a later change must be undone first. For the staff.',
  })
  revertMerge(
    @Ctx() context: Context,
    @Arg('input', () => RevertMergeInput, { description: 'The merge.' }) { mergeId }: RevertMergeInput,
  ): Promise<Payload<'supplier', Supplier>> {
    return inPayload('supplier', () => undoMerge(context.em, requireStaff(context, 'duplicates'), mergeId))
  }

  @Authorized('duplicates')
  @Mutation(() => DismissDuplicatePairPayload, {
    nullable: true,
    description: 'Remembers that two suppliers are no duplicates, so that they are not offered again. For the staff.',
  })
  dismissDuplicatePair(
    @Ctx() context: Context,
    @Arg('input', () => DismissDuplicatePairInput, { description: 'The two suppliers.' })
    { isDismissed, ...pair }: DismissDuplicatePairInput,
  ): Promise<Payload<'isDismissed', boolean>> {
    return inPayload('isDismissed', async () => {
      await dismissDuplicate(context.em, requireStaff(context, 'duplicates'), pair, isDismissed)
      return isDismissed
    })
  }

  @Authorized('duplicates')
  @Mutation(() => CompareAllSuppliersPayload, {
    nullable: true,
    description:
      'Starts comparing all suppliers with each other, or stops it. CONFLICT where that is so already. For the staff.',
  })
  compareAllSuppliers(
    @Ctx() context: Context,
    @Arg('input', () => CompareAllSuppliersInput, { description: 'Whether to.' }) {
      isWanted,
    }: CompareAllSuppliersInput,
  ): Promise<Payload<'run', DuplicateRun>> {
    return inPayload('run', () => (isWanted ? startComparing(context) : stopComparing(context)))
  }
}
