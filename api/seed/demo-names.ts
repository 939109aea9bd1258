import type { Random } from '../process/random.ts'
import { readLists } from '../text/read-table.ts'
import type { Trade } from './demo-trades.ts'

export const supplierTexts = readLists(new URL('demo-supplier-texts.txt', import.meta.url), [
  'surname',
  'quality',
  'forename',
  'pun',
  'initials',
  'street',
  'estate',
  'opening',
  'way',
  'ending',
])

const { surname: surnames, quality: qualities, forename: forenames, pun: puns, initials } = supplierTexts

const namesAKind = /\b(?:Co|Company|Studio|Workshop|Workroom|Centre|House|Shop|Makers|Fitters|Doctor)$/

/** "Curtain Studio" stays, "Blinds" becomes "Blinds Workshop". */
const withKind = (word: string, kind: string) => (namesAKind.test(word) ? word : `${word} ${kind}`)

interface NameParts {
  random: Random
  word: string
  town: string
  pun: string
}

const styles: (readonly [(naming: NameParts) => string, number])[] = [
  [({ random, word }) => `${random.pick(surnames)} ${word}`, 14],
  [
    ({ random, word }) =>
      `${random.pick(surnames)} & ${random.pick(['Sons', 'Daughters', 'Son', 'Co', 'Daughter'])} ${word}`,
    6,
  ],
  [({ random, word }) => `${random.pick(surnames)} & ${random.pick(surnames)} ${word}`, 7],
  [({ random, word }) => `${random.pick(surnames)}’s ${word}`, 6],
  [({ random, word }) => `${random.pick(qualities)} ${word}`, 22],
  [
    ({ random, word }) =>
      `The ${random.pick(qualities)} ${withKind(word, random.pick(['Company', 'Studio', 'Workshop', 'Shop']))}`,
    8,
  ],
  [({ random, word }) => `${random.pick(qualities)} & ${random.pick(qualities)} ${word}`, 5],
  [({ word, town }) => `${town} ${word}`, 8],
  [({ random, word, town }) => `${random.pick(qualities)} ${word} of ${town}`, 5],
  [({ word, town }) => `The ${town} ${withKind(word, 'Company')}`, 4],
  [({ random, word }) => `${random.pick(forenames)} & ${random.pick(forenames)} ${word}`, 3],
  [({ random, word }) => `${random.pick(forenames)} ${random.pick(surnames)} ${word}`, 6],
  [({ random, word }) => `${random.pick('ABCDEFGHJKLMNPRSTW'.split(''))}. ${random.pick(surnames)} ${word}`, 3],
  [({ random, word }) => `${random.pick(initials)} ${word}`, 2],
  [({ pun }) => pun, 1],
  [({ pun, town }) => `${pun} ${town}`, 2],
  [
    ({ random, word }) =>
      `${random.pick(['North', 'South', 'East', 'West', 'High', 'Lower', 'Old', 'New'])} ${random.pick(['Lane', 'Street', 'Mill', 'Quay', 'Gate', 'Bridge', 'Yard'])} ${word}`,
    4,
  ],
]

const small = new Set(['a', 'and', 'in', 'of', 'on', 'the', 'to', 'le', 'la', 'de'])

/** "Blind Workshop Workshop", "Poplar Blinds of Poplar". */
export const repeatsItself = (name: string): boolean => {
  const words = (name.toLowerCase().match(/[\p{L}]{2,}/gu) ?? [])
    .filter((word) => !small.has(word))
    .map((word) => word.replace(/s$/, ''))
  return new Set(words).size < words.length
}

const promises: [RegExp, string][] = [
  [/blind|slat/i, 'Blinds'],
  [/curtain|drape|pleat|track|\bdrop\b/i, 'Curtains'],
  [/shutter|louvre/i, 'Shutters'],
  [/fitter|fitting|installation/i, 'Installation'],
  [/repair|cleaning|care\b|doctor|restoration/i, 'Repairs'],
  [/bespoke|made to measure|design/i, 'Custom Designs'],
]

/** A "Shutter Company" has shutters. */
export const servicesIn = (name: string): string[] =>
  promises.flatMap(([pattern, service]) => (pattern.test(name) ? [service] : []))

export const demoName = (random: Random, trade: Trade, town: string): string => {
  const fitting = puns.filter((pun) => servicesIn(pun).every((service) => trade.services.includes(service)))
  for (;;) {
    const naming = { random, word: random.pick(trade.nameWords), town, pun: random.pick(fitting) }
    const name = random.weighted(styles)(naming)
    if (!repeatsItself(name)) return name
  }
}
