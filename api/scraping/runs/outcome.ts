import { lowerCaseEnum } from '../../schema/types.ts'

/** Named by its consequence; see FetchOutcome. */
export const ScrapeOutcome = lowerCaseEnum('ScrapeOutcome', 'How the visit to a page ended.', {
  OK: 'It listed businesses.',
  EMPTY: 'It says that there are no results.',
  UNCHANGED: 'The site says that it has not changed since the last visit.',
  BLOCKED: 'The site refuses bots; never counted as “nothing found”.',
  DISALLOWED: 'robots.txt or a rule of this site forbids the address, which was not requested.',
  GONE: 'There is no page at the address.',
  MARKUP_CHANGED: 'The page was not understood: the site was redesigned.',
  UNREADABLE: 'Reading the page took too much time or memory.',
  NETWORK: 'No response after all retries.',
  SKIPPED: 'The site had refused several times in a row, or the search has more pages than the limit.',
  ERROR: 'An error of this software; the log has details.',
})
export type ScrapeOutcome = (typeof ScrapeOutcome)[keyof typeof ScrapeOutcome]

export const maxConsecutiveFailures = 3
export const failures: readonly string[] = [
  ScrapeOutcome.BLOCKED,
  ScrapeOutcome.DISALLOWED,
  ScrapeOutcome.MARKUP_CHANGED,
  ScrapeOutcome.UNREADABLE,
  ScrapeOutcome.NETWORK,
]
