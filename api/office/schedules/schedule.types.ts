import { Field, ID, InputType, Int } from 'type-graphql'
import { versionInput } from '../../process/content-version.ts'
import { enumType } from '../../schema/enum-type.ts'
import { payloadType } from '../../schema/payload.ts'
import { Schedule, ScheduleKind, ScheduleRhythm, ScrapeLimits } from './schedule.ts'

export const ScheduleAction = enumType('ScheduleAction', 'An action on a schedule.', {
  PAUSE: 'Pauses it until it is resumed.',
  RESUME: 'Resumes it from its next time.',
  START: 'Starts it within a minute, and resumes it.',
  DELETE: 'Deletes it; jobs that it has started stay.',
})
export type ScheduleAction = keyof typeof ScheduleAction

@InputType({ description: 'The fields of a schedule.' })
export abstract class ScheduleFields {
  @Field(() => String, { description: 'Its name, up to 100 characters.' }) name!: string
  @Field(() => ScheduleKind, { description: 'The kind of schedule.' }) kind!: ScheduleKind
  @Field(() => ScheduleRhythm, { description: 'How often.' }) every!: ScheduleRhythm
  @Field(() => Int, { nullable: true, description: 'The day of the week (Monday is 1) or of the month.' })
  day?: number | null
  @Field(() => String, { description: 'The time of day in London, such as 02:30.' }) time!: string
  @Field(() => [String], { defaultValue: [], description: 'The directories of a scrape, such as `yell`.' })
  sources!: string[]
  @Field(() => [String], { defaultValue: [], description: 'The places of a search of Google Maps; at most 500.' })
  locations!: string[]
  @Field(() => String, { nullable: true, description: 'The Google Maps keyword, if not the default.' })
  keyword?: string | null
}

@InputType({ description: 'A new schedule.' })
export class CreateScheduleInput extends ScheduleFields {}

@InputType({ description: 'A schedule’s new values.' })
export class UpdateScheduleInput extends ScheduleFields {
  @Field(() => ID, { description: 'Which schedule.' }) id!: string
  @Field(() => Int, versionInput) version?: number | null
}

@InputType({ description: 'An action on a schedule.' })
export class ChangeScheduleInput {
  @Field(() => ID, { description: 'Which schedule.' }) id!: string
  @Field(() => ScheduleAction, { description: 'The action.' }) action!: ScheduleAction
}

@InputType({ description: 'The limits for all scrapes.' })
export class UpdateScrapeLimitsInput {
  @Field(() => String, {
    nullable: true,
    description: 'The start of the quiet hours, such as 08:00; omitted for none.',
  })
  quietFrom?: string | null
  @Field(() => String, { nullable: true, description: 'When they end.' }) quietUntil?: string | null
  @Field(() => Int, { nullable: true, description: 'The limit of paid requests per month; omitted for none.' })
  monthlyRequests?: number | null
  @Field(() => Int, versionInput) version?: number | null
}

const done = 'The changed schedule; null once it is deleted.'
export const CreateSchedulePayload = payloadType('CreateSchedulePayload', 'schedule', () => Schedule, done)
export const UpdateSchedulePayload = payloadType('UpdateSchedulePayload', 'schedule', () => Schedule, done)
export const ChangeSchedulePayload = payloadType('ChangeSchedulePayload', 'schedule', () => Schedule, done)
export const UpdateScrapeLimitsPayload = payloadType(
  'UpdateScrapeLimitsPayload',
  'limits',
  () => ScrapeLimits,
  'The saved limits for scrapes.',
)
