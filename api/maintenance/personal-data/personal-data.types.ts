import { GraphQLJSON } from 'graphql-scalars'
import { Extensions, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { enumType } from '../../schema/enum-type.ts'
import { payloadType } from '../../schema/payload.ts'
import type { Weighed } from '../../process/weight.ts'
import { ErasureStep, PersonalDataKind } from './personal-data-kind.ts'

/** Limit of entries shown; the rest appear after these are erased. */
export const entriesAtMost = 300

/** Limit of the person's other contact details shown. */
export const alsoAtMost = 6

@ObjectType({ description: 'Something that is kept of a person.' })
export class PersonalDataEntry {
  @Field(() => ID, { description: 'Stands in `entryIds`.' }) id!: string
  @Field(() => PersonalDataKind, { description: 'What it is part of.' }) kind!: PersonalDataKind
  @Field(() => Date, { description: 'Since when it is kept.' }) at!: Date
  @Field(() => Boolean, {
    description:
      'Whether it holds the very email address or phone number; else it only bears the name, or speaks of it.',
  })
  isOwn!: boolean
  @Field(() => GraphQLJSON, { description: 'What is kept: a list of a label and a value each.' })
  facts!: [string, string][]
  @Field(() => ErasureStep, { description: 'What erasing does with it.' }) step!: ErasureStep
  @Field(() => String, { nullable: true, description: 'What is taken out, or why it stays.' }) words!: string | null
}

@ObjectType({ description: 'All that is kept of a person.' })
export class PersonalData {
  @Extensions({ weight: 400, longest: entriesAtMost } satisfies Weighed)
  @Field(() => [PersonalDataEntry], {
    description: `What is kept, by kind, the newest first; at most ${entriesAtMost}.`,
  })
  entries!: PersonalDataEntry[]
  @Field(() => Boolean, { description: 'Whether there is more.' }) isMore!: boolean
  @Field(() => [String], {
    description: `Other email addresses, phone numbers and names in what was found, at most ${alsoAtMost}: look for them too.`,
  })
  alsoKnownBy!: string[]
}

export const ReviewErasure = enumType('ReviewErasure', 'What becomes of the published reviews of a person.', {
  ANONYMISE: 'Name and email address are erased; rating and text stay.',
  DELETE: 'They are deleted; the rating of the supplier is computed anew.',
})
export type ReviewErasure = keyof typeof ReviewErasure

const search = { description: 'An email address, a phone number or a name, in 3 to 200 characters.' }

@InputType({ description: 'Whose data is exported.' })
export class ExportPersonalDataInput {
  @Field(() => String, search) search!: string
  @Field(() => [ID], { description: `Which of what \`personalData\` found, at most ${entriesAtMost}.` })
  entryIds!: string[]
}

@InputType({ description: 'Whose data is erased, and which.' })
export class ErasePersonalDataInput {
  @Field(() => String, search) search!: string
  @Field(() => [ID], { description: `Which of what \`personalData\` found, at most ${entriesAtMost}.` })
  entryIds!: string[]
  @Field(() => ReviewErasure, { description: 'What becomes of published reviews.' }) reviews!: ReviewErasure
  @Field(() => String, { description: 'What `search` says, typed once more: nothing brings it back.' })
  confirmation!: string
}

@ObjectType({ description: 'What was erased.' })
export class Erasure {
  @Field(() => Int, { description: 'Entries that were deleted.' }) deletedCount!: number
  @Field(() => Int, { description: 'Entries that what tells of the person was taken out of.' }) blankedCount!: number
  @Field(() => Int, { description: 'Entries that stay.' }) keptCount!: number
}

export const ExportPersonalDataPayload = payloadType(
  'ExportPersonalDataPayload',
  'file',
  () => String,
  'All of it as JSON, for whom it is about.',
)
export const ErasePersonalDataPayload = payloadType(
  'ErasePersonalDataPayload',
  'erasure',
  () => Erasure,
  'What was done; nothing where it had been done before.',
)
