import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { enumType } from '../schema/enum-type.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import type { comparedFields } from './compare/reason.ts'
import { SupplierMerge } from './supplier-merge.entity.ts'

enum FieldLikeness {
  SAME = 'same',
  SIMILAR = 'similar',
  DIFFERENT = 'different',
}
registerEnumType(FieldLikeness, {
  name: 'FieldLikeness',
  description: 'How far a field of two suppliers agrees.',
  valuesConfig: {
    SAME: { description: 'It says the same.' },
    SIMILAR: { description: 'It says nearly the same.' },
    DIFFERENT: { description: 'It says something else.' },
  },
})

enum DuplicateDecision {
  SAME = 'same',
  PERHAPS = 'perhaps',
}
registerEnumType(DuplicateDecision, {
  name: 'DuplicateDecision',
  description: 'SAME: one business; PERHAPS: worth a look.',
  valuesConfig: { SAME: { description: 'Surely one business.' }, PERHAPS: { description: 'Perhaps; worth a look.' } },
})

export const DuplicateEvidence = enumType<Uppercase<(typeof comparedFields)[number]>>(
  'DuplicateEvidence',
  'What of two suppliers is compared, to tell whether they are one business.',
  {
    PLACE_ID: 'The id of the place at Google.',
    NAME: 'The trading name.',
    PHONE: 'The phone number, however it is written.',
    WEBSITE: 'The website’s domain.',
    EMAIL: 'The email address.',
    LOCATION: 'Where it is: postcode, town or position.',
    ADDRESS: 'Street and house number.',
  },
)
export type DuplicateEvidence = keyof typeof DuplicateEvidence

@ObjectType({ description: 'What one field says for or against two suppliers being one business.' })
export class DuplicateReason {
  field!: (typeof comparedFields)[number]
  @Field(() => String, { nullable: true, description: 'What the original has.' }) left!: string | null
  @Field(() => String, { nullable: true, description: 'What the duplicate has.' }) right!: string | null
  @Field(() => FieldLikeness, { description: 'How far they agree.' }) likeness!: FieldLikeness
  @Field(() => Float, {
    description: 'Logarithm of how much likelier it makes that they are one; below zero speaks against it.',
  })
  weight!: number
}

export enum DuplicateSide {
  ORIGINAL = 'original',
  DUPLICATE = 'duplicate',
}
registerEnumType(DuplicateSide, {
  name: 'DuplicateSide',
  description: 'One of the two suppliers of a pair.',
  valuesConfig: { ORIGINAL: { description: 'The original.' }, DUPLICATE: { description: 'The duplicate.' } },
})

@ObjectType({ description: 'A field of both suppliers of a pair, of which a merge keeps one value.' })
export class DuplicateField {
  @Field(() => String, { description: 'The name of the field, as a choice takes it.' }) field!: string
  @Field(() => String, { description: 'What the office calls it.' }) label!: string
  @Field(() => String, { nullable: true, description: 'What the original has, as text.' }) original!: string | null
  @Field(() => String, { nullable: true, description: 'What the duplicate has, as text.' }) duplicate!: string | null
  @Field(() => Boolean, { description: 'Whether both have the same.' }) isSame!: boolean
  @Field(() => DuplicateSide, {
    description: 'Whose value stands when the duplicate is merged into the original and nothing is chosen.',
  })
  standsInOriginal!: DuplicateSide
  @Field(() => DuplicateSide, {
    description: 'Whose value stands when the original is merged into the duplicate and nothing is chosen.',
  })
  standsInDuplicate!: DuplicateSide
}

@ObjectType({ description: 'Two suppliers that are, or may be, one business.' })
export class DuplicatePair {
  @Field(() => Supplier, {
    description: 'The one to keep: listed, checked, featured or reviewed before the other, else the older.',
  })
  original!: Supplier
  @Field(() => Supplier, { description: 'The one to merge into it.' }) duplicate!: Supplier
  @Field(() => Float, { description: 'From 0 to 1, how likely they are one business.' }) score!: number
  @Field(() => DuplicateDecision, { description: 'Whether they are surely one business.' }) decision!: DuplicateDecision
  @Field(() => String, { description: 'Why, in one line.' }) reason!: string
  @Field(() => [DuplicateReason], {
    description: 'Why, field by field; what weighs most first. Only fields that both have.',
  })
  reasons!: DuplicateReason[]
}

@ObjectType({ description: 'Duplicate suppliers of the whole directory.' })
export class DuplicateReport {
  @Field(() => Int, { description: 'How many pairs there are, also beyond those listed.' }) duplicatesFound!: number
  @Field(() => [DuplicatePair], { description: 'The surest pairs first.' }) pairs!: DuplicatePair[]
  @Field(() => Date, {
    nullable: true,
    description: 'When all suppliers were last compared; null before the first time.',
  })
  comparedAt!: Date | null
  @Field(() => Int, {
    description: 'How many suppliers have changed since and are still to be compared; each is compared soon after.',
  })
  waiting!: number
}

@InputType({ description: 'Two suppliers by their ids.' })
export class DuplicatePairInput {
  @Field(() => ID, { description: 'The one to keep.' }) originalId!: string
  @Field(() => ID, { description: 'The one to merge into it.' }) duplicateId!: string
}

@ObjectType({ description: 'A pair that could not be cleaned.' })
class CleanFailure {
  @Field(() => ID, { description: 'The original of the pair.' }) originalId!: string
  @Field(() => ID, { description: 'The duplicate of the pair.' }) duplicateId!: string
  @Field(() => String, { description: 'Why not, in a sentence for the administrator.' }) reason!: string
}

@ObjectType({ description: 'The outcome for the pairs of one call.' })
export class CleanReport {
  @Field(() => Int, { description: 'How many pairs are one supplier now.' }) successful!: number
  @Field(() => Int, { description: 'How many pairs were given.' }) processed!: number
  @Field(() => [CleanFailure], { description: 'The pairs that could not be cleaned.' }) failures!: CleanFailure[]
  @Field(() => [SupplierMerge], { description: 'The merges that were made.' }) merges!: SupplierMerge[]
}
