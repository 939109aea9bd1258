import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql'
import { nullable, enumType, lowerCaseEnum } from '../schema/types.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import type { MatchDecision } from './compare/decide.ts'
import type { Reason } from './compare/reason.ts'
import { SupplierMerge } from './supplier-merge.entity.ts'

const FieldLikeness = lowerCaseEnum('FieldLikeness', 'How far a field of two suppliers agrees.', {
  SAME: 'Equal.',
  SIMILAR: 'Similar.',
  DIFFERENT: 'Different.',
})

const DuplicateDecision = lowerCaseEnum('DuplicateDecision', 'SAME: one business; PERHAPS: uncertain.', {
  SAME: 'Almost certainly one business.',
  PERHAPS: 'Uncertain.',
})

export const DuplicateEvidence = lowerCaseEnum<Uppercase<Reason['field']>>(
  'DuplicateEvidence',
  'The evidence compared to decide whether two suppliers are one business.',
  {
    PLACE_ID: 'The id of the place at Google.',
    NAME: 'The trading name.',
    PHONE: 'The phone number, however it is written.',
    WEBSITE: 'The website’s domain.',
    EMAIL: 'The email address.',
    LOCATION: 'Where it is: postcode, town or position.',
    ADDRESS: 'Building number and street.',
  },
)

@ObjectType({ description: 'A field’s evidence for or against two suppliers being one business.' })
export class DuplicateReason implements Reason {
  @Field(() => DuplicateEvidence, { name: 'evidence', description: 'What is compared.' }) field!: Reason['field']
  @Field(() => String, nullable('The original’s value.')) left!: string | null
  @Field(() => String, nullable('The duplicate’s value.')) right!: string | null
  @Field(() => FieldLikeness, { description: 'How far they agree.' }) likeness!: Reason['likeness']
  @Field(() => Float, { description: 'The log-likelihood ratio; negative values are evidence against one business.' })
  weight!: number
}

export const DuplicateSide = enumType('DuplicateSide', 'A supplier of a pair.', {
  ORIGINAL: 'The original.',
  DUPLICATE: 'The duplicate.',
})
export type DuplicateSide = keyof typeof DuplicateSide

@ObjectType({ description: 'A field of a pair, with both suppliers’ values.' })
export class DuplicateField {
  @Field(() => String, { description: 'The name of the field, as in `fromOriginal` and `fromDuplicate`.' })
  field!: string
  @Field(() => String, { description: 'Its label in the office.' }) label!: string
  @Field(() => String, nullable('The original’s value, as text.')) original!: string | null
  @Field(() => String, nullable('The duplicate’s value, as text.')) duplicate!: string | null
  @Field(() => Boolean, { description: 'Whether the values are equal.' }) isSame!: boolean
  @Field(() => DuplicateSide, {
    description: 'Whose value is used by default when the duplicate is merged into the original.',
  })
  standsInOriginal!: DuplicateSide
  @Field(() => DuplicateSide, {
    description: 'Whose value is used by default when the original is merged into the duplicate.',
  })
  standsInDuplicate!: DuplicateSide
}

@ObjectType({ description: 'Two suppliers that are, or may be, one business.' })
export class DuplicatePair {
  @Field(() => Supplier, {
    description:
      'The suggested original: the listed, verified, featured or reviewed supplier, otherwise the older one.',
  })
  original!: Supplier
  @Field(() => Supplier, { description: 'The duplicate.' }) duplicate!: Supplier
  @Field(() => Float, { description: 'From 0 to 1, how likely they are one business.' }) score!: number
  @Field(() => DuplicateDecision, { description: 'Whether they are almost certainly one business.' })
  decision!: Exclude<MatchDecision, 'none'>
  @Field(() => String, { description: 'Why, in one line.' }) reason!: string
  @Field(() => [DuplicateReason], {
    description: 'The reasons field by field, strongest first. Only fields that both have.',
  })
  reasons!: DuplicateReason[]
}

@ObjectType({ description: 'Duplicate suppliers of the whole directory.' })
export class DuplicateReport {
  @Field(() => Int, { description: 'The total number of pairs.' }) duplicatesFound!: number
  @Field(() => [DuplicatePair], { description: 'The surest pairs first.' }) pairs!: DuplicatePair[]
  @Field(() => Date, nullable('When all suppliers were last compared; null if never.')) comparedAt!: Date | null
  @Field(() => Int, { description: 'Suppliers changed since then and not compared yet.' }) waiting!: number
}

@InputType({ description: 'Two suppliers by their ids.' })
export class DuplicatePairInput {
  @Field(() => ID, { description: 'The original.' }) originalId!: string
  @Field(() => ID, { description: 'The duplicate.' }) duplicateId!: string
}

@ObjectType({ description: 'A pair that could not be cleaned.' })
class CleanFailure {
  @Field(() => ID, { description: 'The original of the pair.' }) originalId!: string
  @Field(() => ID, { description: 'The duplicate of the pair.' }) duplicateId!: string
  @Field(() => String, { description: 'Why not, in a sentence for the administrator.' }) reason!: string
}

@ObjectType({ description: 'The outcome for the pairs of one call.' })
export class CleanReport {
  @Field(() => Int, { description: 'The number of merged pairs.' }) successful!: number
  @Field(() => Int, { description: 'The number of submitted pairs.' }) processed!: number
  @Field(() => [CleanFailure], { description: 'The pairs that could not be cleaned.' }) failures!: CleanFailure[]
  @Field(() => [SupplierMerge], { description: 'The merges.' }) merges!: SupplierMerge[]
}
