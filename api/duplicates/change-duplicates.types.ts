import { Field, ID, InputType } from 'type-graphql'
import { payloadType } from '../schema/payload.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { DuplicateRun } from './runs/duplicate-run.ts'
import { CleanReport, DuplicatePairInput } from './duplicate-report.ts'

@InputType({ description: 'Whose values stand after a merge, where it is not for the directory to decide.' })
export class MergeChoiceInput {
  @Field(() => ID, { description: 'The duplicate of one of the pairs.' })
  duplicateId!: string
  @Field(() => [String], {
    defaultValue: [],
    description:
      'Fields that stay as the original has them, also where it has nothing. Names as in `fields` of a pair.',
  })
  fromOriginal!: string[]
  @Field(() => [String], {
    defaultValue: [],
    description: 'Fields that are taken from the duplicate, also where the original has another value.',
  })
  fromDuplicate!: string[]
}

@InputType({ description: 'Pairs of suppliers that are one business.' })
export class MergeDuplicatesInput {
  @Field(() => [DuplicatePairInput], { description: 'At most 500.' }) pairs!: DuplicatePairInput[]
  @Field(() => [MergeChoiceInput], {
    defaultValue: [],
    description: 'Without a choice a field of the original stands, and what it has not comes from the duplicate.',
  })
  choices!: MergeChoiceInput[]
}

@InputType({ description: 'A merge that is to be taken back.' })
export class RevertMergeInput {
  @Field(() => ID, { description: 'The id of the merge.' }) mergeId!: string
}

@InputType({ description: 'Two suppliers that are no duplicates.' })
export class DismissDuplicatePairInput extends DuplicatePairInput {
  @Field(() => Boolean, { defaultValue: true, description: 'False offers them again.' }) isDismissed!: boolean
}

@InputType({ description: 'Whether all suppliers are to be compared.' })
export class CompareAllSuppliersInput {
  @Field(() => Boolean, { defaultValue: true, description: 'True starts it, false stops it.' }) isWanted!: boolean
}

export const CompareAllSuppliersPayload = payloadType(
  'CompareAllSuppliersPayload',
  'run',
  () => DuplicateRun,
  'The run that was started or stopped.',
)
export const MergeDuplicatesPayload = payloadType(
  'MergeDuplicatesPayload',
  'report',
  () => CleanReport,
  'What became of the pairs: what cannot be merged is told there, and the rest is merged.',
)
export const RevertMergePayload = payloadType(
  'RevertMergePayload',
  'supplier',
  () => Supplier,
  'The supplier that is there again.',
)
export const DismissDuplicatePairPayload = payloadType(
  'DismissDuplicatePairPayload',
  'isDismissed',
  () => Boolean,
  'Whether the two are offered no more.',
)
