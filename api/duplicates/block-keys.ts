import { siteBehind } from './compare-listings.ts'
import { praisingWords, tradeWords } from './name-words.ts'
import type { ReadListing } from './read-listing.ts'

/** Words of a name that blocks are made of; more only make more blocks. */
const mostWords = 3
/** Beginnings of words, so that most slips of the finger do not part two names. */
const beginning = 4
/** Degrees of the squares that near points meet in: about 1.4 miles. */
const square = 0.02

/** What a value proves when two listings share it; the same kinds as are counted. */
export const sharedKinds = { phone: 't', site: 'w', email: 'e' } as const
export const sharedKey = (kind: keyof typeof sharedKinds, value: string) => `${sharedKinds[kind]} ${value}`

/**
 * The blocks that a listing stands in. Two listings are compared only where they meet in one: the same place id, number,
 * site, mail address or postcode, or a name that begins alike in one district, town or square of the map.
 */
export const blockKeys = (read: ReadListing): Set<string> => {
  const { name, phones, placeId, email, location } = read
  const keys = new Set<string>()
  if (placeId) keys.add(`g ${placeId}`)
  for (const phone of phones) keys.add(sharedKey('phone', phone))
  const site = siteBehind(read)
  if (site) keys.add(sharedKey('site', site))
  if (email) keys.add(sharedKey('email', email))
  if (location.postcode) keys.add(`c ${location.postcode}`)
  keys.add(`n ${name.text}`)
  const words = tellingWords(name.words).map((word) => word.slice(0, beginning))
  const places = [location.district && `d ${location.district}`, location.city && `y ${location.city}`, ...squares(read)]
  for (const place of places) if (place) for (const word of words) keys.add(`${place} ${word}`)
  return keys
}

/** The words that tell a name from others; all of them where there are only words of the trade. */
const tellingWords = (words: string[]): string[] => {
  const grade = (word: string) => (tradeWords.has(word) ? 2 : praisingWords.has(word) ? 1 : 0)
  return [...new Set(words)].sort((a, b) => grade(a) - grade(b)).slice(0, mostWords)
}

/** The corners around a point: two points less than a square apart share at least one. */
const squares = ({ location: { point } }: ReadListing): string[] => {
  if (!point) return []
  const [x, y] = [Math.floor(point.longitude / square / 1.6), Math.floor(point.latitude / square)]
  return [`s${x},${y}`, `s${x + 1},${y}`, `s${x},${y + 1}`, `s${x + 1},${y + 1}`]
}
