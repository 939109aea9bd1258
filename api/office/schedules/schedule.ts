import { Field, ID, Int, ObjectType, InputType } from 'type-graphql'
import { nullable, enumType } from '../../schema/types.ts'
import { versionField, versionInput } from '../../process/content-version.ts'

export const ScheduleKind = enumType('ScheduleKind', 'Kinds of schedules.', {
  DIRECTORIES: 'A scrape of some directories.',
  MAPS: 'A search of Google Maps around some places.',
  BACKLINKS: 'A check of every link from other sites.',
  DUPLICATES: 'A search of all suppliers for duplicates.',
})
export type ScheduleKind = keyof typeof ScheduleKind

export const ScheduleRhythm = enumType('ScheduleRhythm', 'The frequency of a schedule.', {
  DAY: 'Every day.',
  WEEK: 'Every week, on a day of the week.',
  MONTH: 'Every month, on a day of the month, or the last day of shorter months.',
})
export type ScheduleRhythm = keyof typeof ScheduleRhythm

@ObjectType({ description: 'A scheduled job, in London time.' })
export class Schedule {
  @Field(() => ID, { description: 'Identifies the schedule.' }) id!: number
  @Field(() => Int, versionField) version!: number
  @Field(() => String, { description: 'Its name, which appears on its runs.' }) name!: string
  @Field(() => ScheduleKind, { description: 'The kind of schedule.' }) kind!: ScheduleKind
  @Field(() => ScheduleRhythm, { description: 'How often.' }) every!: ScheduleRhythm
  @Field(() => Int, nullable('The day of the week (Monday is 1) or of the month.')) day!: number | null
  @Field(() => String, { description: 'The time of day, such as 02:30.' }) time!: string
  @Field(() => [String], { description: 'The directories of a scrape, such as `yell`; at most 20.' }) sources!: string[]
  @Field(() => [String], { description: 'The places of a search of Google Maps; at most 500.' }) locations!: string[]
  @Field(() => String, nullable('The Google Maps keyword, if not the default.')) keyword!: string | null
  @Field(() => Date, nullable('When it was paused; null if it is not.')) pausedAt!: Date | null
  @Field(() => [Date], { description: 'The next three start times; empty while it is paused.' }) startsAt!: Date[]
  @Field(() => Date, nullable('When it last started a job.')) startedAt!: Date | null
  @Field(() => String, nullable('Why its last start failed, or what it is waiting for; null if all is well.'))
  problem!: string | null
}

@ObjectType({ description: 'The limits for all scrapes.' })
export class ScrapeLimits {
  @Field(() => Int, versionField) version!: number
  @Field(() => String, nullable('The start of the quiet hours, such as 08:00; null for none.'))
  quietFrom!: string | null
  @Field(() => String, nullable('When they end.')) quietUntil!: string | null
  @Field(() => Date, nullable('The end of the current quiet hours; null outside them.')) quietEndsAt!: Date | null
  @Field(() => Int, nullable('The limit of paid requests per month; null for none.')) monthlyRequests!: number | null
  @Field(() => Int, { description: 'Paid requests this month.' }) requestsThisMonth!: number
}

@ObjectType({ description: 'The schedules, and the limits for scrapes.' })
export class ScheduleReport {
  @Field(() => [Schedule], { description: 'The schedules, next due first; at most 50.' }) nodes!: Schedule[]
  @Field(() => ScrapeLimits, { description: 'The limits for all scrapes.' }) limits!: ScrapeLimits
}

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
  @Field(() => Int, nullable('The day of the week (Monday is 1) or of the month.')) day?: number | null
  @Field(() => String, { description: 'The time of day in London, such as 02:30.' }) time!: string
  @Field(() => [String], { defaultValue: [], description: 'The directories of a scrape, such as `yell`.' })
  sources!: string[]
  @Field(() => [String], { defaultValue: [], description: 'The places of a search of Google Maps; at most 500.' })
  locations!: string[]
  @Field(() => String, nullable('The Google Maps keyword, if not the default.')) keyword?: string | null
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
  @Field(() => String, nullable('The start of the quiet hours, such as 08:00; omitted for none.'))
  quietFrom?: string | null
  @Field(() => String, nullable('When they end.')) quietUntil?: string | null
  @Field(() => Int, nullable('The limit of paid requests per month; omitted for none.')) monthlyRequests?: number | null
  @Field(() => Int, versionInput) version?: number | null
}
