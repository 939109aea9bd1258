import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { nullable, lowerCaseEnum } from '../../schema/types.ts'
import { Weight } from '../../process/weight.ts'
import type { Verdict } from '../saving/save-listings.ts'
import { ScrapeOutcome } from './outcome.ts'

export const ScrapeStatus = lowerCaseEnum('ScrapeStatus', 'The status of a scrape.', {
  RUNNING: 'Pages are being fetched.',
  STOPPING: 'An administrator stopped it; the pages being fetched are finished first.',
  STOPPED: 'Stopped; it can be resumed.',
  FINISHED: 'Every page was visited.',
  FAILED: 'Every page was visited, but none could be read.',
})
export type ScrapeStatus = (typeof ScrapeStatus)[keyof typeof ScrapeStatus]

export const ListingVerdict = lowerCaseEnum<Uppercase<Verdict>>(
  'ListingVerdict',
  'The verdict on a scraped business.',
  {
    ADDED: 'A new supplier.',
    ENRICHED: 'An existing supplier that was completed.',
    UNCHANGED: 'An existing supplier that stays unchanged.',
    REFUSED: 'Not saved: see `reason`.',
  },
)

export const ScrapeKind = lowerCaseEnum('ScrapeKind', 'Where a scrape searches.', {
  DIRECTORIES: 'In directories of businesses.',
  MAPS: 'On Google Maps.',
})
export type ScrapeKind = (typeof ScrapeKind)[keyof typeof ScrapeKind]

@ObjectType({ description: 'The number of pages with an outcome.' })
export class OutcomeCount {
  @Field(() => ScrapeOutcome, { description: 'The outcome.' }) outcome!: ScrapeOutcome
  @Field(() => Int, { description: 'The number of pages.' }) pages!: number
}

@ObjectType({ description: 'The progress of one source of a scrape.' })
export class SourceProgress {
  @Field(() => ID, { description: 'The run and the source.' }) id!: string
  @Field(() => String, { description: 'The source, such as `yell`.' }) source!: string
  @Field(() => String, { description: 'The source’s label.' }) label!: string
  @Field(() => Int, { description: 'Searches planned.' }) searches!: number
  @Field(() => Int, { description: 'Searches whose last page was visited.' }) searchesDone!: number
  @Field(() => Int, { description: 'Pages known so far; more are found along the way.' }) pages!: number
  @Field(() => Int, { description: 'Pages visited.' }) pagesDone!: number
  @Field(() => Int, { description: 'Different businesses found.' }) listings!: number
  @Field(() => Int, { description: 'Suppliers that were new; in a test, that would be.' }) added!: number
  @Field(() => Int, { description: 'Suppliers that were completed.' }) enriched!: number
  @Field(() => Int, { description: 'Unchanged suppliers.' }) unchanged!: number
  @Field(() => Int, { description: 'Businesses that were not saved, such as deleted ones.' }) refused!: number
  @Field(() => [OutcomeCount], { description: 'Pages by outcome.' }) outcomes!: OutcomeCount[]
  @Field(() => String, nullable('Why the rest of its pages is skipped.')) skipReason!: string | null
  @Field(() => Boolean, {
    description: 'Whether no page could be read, or the rest is skipped: To Do counts such sources.',
  })
  hasFailed!: boolean
  @Field(() => Date, nullable('When it was paused; null if it is not paused.')) pausedAt!: Date | null
}

@ObjectType({ description: 'A failed page of a scrape.' })
export class ScrapeProblem {
  @Field(() => ID, { description: 'The page.' }) id!: number
  @Field(() => Date, { description: 'When it was visited.' }) at!: Date
  @Field(() => String, { description: 'The source, such as `yell`.' }) source!: string
  @Field(() => ScrapeOutcome, { description: 'How the visit ended.' }) outcome!: ScrapeOutcome
  @Field(() => String, { description: 'The page’s address.' }) url!: string
  @Field(() => String, { description: 'What happened, in words.' }) message!: string
}

@ObjectType({ description: 'One scraped business with its verdict.' })
export class ScrapeListing {
  @Field(() => ID, { description: 'Identifies the finding.' }) id!: number
  @Field(() => String, { description: 'The source, such as `yell`.' }) source!: string
  @Field(() => String, { description: 'The business’s name at the source.' }) name!: string
  @Field(() => ListingVerdict, { description: 'The verdict; in a test, the one it would get.' }) verdict!: Verdict
  @Field(() => String, nullable('Why it was refused, or what to check.')) reason!: string | null
  @Field(() => [String], { description: 'The fields that were written, or would be.' }) changed!: string[]
  @Field(() => String, nullable('Phone, postcode and town as the source gives them.')) details!: string | null
  @Field(() => ID, nullable('The supplier, if there is one.')) supplierId!: number | null
}

@ObjectType({ description: 'One scrape with its results.' })
export class ScrapeRun {
  @Field(() => ID, { description: 'Identifies the run; ids increase.' }) id!: number
  @Field(() => ScrapeKind, { description: 'Where it searches.' }) kind!: ScrapeKind
  @Field(() => String, { description: 'The sources to search: all, or one.' }) source!: string
  @Field(() => [String], { description: 'The places searched on Google Maps; none for directories.' }) places!: string[]
  @Field(() => String, nullable('What was searched for on Google Maps.')) keyword!: string | null
  @Field(() => Int, nullable('The search radius around each place in metres.')) radiusMetres!: number | null
  @Field(() => Boolean, { description: 'A test reads one page of each source and saves nothing.' }) isTest!: boolean
  @Field(() => ScrapeStatus, { description: 'Its status.' }) status!: ScrapeStatus
  @Field(() => String, { description: 'Who started it.' }) username!: string
  @Field(() => Date, { description: 'When it was started.' }) startedAt!: Date
  @Field(() => Date, nullable('When it ended or was stopped.')) finishedAt!: Date | null
  @Field(() => Int, { description: 'Pages visited.' }) pagesDone!: number
  @Field(() => Int, { description: 'Different businesses found.' }) listings!: number
  @Field(() => Int, { description: 'Suppliers added; in a test, that would be.' }) added!: number
  @Field(() => Int, { description: 'Suppliers completed.' }) enriched!: number
  @Field(() => Int, { description: 'Unchanged suppliers.' }) unchanged!: number
  @Field(() => Int, { description: 'Businesses that were not saved.' }) refused!: number
  @Field(() => [OutcomeCount], { description: 'Pages by outcome.' }) outcomes!: OutcomeCount[]
  @Field(() => Float, { description: 'Suppliers added or completed for each page visited; two decimals.' })
  yieldPerPage!: number
}

/** Read from the rows of the last run, so that every process shows the same. */
@ObjectType({ description: 'The state of the running scrape, otherwise of the last one.' })
export class ScraperState {
  @Field(() => ID, { description: 'Constant, so that clients’ caches update the object.' }) id = 'scraper'
  @Field(() => Boolean, { description: 'Whether a scrape is running or stopping.' }) isRunning = false
  @Field(() => ScrapeStatus, nullable('The run’s status; null if there has been none.'))
  status: ScrapeStatus | null = null
  @Field(() => ID, nullable('The run.')) runId: number | null = null
  @Field(() => Boolean, { description: 'The run is a test, which saves nothing.' }) isTest = false
  @Field(() => String, nullable('What is being searched right now.')) currentDirectory: string | null = null
  @Field(() => Int, { description: 'Searches that are done.' }) processedDirectories = 0
  @Field(() => Int, { description: 'Searches in all.' }) totalDirectories = 0
  @Field(() => Int, { description: 'Different businesses found so far.' }) processedSuppliers = 0
  @Field(() => Date, { name: 'startedAt', nullable: true, description: 'When the run was started.' })
  startTime: Date | null = null
  @Field(() => Date, nullable('When it ended or was stopped; null while it runs.')) finishedAt: Date | null = null
  @Field(() => [String], { description: 'The last 50 problems in words, latest first.' }) errors: string[] = []
  @Field(() => String, nullable('The sources to search: all, or one.')) sourceType: string | null = null
  @Field(() => [SourceProgress], { description: 'Each source of the run.' }) sources: SourceProgress[] = []
  @Field(() => Int, { description: 'Businesses found in the last minute.' }) ratePerMinute = 0
  @Field(() => Int, nullable('The estimated time left; null if unknown.')) secondsLeft: number | null = null
  @Field(() => [OutcomeCount], { description: 'Pages by outcome, over all sources.' }) outcomes: OutcomeCount[] = []
  @Field(() => [ScrapeProblem], { description: 'The last 50 problems, latest first.' }) problems: ScrapeProblem[] = []
  @Weight(1, 30)
  @Field(() => [ScrapeListing], {
    description: 'The last 30 businesses that it found, latest first; `scrapeListings` has all.',
  })
  latest: ScrapeListing[] = []
  @Field(() => Int, { description: 'Running worker processes.' }) workers = 0
}

@ObjectType({ description: 'What the settings allow the scraper to do.' })
export class ScraperSettings {
  @Field(() => Boolean, { description: 'GOOGLE_PLACES_KEY is set, so that Google Maps can be searched.' })
  hasPlacesKey!: boolean
  @Field(() => [String], { description: 'The enabled sources.' }) sources!: string[]
  @Field(() => Boolean, nullable('Whether new suppliers from scrapes await approval among the requests.'))
  isApprovalNeeded!: boolean
}
