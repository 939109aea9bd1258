import { Extensions, Field, Float, Int, ObjectType } from 'type-graphql'
import { enumType } from '../../schema/enum-type.ts'
import type { WeightedField } from '../../process/weight.ts'

export const OfficeTaskKind = enumType('OfficeTaskKind', 'Kinds of tasks, by urgency.', {
  BACKUP_FAILED: 'Scheduled backups fail.',
  STORAGE_LOW: 'The disk of DATA_DIR is nearly full.',
  SCRAPE_FAILED: 'The last scrape read no page.',
  SCRAPE_WAITING: 'A scrape is running, and no worker does its jobs.',
  SOURCE_FAILED: 'Sources that the last scrape, or a later test, got nothing from or left alone.',
  SCHEDULE_FAILED: 'Schedules whose last start failed.',
  WEBHOOK_FAILED: 'Webhooks that take nothing, or are paused.',
  MAIL_FAILED: 'Emails that the mail server did not take.',
  GOING_LIVE: 'Steps that are missing between the demonstration and the real directory.',
  REGISTRATION: 'Businesses that registered with the full form, and wait for a decision.',
  REQUEST: 'Businesses that requested a listing with the short form.',
  FIND: 'Businesses that a scrape found, and that wait for approval.',
  REVIEW: 'Reviews that wait for a decision.',
  REPORT: 'Listings that a visitor says are wrong.',
  MESSAGE: 'Messages without an answer.',
  BACKLINK_BROKEN: 'Links from other sites that are gone.',
  DUPLICATE: 'Pairs of suppliers that are perhaps one business.',
  DUPLICATES_UNSEEN: 'Duplicates were not checked in the last 30 days.',
  BADGE_EXPIRING: 'Verified suppliers whose verification is at least 11 months old: it is valid for a year.',
  FEATURED_ENDING: 'Suppliers whose featured time ends within 14 days.',
  AD_ENDING: 'Advertisements that end within 14 days.',
  LISTING_UNCONFIRMED: 'Suppliers that have been listed for a year, and were never verified.',
})
export type OfficeTaskKind = keyof typeof OfficeTaskKind

/** Counts stop here: more is as much work. */
export const maxCounted = 1000

@ObjectType({ description: 'A task in the office.' })
export class OfficeTask {
  @Field(() => OfficeTaskKind, { description: 'What waits.' }) kind!: OfficeTaskKind
  @Field(() => Int, { description: `How many there are, counted up to ${maxCounted}.` }) count!: number
  @Field(() => Boolean, { description: 'Whether there are more than were counted.' }) isMore!: boolean
  @Field(() => Date, { nullable: true, description: 'When the oldest one arrived, if known.' })
  oldestAt!: Date | null
  @Field(() => String, { nullable: true, description: 'Which ones, or why, in words.' }) detail!: string | null
}

@ObjectType({ description: 'Tasks in the office, and the state of the site.' })
export class OfficeTasks {
  @Extensions({ weight: 40, longest: Object.keys(OfficeTaskKind).length } satisfies WeightedField)
  @Field(() => [OfficeTask], { description: 'The tasks, most urgent first; empty when all is done.' })
  tasks!: OfficeTask[]
  @Field(() => Boolean, { description: 'Whether this site makes backups of itself.' }) isBackedUp!: boolean
  @Field(() => Date, { nullable: true, description: 'When the last good backup was made, if there is one.' })
  lastBackupAt!: Date | null
  @Field(() => Float, { description: 'The size of the database in bytes.' }) databaseBytes!: number
  @Field(() => Float, {
    nullable: true,
    description: 'Free bytes on the disk of DATA_DIR; null if unknown.',
  })
  freeBytes!: number | null
}
