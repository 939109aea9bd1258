import { siteBehind } from './compare-listings.ts'
import { praisingWords, tradeWords } from '../../suppliers/names/read-name.ts'
import type { ReadListing } from './read-listing.ts'

/** More words of a name only make more blocks. */
const maxWords = 2
/** Short enough that most typing errors do not separate two names. */
const prefixLength = 4
/** In degrees: about 1.4 miles. */
const square = 0.02

const sharedKinds = { phone: 't', site: 'w', email: 'e' } as const
export const isShared = (key: string): boolean => key[1] === ' ' && 'twe'.includes(key[0]!)
export const sharedKey = (kind: keyof typeof sharedKinds, value: string) => `${sharedKinds[kind]} ${value}`

/** Two listings are compared only if they share a block. */
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
  const words = pickDistinctiveWords(name.words).map((word) => word.slice(0, prefixLength))
  const { town } = location
  const towns = town ? new Set([town.head, town.commonName]) : []
  for (const word of words) {
    if (location.district) keys.add(`d ${location.district} ${word}`)
    for (const town of towns) keys.add(`y ${town} ${word}`)
  }
  if (words[0]) for (const corner of corners(read)) keys.add(`s ${corner} ${words[0]}`)
  return keys
}

const pickDistinctiveWords = (words: string[]): string[] => {
  const own = words.filter((word) => !tradeWords.has(word))
  const rare = own.filter((word) => !praisingWords.has(word))
  return (rare.length ? rare : own.length ? own : words).slice(0, maxWords)
}

/** Two points less than a square apart share at least one corner. */
const corners = ({ location: { point } }: ReadListing): string[] => {
  if (!point) return []
  const [x, y] = [Math.floor(point.longitude / square / 1.6), Math.floor(point.latitude / square)]
  return [`${x},${y}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x + 1},${y + 1}`]
}
