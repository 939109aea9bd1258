import { registerEnumType } from 'type-graphql'

/** Named by its consequence; see FetchOutcome. */
export enum ScrapeOutcome {
  OK = 'ok',
  EMPTY = 'empty',
  UNCHANGED = 'unchanged',
  BLOCKED = 'blocked',
  DISALLOWED = 'disallowed',
  GONE = 'gone',
  MARKUP_CHANGED = 'markup_changed',
  UNREADABLE = 'unreadable',
  NETWORK = 'network',
  LEFT_ALONE = 'left_alone',
  ERROR = 'error',
}
registerEnumType(ScrapeOutcome, {
  name: 'ScrapeOutcome',
  description: 'How the visit to a page ended.',
  valuesConfig: {
    OK: { description: 'It listed businesses.' },
    EMPTY: { description: 'It says that there are no results.' },
    UNCHANGED: { description: 'The site says that it has not changed since the last visit.' },
    BLOCKED: { description: 'The site refuses bots; never counted as “nothing found”.' },
    DISALLOWED: { description: 'robots.txt or a rule of this site forbids the address, which was not requested.' },
    GONE: { description: 'There is no page at the address.' },
    MARKUP_CHANGED: { description: 'The page was not understood: the site was redesigned.' },
    UNREADABLE: { description: 'Reading the page took too much time or memory.' },
    NETWORK: { description: 'No response after all retries.' },
    LEFT_ALONE: {
      description: 'Skipped: the site had refused several times in a row, or the search has more pages than the limit.',
    },
    ERROR: { description: 'An error of this software; the log has details.' },
  },
})

export const maxConsecutiveFailures = 3
export const failures: readonly string[] = [
  ScrapeOutcome.BLOCKED,
  ScrapeOutcome.DISALLOWED,
  ScrapeOutcome.MARKUP_CHANGED,
  ScrapeOutcome.UNREADABLE,
  ScrapeOutcome.NETWORK,
]
