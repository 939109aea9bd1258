import { LRUCache } from 'lru-cache'
import { countryCodes, type SupplierCountry } from '../../places/areas/country.rules.ts'
import { countyAt, isBesideCounty, milesToCounty } from '../../places/areas/county-at.ts'
import type { Db } from '../../database/sql.ts'
import { findPostcode, hasPostcodes } from '../../places/postcodes/find-postcode.ts'
import type { Geocode } from '../../places/geocode.ts'
import { flatMiles } from '../../places/named-point.ts'
import { placeKey } from '../../places/place-key.ts'
import { placeRank } from '../../places/place-rank.ts'
import type { PlaceCandidate, Place } from '../../places/place-record.ts'
import { readOutcode, tidyOutcode, tidyPostcode } from '../../places/postcodes/postcode-text.ts'
import { getDistrictCounties, readCounty } from '../../places/read-county.ts'
import { namedPlaces, resolvePlace } from '../../places/resolve-place.ts'
import type { ExistingSupplier } from './import-write.ts'
import type { ImportRow } from './import.rules.ts'
import type { Point } from '../../places/geometry/miles-between.rules.ts'

export interface Doubt {
  field: 'city' | 'county' | 'postcode' | 'latitude'
  /** Without a full stop, such as "Leeds LS1 4DY is in West Yorkshire". */
  text: string
  written?: string
  /** The value was left out without a replacement. */
  isLeftOut?: true
}

export interface PlaceFinder {
  complete: (row: ImportRow, existing?: ExistingSupplier) => Promise<{ row: ImportRow; doubts: Doubt[] }>
  /** Only in Britain; with an outcode, near it. */
  isTown: (text: string, outcode?: string) => Promise<boolean>
}

/** A geocoded address further than this from its postcode's district or town is wrong. */
const farMiles = 15
/** Coordinates further from the district or town are wrong: districts of the Highlands are this large. */
const strayMiles = 40
/** A town further than this from the postcode's district is another one of its name. */
const postTownMiles = 20
/** A large town further from the postcode's district is reported: one of the two is wrong. */
const strayTownMiles = 25
/** How far a county's outline may be wrong, and in Northern Ireland. */
const borderMiles = 0.1
const northernIrishMiles = 2
/** Of a British town of 20,000 people: a village may share its name with an unknown one. */
const largePlaceRank = 1_000_000
/** A town is meant if the next of its name has at most this share of its `placeRank`. */
const namesakeShare = 0.1

/** With islands, in degrees: south, north, west, east. */
const boxes: Record<SupplierCountry, readonly [number, number, number, number]> = {
  'United Kingdom': [49, 61.5, -9, 2.5],
  France: [41, 51.5, -5.5, 10],
  Germany: [47, 55.5, 5.5, 15.5],
  Spain: [27, 44, -18.5, 5],
  Italy: [35, 47.5, 6, 19],
  Netherlands: [50.5, 54, 3, 7.5],
  Belgium: [49.3, 51.6, 2.3, 6.6],
  Ireland: [51, 56, -11, -5],
}

const isInBox = ({ latitude, longitude }: Point, country: SupplierCountry) => {
  const [south, north, west, east] = boxes[country]
  return latitude > south && latitude < north && longitude > west && longitude < east
}

export const placeFinder = (client: Db, geocode?: Geocode): PlaceFinder => {
  const lookups = createLookups(client)
  return {
    isTown: async (text, outcode) => {
      const district = outcode ? await lookups.find(outcode) : null
      const place = await lookups.find(text)
      const isBritishTown = place?.type === 'town' && place.country === 'GB'
      if (!district) return isBritishTown
      const towns = await lookups.towns(text, 'GB')
      return towns.some((town) => flatMiles(town, district) < postTownMiles)
    },
    complete: async (row, existing) => {
      const merged = { ...nonNull(existing), ...row }
      const outcode = readOutcode(row.postcode ?? '')
      const doubts: Doubt[] = []
      const where = await findWhere(merged, lookups, doubts)
      const isMoved =
        existing !== undefined &&
        outcode !== undefined &&
        (where.exact ? merged.postcode !== existing.postcode : outcode !== readOutcode(existing.postcode ?? ''))
      const given = settlePoint(row, where, doubts)
      const stored = given || isMoved ? undefined : getPoint(existing)
      const point = given ?? stored
      const isOpen = row.county !== undefined || !merged.county || isMoved
      const county = isOpen ? await settleCounty(row.county, merged, where, point, lookups, doubts) : undefined
      const found = point || !where.place ? given : ((await geocodeAddress(merged, where, geocode)) ?? where.place)
      const { latitude: _latitude, longitude: _longitude, county: _county, ...rest } = row
      return {
        row: {
          ...rest,
          ...halfPostcode(row, existing),
          ...(county === undefined ? {} : { county }),
          ...(found ? { latitude: found.latitude, longitude: found.longitude } : {}),
        },
        doubts,
      }
    },
  }
}

interface Lookups {
  find: (text: string) => Promise<Place | null>
  /** Null if full postcodes are not loaded. */
  postcode: (text: string) => Promise<Point | null>
  towns: (name: string, country: string) => Promise<PlaceCandidate[]>
}

/** Postcodes may be loaded while a scraper runs. */
const rememberedMs = 30 * 60_000

/** The cache is bounded, since a scraped page may invent any number of places. */
const createLookups = (client: Db): Lookups => {
  const known = new LRUCache<string, Promise<unknown>>({ max: 10_000, ttl: rememberedMs })
  const once = <T>(key: string, look: () => Promise<T>): Promise<T> => {
    const found = known.get(key) as Promise<T> | undefined
    if (found) return found
    const looked = look()
    known.set(key, looked)
    looked.catch(() => known.delete(key)) // a scraper uses it for days
    return looked
  }
  const areLoaded = () => once('LOADED', () => hasPostcodes(client))
  return {
    find: (text) => once(text.toLowerCase(), () => resolvePlace(client, text, { allowMisspelling: false })),
    postcode: async (text) => ((await areLoaded()) ? once(text, () => findPostcode(client, text)) : null),
    towns: (name, country) =>
      once(`${country} ${placeKey(name)}`, async () => {
        const named = await namedPlaces(client).load(placeKey(name))
        return named
          .filter((place) => place.type === 'town' && place.country === country)
          .toSorted((a, b) => placeRank(b) - placeRank(a) || a.id - b.id)
      }),
  }
}

interface Where {
  country: SupplierCountry
  outcode: string | undefined
  exact: Point | null
  district: Place | null
  towns: readonly PlaceCandidate[]
  place: (Point & { county: string | null }) | undefined
  /** "Leeds LS1 4DY". */
  label: string
}

const findWhere = async (row: Partial<ImportRow>, lookups: Lookups, doubts: Doubt[]): Promise<Where> => {
  const { city, postcode, county, country = 'United Kingdom' } = row
  const code = countryCodes[country]
  const isHere = isBritish(row)
  const outcode = isHere ? readOutcode(postcode ?? '') : undefined
  const byPostcode = isHere
    ? outcode
      ? await lookups.find(outcode)
      : null
    : postcode
      ? ((city ? await lookups.find(`${postcode} ${city}`) : null) ?? (await lookups.find(postcode)))
      : null
  const isNear = byPostcode && (isHere || byPostcode.country === code) && byPostcode.type !== 'country'
  const district = isNear && byPostcode.type !== 'postcode_area' ? byPostcode : null
  const towns = city ? await lookups.towns(city, code) : []
  const full = isHere ? tidyPostcode(postcode ?? '') : undefined
  const exact = full && district ? await lookups.postcode(full) : null
  const where = { country, outcode, exact, district, towns, label: [city, postcode].filter(Boolean).join(' ') }
  if (outcode && district && towns[0] && placeRank(towns[0]) > largePlaceRank) {
    const miles = Math.min(...towns.map((town) => flatMiles(town, district)))
    if (miles > strayTownMiles)
      doubts.push({ field: 'postcode', text: `${city} is ${Math.round(miles)} miles from ${postcode}` })
  }
  if (district) return { ...where, place: exact ? { ...exact, county: district.county } : district }
  const town = city && (await findTown(city, county, where, lookups, doubts))
  return { ...where, place: town || (isNear ? byPostcode : undefined) || undefined }
}

/** In or beside the given county, otherwise much larger than others of its name. */
const findTown = async (
  city: string,
  county: string | undefined,
  { country, towns }: Pick<Where, 'country' | 'towns'>,
  { find }: Lookups,
  doubts: Doubt[],
): Promise<(Point & { county: string | null }) | undefined> => {
  const code = countryCodes[country]
  const meant = county && country === 'United Kingdom' ? readCounty(county) : undefined
  const isCountyNamed = meant !== undefined && meant.kind !== 'nation'
  const inside = meant ? towns.filter((town) => town.county && meant.counties.includes(town.county)) : []
  if (inside.length && isCountyNamed) return inside[0]
  const beside = isCountyNamed ? await find(`${city}, ${county}`) : null
  if (beside?.type === 'town' && beside.country === code) return beside
  const among = inside.length ? inside : towns
  const [first, second] = among
  if (!first) {
    const place = await find(city)
    return place?.type === 'town' && place.country === code ? place : undefined
  }
  const isClear = !second || placeRank(second) <= placeRank(first) * namesakeShare
  if (isClear) return first
  if (country !== 'United Kingdom') return first
  const counties = [...new Set(among.flatMap((town) => town.county ?? []))]
  if (counties.length === 1) return first
  doubts.push({
    field: 'city',
    text: `there are several places called ${city} (in ${counties.slice(0, 4).join(', ')}): please add a county or a postcode`,
  })
  return undefined
}

/** Corrects swapped coordinates; undefined if they are elsewhere. */
const settlePoint = ({ latitude, longitude }: ImportRow, where: Where, doubts: Doubt[]): Point | undefined => {
  if (latitude === undefined || longitude === undefined) return undefined
  const { country, district, towns, place, label } = where
  const near = district ? [district] : place ? [place] : towns
  const fits = (point: Point) =>
    isInBox(point, country) && (!near.length || near.some((one) => flatMiles(point, one) < strayMiles))
  const point = { latitude, longitude }
  if (fits(point)) return point
  const turned = { latitude: longitude, longitude: latitude }
  const written = `${latitude}, ${longitude}`
  if (fits(turned)) {
    doubts.push({ field: 'latitude', text: 'latitude and longitude were swapped, and have been corrected', written })
    return turned
  }
  doubts.push({
    field: 'latitude',
    isLeftOut: true,
    text:
      isInBox(point, country) && label
        ? `the coordinates are ${Math.round(Math.min(...near.map((one) => flatMiles(point, one))))} miles from ${label}`
        : `the coordinates are not in ${country === 'United Kingdom' || country === 'Netherlands' ? `the ${country}` : country}`,
    written,
  })
  return undefined
}

/** Abroad the county stays as written; in the United Kingdom it is a current county or none. */
const settleCounty = async (
  written: string | undefined,
  merged: Partial<ImportRow>,
  where: Where,
  point: Point | undefined,
  lookups: Lookups,
  doubts: Doubt[],
): Promise<string | undefined> => {
  if (!isBritish(merged)) return written
  const named = written === undefined ? undefined : await readWritten(written, lookups)
  const said = named?.kind === 'nation' ? [] : (named?.counties ?? [])
  const county = countyByPlace(said, where, point)
  if (!county) {
    if (said.length === 1 || named?.kind === 'county') return said[0]
    if (written !== undefined && named?.kind !== 'nation')
      doubts.push({
        field: 'county',
        text: said.length ? divided(written, said) : `there is no county ${written}`,
        isLeftOut: true,
      })
    return undefined
  }
  const isAsWritten = named?.kind === 'nation' || (named?.kind === 'county' && said.includes(county))
  if (written !== undefined && !isAsWritten) {
    const subject = where.label || 'the point of the coordinates'
    doubts.push({ field: 'county', text: `${subject} is in ${county}`, written })
  }
  return county
}

const divided = (written: string, parts: readonly string[]) =>
  `${written} is now several counties (${parts.slice(0, 4).join(', ')}): please add a town or a postcode`

/** The column may also name a town, whose county is meant. */
const readWritten = async (written: string, { towns }: Lookups): Promise<ReturnType<typeof readCounty>> => {
  const named = readCounty(written)
  if (named) return named
  const counties = [...new Set((await towns(written, 'GB')).flatMap(({ county }) => county ?? []))]
  return counties.length === 1 ? { kind: 'authority', counties } : undefined
}

const countyByPlace = (
  said: readonly string[],
  { outcode, exact, district, towns, place }: Where,
  point: Point | undefined,
): string | undefined => {
  if (exact && outcode) {
    const outlineMiles = outcode.startsWith('BT') ? northernIrishMiles : borderMiles
    const county =
      said.find((one) => milesToCounty(exact, one) < outlineMiles) ?? countyAt(exact.latitude, exact.longitude)
    if (county) return county
  }
  if (district?.county && outcode) {
    const first = district.county
    const listed = getDistrictCounties(outcode)
    const possible = [...new Set([first, ...listed])]
    const town = towns.find(
      ({ county, ...at }) => county && possible.includes(county) && flatMiles(at, district) < postTownMiles,
    )?.county
    return town ?? possible.find((county) => said.includes(county)) ?? first
  }
  if (place?.county) return place.county
  const county = point && countyAt(point.latitude, point.longitude)
  if (!county) return undefined
  return said.find((one) => one !== county && isBesideCounty(point, one)) ?? county
}

/** An exact postcode is right to some fifteen doors, and each geocoding is paid for. */
const geocodeAddress = async (row: Partial<ImportRow>, { exact, place }: Where, geocode: Geocode | undefined) => {
  if (!geocode || exact || !place || !row.address || !isBritish(row)) return undefined
  const parts = [row.address, row.city, row.postcode].filter(Boolean)
  const point = await geocode(parts.join(', '))
  return point && flatMiles(point, place) <= farMiles ? point : undefined
}

/** An outcode does not replace a full postcode of the same district. */
const halfPostcode = ({ postcode }: ImportRow, existing: ExistingSupplier | undefined): Partial<ImportRow> => {
  const isHalf = postcode && tidyOutcode(postcode) === postcode && !tidyPostcode(postcode)
  return isHalf && existing?.postcode && readOutcode(existing.postcode) === postcode
    ? { postcode: existing.postcode }
    : {}
}

const getPoint = (existing: ExistingSupplier | undefined): Point | undefined =>
  typeof existing?.latitude === 'number' && typeof existing.longitude === 'number'
    ? { latitude: existing.latitude, longitude: existing.longitude }
    : undefined

const isBritish = ({ country = 'United Kingdom' }: Partial<ImportRow>) => country === 'United Kingdom'
const nonNull = (existing?: ExistingSupplier): Partial<ImportRow> =>
  Object.fromEntries(Object.entries(existing ?? {}).filter(([, value]) => value !== null && value !== ''))
