import { LRUCache } from 'lru-cache'
import { toOutcode } from 'postcode'
import { countryCodes } from '../../places/country.rules.ts'
import { countyAt } from '../../places/county-at.ts'
import type { Db } from '../../database/sql.ts'
import type { Geocode } from '../../places/geocode.ts'
import { flatMiles } from '../../places/named-point.ts'
import type { Place } from '../../places/place-record.ts'
import { resolvePlace } from '../../places/resolve-place.ts'
import type { Existing } from './import-plan.ts'
import type { ImportRow } from './import.rules.ts'
import { tidyOutcode } from './split-address.ts'

/** Adds what follows from a row's place: the county and, where there are none, coordinates. */
export interface PlaceFinder {
  complete: (row: ImportRow, existing?: Existing) => Promise<ImportRow>
  /** Whether there is a town of this name in Britain. */
  isTown: (text: string) => Promise<boolean>
}

/** A place, 480 bytes by the middle of 3,000, and what the cache adds to it. */
const bytesOfPlace = 700

/** A maps service that puts an address further than this from its postcode's district or town is wrong. */
const farMiles = 15

/**
 * Caches the places that it has looked up last: there are fewer towns and outcodes than suppliers, and yet whoever writes a page
 * that is scraped may make up as many as they like. With `geocode`, an address
 * is placed by that, and only where it has no answer in the middle of its district or town.
 */
export const placeFinder = (client: Db, geocode?: Geocode, atMostBytes = 8_000_000): PlaceFinder => {
  const known = new LRUCache<string, Promise<Place | null>>({
    maxSize: atMostBytes,
    sizeCalculation: (_, name) => 2 * name.length + bytesOfPlace,
  })
  const find = (text: string) => {
    const key = text.toLowerCase()
    let place = known.get(key)
    if (!place) known.set(key, (place = resolvePlace(client, text, { allowMisspelling: false })))
    return place
  }
  return {
    isTown: async (text) => {
      const place = await find(text)
      return place?.type === 'town' && place.country === 'GB'
    },
    complete: async (row, existing) => {
      const merged = { ...nonNull(existing), ...row }
      const outcode = outcodeOf(row.postcode)
      const isMoved = existing !== undefined && outcode !== undefined && outcode !== outcodeOf(existing.postcode)
      const { latitude, longitude } = row.latitude === undefined && isMoved ? row : merged
      if (latitude !== undefined && longitude !== undefined) {
        return merged.county || !isBritish(merged)
          ? row
          : { ...row, county: countyAt(latitude, longitude) ?? undefined }
      }
      const place = await placeOf(merged, find)
      if (!place) return row
      const county = merged.county && !isMoved ? undefined : (place.county ?? undefined)
      const { latitude: north, longitude: east } = (geocode && (await exactPoint(merged, place, geocode))) ?? place
      return { ...row, latitude: north, longitude: east, county: row.county ?? county }
    },
  }
}

type Find = (text: string) => Promise<Place | null>

/** The postcode's district, else the town in the given county, else the town, else the postcode's area. */
const placeOf = async (row: Partial<ImportRow>, find: Find): Promise<Place | null> => {
  const { postcode, city, county, country = 'United Kingdom' } = row
  const outcode = isBritish(row) ? outcodeOf(postcode) : undefined
  const byPostcode = outcode ? await find(outcode) : null
  if (byPostcode?.type === 'outcode') return byPostcode
  for (const text of [city && county && `${city}, ${county}`, city]) {
    const place = text ? await find(text) : null
    if (place?.type === 'town' && place.country === countryCodes[country]) return place
  }
  return byPostcode
}

const exactPoint = async (row: Partial<ImportRow>, place: Place, geocode: Geocode) => {
  if (!row.address || !isBritish(row)) return undefined
  const parts = [row.address, row.city, row.postcode].filter(Boolean)
  const point = await geocode(parts.join(', '))
  return point && flatMiles(point, place) <= farMiles ? point : undefined
}

const isBritish = ({ country = 'United Kingdom' }: Partial<ImportRow>) => country === 'United Kingdom'
const outcodeOf = (postcode?: string | null) => (postcode ? (toOutcode(postcode) ?? tidyOutcode(postcode)) : undefined)
const nonNull = (existing?: Existing): Partial<ImportRow> =>
  Object.fromEntries(Object.entries(existing ?? {}).filter(([, value]) => value !== null && value !== ''))
