import { z } from 'zod'
import { named, orNull, describeField } from '../../server/describe-route.ts'
import { ScrapeOutcome } from '../runs/outcome.ts'
import { ScrapeStatus } from '../runs/scrape-run.ts'

const count = (description: string) => describeField(z.int(), description, 0)

const outcomes = describeField(
  z.array(z.object({ outcome: z.enum(ScrapeOutcome), pages: z.int() })),
  'Pages by how they ended.',
  [],
)

const sourceAnswer = z.object({
  id: z.string(),
  source: describeField(z.string(), 'The source, such as yell.', 'yell'),
  label: describeField(z.string(), 'Its name for people.', 'Yell'),
  searches: count('Searches planned.'),
  searchesDone: count('Searches whose last page was visited.'),
  pages: count('Pages known so far.'),
  pagesDone: count('Pages visited.'),
  listings: count('Different businesses found.'),
  added: count('Suppliers that were new.'),
  enriched: count('Suppliers that were completed.'),
  unchanged: count('Suppliers of which nothing new was found.'),
  refused: count('Businesses that were not saved.'),
  outcomes,
  leftAlone: orNull(z.string(), 'Why the rest of its pages is skipped.', null),
  hasFailed: describeField(z.boolean(), 'Whether no page could be read, or the rest is skipped.', false),
  pausedAt: orNull(z.date(), 'When it was paused.', null),
})

const latestAnswer = z.object({
  id: z.int(),
  source: z.string(),
  name: z.string(),
  verdict: describeField(z.enum(['added', 'enriched', 'unchanged', 'refused']), 'The verdict.', 'added'),
  reason: z.string().nullable(),
  changed: z.array(z.string()),
  details: z.null(),
  supplierId: z.int().nullable(),
})

const problemAnswer = z.object({
  id: z.int(),
  at: z.date(),
  source: z.string(),
  outcome: z.enum(ScrapeOutcome),
  url: z.string(),
  message: z.string(),
})

/** The scraper's state over REST and the WebSocket at /ws. */
export const stateAnswer = named(
  z.object({
    id: describeField(z.literal('scraper'), 'Always the same.', 'scraper'),
    isRunning: describeField(z.boolean(), 'A scrape is running or coming to its stop.', true),
    status: orNull(z.enum(ScrapeStatus), 'The run’s status; null if there was none yet.', 'running'),
    runId: orNull(z.int(), 'The run.', 1),
    isTest: describeField(z.boolean(), 'The run is a test, which saves nothing.', true),
    currentDirectory: orNull(z.string(), 'What is being searched right now.', null),
    processedDirectories: count('Searches that are done.'),
    totalDirectories: count('Searches in all.'),
    processedSuppliers: count('Different businesses found so far.'),
    startTime: orNull(z.date(), 'When the run was started.', '2026-03-01T09:00:00.000Z'),
    finishedAt: orNull(z.date(), 'When it ended or was stopped.', null),
    errors: describeField(z.array(z.string()), 'The last 50 problems in words.', []),
    sourceType: orNull(z.string(), 'The sources to search: all, or one.', 'all'),
    sources: describeField(z.array(sourceAnswer), 'Each source of the run.', []),
    ratePerMinute: count('Businesses found in the last minute.'),
    secondsLeft: orNull(z.int(), 'Estimate of the time left.', null),
    outcomes,
    problems: describeField(z.array(problemAnswer), 'The last 50 problems.', []),
    latest: describeField(z.array(latestAnswer), 'The last 30 businesses that it found.', []),
    workers: count('Processes that do the work at this moment.'),
  }),
  'ScraperState',
)
