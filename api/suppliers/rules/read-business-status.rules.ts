import { businessStatuses, businessStatusNames, type BusinessStatus } from './business-status.rules.ts'
import type { TextShape } from './text-shapes.rules.ts'

/** In letters only. */
const otherWords = new Map<string, BusinessStatus>([
  ['open', 'OPERATIONAL'],
  ['active', 'OPERATIONAL'],
  ['activeproposaltostrikeoff', 'OPERATIONAL'],
  ['trading', 'OPERATIONAL'],
  ['closedtemporarily', 'CLOSED_TEMPORARILY'],
  ['tempclosed', 'CLOSED_TEMPORARILY'],
  ['openingsoon', 'FUTURE_OPENING'],
  ['comingsoon', 'FUTURE_OPENING'],
])

const closedForGood = new Set(
  'closedpermanently permanentlyclosed closed closeddown ceasedtrading ceased nolongertrading outofbusiness dissolved liquidation inliquidation'.split(
    ' ',
  ),
)

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

export const isClosedForGood = (typed: string): boolean => closedForGood.has(letters(typed))

/** Permanently closed businesses are not listed. */
export const businessStatus: TextShape = {
  read: (typed) => {
    const word = letters(typed)
    return (
      businessStatusNames.find((name) => [name, businessStatuses[name]].map(letters).includes(word)) ??
      otherWords.get(word)
    )
  },
  example: 'CLOSED_TEMPORARILY',
  please: `Please choose ${Object.values(businessStatuses).join(', ')}, or nothing.`,
  must: `must be ${Object.values(businessStatuses).join(', ')}`,
}
