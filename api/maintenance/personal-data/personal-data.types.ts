import { GraphQLJSON } from 'graphql-scalars'
import { Extensions, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { enumType } from '../../schema/enum-type.ts'
import { payloadType } from '../../schema/payload.ts'
import type { WeightedField } from '../../process/weight.ts'
import { ErasureStep, PersonalDataKind } from './personal-data-map.ts'

/** The rest appear after these are erased. */
export const maxEntries = 300

export const maxOtherNames = 6

@ObjectType({ description: 'An entry of a person’s data.' })
export class PersonalDataEntry {
  @Field(() => ID, { description: 'Its id for `entryIds`.' }) id!: string
  @Field(() => PersonalDataKind, { description: 'The kind of entry.' }) kind!: PersonalDataKind
  @Field(() => Date, { description: 'When it was stored.' }) at!: Date
  @Field(() => Boolean, {
    description:
      'Whether it contains exactly this email address or phone number; otherwise it only has or mentions the name.',
  })
  isOwn!: boolean
  @Field(() => GraphQLJSON, { description: 'The stored values, each with a label.' }) facts!: [string, string][]
  @Field(() => ErasureStep, { description: 'The effect of erasing.' }) step!: ErasureStep
  @Field(() => String, { nullable: true, description: 'What is removed, or why it stays.' }) words!: string | null
}

@ObjectType({ description: 'All data stored about a person.' })
export class PersonalData {
  @Extensions({ weight: 400, longest: maxEntries } satisfies WeightedField)
  @Field(() => [PersonalDataEntry], {
    description: `What is kept, by kind, the newest first; at most ${maxEntries}.`,
  })
  entries!: PersonalDataEntry[]
  @Field(() => Boolean, { description: 'Whether there is more.' }) isMore!: boolean
  @Field(() => [String], {
    description: `Other email addresses, phone numbers and names in the results, at most ${maxOtherNames}, to search for as well.`,
  })
  alsoKnownBy!: string[]
}

export const ReviewErasure = enumType('ReviewErasure', 'What happens to a person’s published reviews.', {
  ANONYMISE: 'Name and email address are erased; rating and text stay.',
  DELETE: 'They are deleted, and the supplier’s rating is recomputed.',
})
export type ReviewErasure = keyof typeof ReviewErasure

const search = { description: 'An email address, a phone number or a name, in 3 to 200 characters.' }

@InputType({ description: 'The person whose data to export.' })
export class ExportPersonalDataInput {
  @Field(() => String, search) search!: string
  @Field(() => [ID], { description: `The ids of entries from \`personalData\`, at most ${maxEntries}.` })
  entryIds!: string[]
}

@InputType({ description: 'The person and the entries to erase.' })
export class ErasePersonalDataInput {
  @Field(() => String, search) search!: string
  @Field(() => [ID], { description: `The ids of entries from \`personalData\`, at most ${maxEntries}.` })
  entryIds!: string[]
  @Field(() => ReviewErasure, { description: 'What happens to published reviews.' }) reviews!: ReviewErasure
  @Field(() => String, { description: 'The text of `search` again, for confirmation: erasing cannot be undone.' })
  confirmation!: string
}

@ObjectType({ description: 'What was erased.' })
export class Erasure {
  @Field(() => Int, { description: 'Entries that were deleted.' }) deletedCount!: number
  @Field(() => Int, { description: 'Entries from which the person’s data was removed.' }) blankedCount!: number
  @Field(() => Int, { description: 'Entries that stay.' }) retainedCount!: number
}

export const ExportPersonalDataPayload = payloadType(
  'ExportPersonalDataPayload',
  'file',
  () => String,
  'All of it as JSON, for the person.',
)
export const ErasePersonalDataPayload = payloadType(
  'ErasePersonalDataPayload',
  'erasure',
  () => Erasure,
  'The result; empty if it had already been done.',
)
