import { Field, ID, InputType, Int } from 'type-graphql'
import { versionInput } from '../../process/content-version.ts'
import { enumType } from '../../schema/enum-type.ts'
import { payloadType } from '../../schema/payload.ts'
import { Schedule, ScheduleKind, ScheduleRhythm, ScrapeLimits } from './schedule.ts'

export const ScheduleAction = enumType('ScheduleAction', 'What is to be done with a schedule.', {
  PAUSE: 'Start nothing until it is resumed.',
  RESUME: 'Go on with its next time.',
  START: 'Start it now, within a minute, and go on with its next time.',
  DELETE: 'Delete it; what it has started stays.',
})
export type ScheduleAction = keyof typeof ScheduleAction

/** The fields of a schedule's form. */
@InputType({ description: 'What is entered of a schedule.' })
export abstract class ScheduleFields {
  @Field(() => String, { description: 'Its name, up to 100 characters.' }) name!: string
  @Field(() => ScheduleKind, { description: 'What is started.' }) kind!: ScheduleKind
  @Field(() => ScheduleRhythm, { description: 'How often.' }) every!: ScheduleRhythm
  @Field(() => Int, { nullable: true, description: 'The day of the week, Monday as 1, or of the month.' })
  day?: number | null
  @Field(() => String, { description: 'The time of day in London, such as 02:30.' }) time!: string
  @Field(() => [String], { defaultValue: [], description: 'The directories of a scrape, such as `yell`.' })
  sources!: string[]
  @Field(() => [String], { defaultValue: [], description: 'The places of a search of Google Maps; at most 500.' })
  locations!: string[]
  @Field(() => String, { nullable: true, description: 'What Google Maps is searched for, where not the usual.' })
  keyword?: string | null
}

@InputType({ description: 'Something that is to be started by the calendar.' })
export class CreateScheduleInput extends ScheduleFields {}

@InputType({ description: 'A schedule as it shall be.' })
export class UpdateScheduleInput extends ScheduleFields {
  @Field(() => ID, { description: 'Which schedule.' }) id!: string
  @Field(() => Int, versionInput) version?: number | null
}

@InputType({ description: 'What is to be done with a schedule.' })
export class ChangeScheduleInput {
  @Field(() => ID, { description: 'Which schedule.' }) id!: string
  @Field(() => ScheduleAction, { description: 'What is to be done with it.' }) action!: ScheduleAction
}

@InputType({ description: 'What every scrape shall keep to.' })
export class UpdateScrapeLimitsInput {
  @Field(() => String, { nullable: true, description: 'When the quiet hours begin, 08:00; left out for none.' })
  quietFrom?: string | null
  @Field(() => String, { nullable: true, description: 'When they end.' }) quietUntil?: string | null
  @Field(() => Int, { nullable: true, description: 'How many paid requests a month; left out for no limit.' })
  monthlyRequests?: number | null
  @Field(() => Int, versionInput) version?: number | null
}

const done = 'The schedule as it is now; null once it is deleted.'
export const CreateSchedulePayload = payloadType('CreateSchedulePayload', 'schedule', () => Schedule, done)
export const UpdateSchedulePayload = payloadType('UpdateSchedulePayload', 'schedule', () => Schedule, done)
export const ChangeSchedulePayload = payloadType('ChangeSchedulePayload', 'schedule', () => Schedule, done)
export const UpdateScrapeLimitsPayload = payloadType(
  'UpdateScrapeLimitsPayload',
  'limits',
  () => ScrapeLimits,
  'What scrapes keep to now.',
)
