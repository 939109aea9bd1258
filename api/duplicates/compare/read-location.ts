import { readMap } from '../../text/read-table.ts'
import { placeKey } from '../../places/place-key.ts'
import { readOutcode, tidyPostcode } from '../../places/postcodes/postcode-text.ts'
import { foldText } from '../../text/fold-letters.ts'
import { toTownKey } from '../../places/gazetteer/place-names.ts'
import { getCountryCode } from './contact-keys.ts'
import type { ComparedListing } from './listing.ts'
import { splitNameWords } from '../../suppliers/names/read-name.ts'

export interface ReadTown {
  key: string
  /** The key of "Newcastle upon Tyne" for "Newcastle". */
  commonName: string
  /** The part before "upon", "under" and the like. */
  head: string
}

const shortened: Record<string, string> = { n: 'north', s: 'south', e: 'east', w: 'west', gt: 'great', lt: 'little' }

/** "Nr. Ripon, North Yorkshire" is Ripon. */
export const readTown = (city: string | null | undefined, country: string): ReadTown | undefined => {
  // bounded: a town has at most 100 characters
  const key = placeKey((city ?? '').replace(/\(.*\)/, '').split(',')[0]!)
    .replace(/^(?:nr|near|city of|central) (?=.)/, '')
    .replace(/(?<=.) (?:city|town) centre$/, '')
    .replace(/^(?:[nsew]|gt|lt)(?= .)/, (short) => shortened[short]!)
  if (!key) return undefined
  // bounded: a town has at most 100 characters
  const head = key.replace(/ (?:upon|on|under|in|by|le|super|next|over|im|am|sur|en)(?: .*)?$/, '')
  return { key, commonName: toTownKey(key, country), head }
}

/** "Hull" is "Kingston upon Hull", "Wells" is "Wells-next-the-Sea". */
export const areOneTown = (a: ReadTown, b: ReadTown): boolean =>
  a.commonName === b.commonName || isShortFor(a, b) || isShortFor(b, a)

const isShortFor = (short: ReadTown, long: ReadTown) =>
  short.commonName === short.key && short.key === long.head && long.head !== long.key

export interface ReadLocation {
  postcode?: string
  /** Like GB GL50 or FR 75011. */
  district?: string
  town?: ReadTown
  house?: string
  street: string[]
  /** Only a measured one: the middle of a town says no more than its name. */
  point?: { latitude: number; longitude: number }
}

const readPostcode = (
  typed: string | null | undefined,
  country: string,
): Pick<ReadLocation, 'postcode' | 'district'> => {
  if (!typed) return {}
  if (country === 'GB') {
    const outcode = readOutcode(typed)
    const inward = tidyPostcode(typed)?.slice(-3)
    return outcode ? { district: `GB ${outcode}`, ...(inward && { postcode: `GB ${outcode} ${inward}` }) } : {}
  }
  const compact = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (!compact) return {}
  const district = `${country} ${country === 'IE' ? compact.slice(0, 3) : country === 'NL' ? compact.slice(0, 4) : compact}`
  const isFine = (country === 'IE' && compact.length === 7) || (country === 'NL' && compact.length === 6)
  return isFine ? { district, postcode: `${country} ${compact}` } : { district }
}

const streetWords = readMap(new URL('street-words.txt', import.meta.url), 'short', 'full')

export const readLocation = ({
  postcode,
  country,
  city,
  address,
  latitude,
  longitude,
  isPointDerived,
}: ComparedListing): ReadLocation => {
  const cityName = city ? splitNameWords(city).join(' ') : ''
  const words = splitNameWords(
    (address ?? '')
      .split(',')
      .filter((part) => foldText(part).trim() !== cityName)
      .join(' '),
  )
  const town = readTown(city, getCountryCode(country))
  const house = words.find((word) => /^\d+[a-z]?$/.test(word))
  const street = words
    .filter((word) => !/\d/.test(word))
    .map((word) => streetWords.get(word) ?? word.replace(/(?<=..)str$/, 'strasse'))
  return {
    ...readPostcode(postcode, getCountryCode(country)),
    ...(town ? { town } : {}),
    ...(house ? { house } : {}),
    street,
    ...(typeof latitude === 'number' && typeof longitude === 'number' && !isPointDerived
      ? { point: { latitude, longitude } }
      : {}),
  }
}
