import { Field, Float, Int, ObjectType } from 'type-graphql'
import { nullable, enumType } from '../../schema/types.ts'
import { Weight } from '../../process/weight.ts'

export const OfficeTaskKind = enumType('OfficeTaskKind', 'Kinds of tasks, by urgency.', {
  BACKUP_FAILED: 'Scheduled backups fail.',
  STORAGE_LOW: 'The disk of DATA_DIR is nearly full.',
  SCRAPE_FAILED: 'The last scrape could not read any page.',
  SCRAPE_WAITING: 'A scrape is running without a worker.',
  SOURCE_FAILED: 'Sources that returned nothing or were skipped in the last scrape or a later test.',
  SCHEDULE_FAILED: 'Schedules whose last start failed.',
  WEBHOOK_FAILED: 'Failing or paused webhooks.',
  MAIL_FAILED: 'Emails that could not be sent.',
  GOING_LIVE: 'Missing steps from the demo to the real directory.',
  REGISTRATION: 'Pending registrations with the full form.',
  REQUEST: 'Pending requests with the short form.',
  FIND: 'Scraped businesses that await approval.',
  REVIEW: 'Pending reviews.',
  REPORT: 'Reports about listings.',
  MESSAGE: 'Unanswered messages.',
  BACKLINK_BROKEN: 'Broken links from other sites.',
  DUPLICATE: 'Possible duplicates.',
  DUPLICATES_UNSEEN: 'Duplicates were not checked in the last 30 days.',
  BADGE_EXPIRING: 'Verified suppliers whose verification is at least 11 months old: it is valid for a year.',
  FEATURED_ENDING: 'Suppliers whose featured time ends within 14 days.',
  AD_ENDING: 'Advertisements that end within 14 days.',
  LISTING_UNCONFIRMED: 'Suppliers listed for a year and never verified.',
})
export type OfficeTaskKind = keyof typeof OfficeTaskKind

/** Counts stop here: more is as much work. */
export const maxCounted = 1000

@ObjectType({ description: 'A task in the office.' })
export class OfficeTask {
  @Field(() => OfficeTaskKind, { description: 'The kind of task.' }) kind!: OfficeTaskKind
  @Field(() => Int, { description: `The number of items, counted up to ${maxCounted}.` }) count!: number
  @Field(() => Boolean, { description: 'Whether there are more.' }) isMore!: boolean
  @Field(() => Date, nullable('When the oldest one arrived, if known.')) oldestAt!: Date | null
  @Field(() => String, nullable('Details in words.')) detail!: string | null
}

@ObjectType({ description: 'Tasks in the office, and the state of the site.' })
export class OfficeTasks {
  @Weight(40, Object.keys(OfficeTaskKind).length)
  @Field(() => [OfficeTask], { description: 'The tasks, most urgent first; empty if all are done.' })
  tasks!: OfficeTask[]
  @Field(() => Boolean, { description: 'Whether this site makes backups of itself.' }) isBackedUp!: boolean
  @Field(() => Date, nullable('When the last good backup was made, if there is one.')) lastBackupAt!: Date | null
  @Field(() => Float, { description: 'The size of the database in bytes.' }) databaseBytes!: number
  @Field(() => Float, nullable('Free bytes on the disk of DATA_DIR; null if unknown.')) freeBytes!: number | null
}
