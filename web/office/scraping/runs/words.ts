import type { ListingVerdict, ScrapeOutcome, ScrapeStatus } from '../../../schema.generated.ts'
import { plural, thousands } from '../../../../api/text/plural.rules.ts'

export const outcomeWords: Record<ScrapeOutcome, string> = {
  OK: 'Read',
  EMPTY: 'Nothing found',
  UNCHANGED: 'Unchanged',
  BLOCKED: 'Blocked',
  DISALLOWED: 'Not allowed',
  GONE: 'Gone',
  MARKUP_CHANGED: 'Page redesigned',
  UNREADABLE: 'Unreadable',
  NETWORK: 'No response',
  SKIPPED: 'Skipped',
  ERROR: 'Our error',
}

export const outcomesText = ({ outcomes }: { outcomes: readonly { outcome: ScrapeOutcome; pages: number }[] }) =>
  outcomes.map(({ outcome, pages }) => `${outcomeWords[outcome]} ${thousands(pages)}`).join(', ')

export const scrapeStatusWords: Record<ScrapeStatus, string> = {
  RUNNING: 'Running',
  STOPPING: 'Stopping',
  STOPPED: 'Stopped',
  FINISHED: 'Finished',
  FAILED: 'Failed',
}

/** Such as "45 seconds", "12 minutes" or "2 h 5 min". */
export const duration = (seconds: number): string => {
  if (seconds < 90) return plural(seconds, 'second')
  const minutes = Math.round(seconds / 60)
  return minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

export const verdictWords: Record<ListingVerdict, string> = {
  ADDED: 'Added',
  ENRICHED: 'Updated',
  UNCHANGED: 'Already listed',
  REFUSED: 'Skipped',
}
export const testVerdictWords: Record<ListingVerdict, string> = {
  ADDED: 'Would be added',
  ENRICHED: 'Would be updated',
  UNCHANGED: 'Already listed',
  REFUSED: 'Would be skipped',
}
