import type { PlaceRow } from './area-rows.ts'
import { editDistance } from '../server/edit-distance.ts'
import type { Db } from './load-places.ts'
import { placeKey } from './place-key.ts'
import { areaRadiusMiles, isWithin, nearestTo, placeRank } from './place-rank.ts'
import { readPostcode } from './read-postcode.ts'
import { resolvePostcode } from './resolve-postcode.ts'

export interface PlaceRecord {
  id: number
  type: PlaceRow['type']
  name: string
  county: string | null
  /** ISO 3166 code. */
  country: string
  latitude: number
  longitude: number
  population: number | null
}

export interface Place extends PlaceRecord {
  /** How far around the point to search, for places with an extent of their own: postcode areas. */
  radiusMiles?: number
  precision: 'postcode' | 'outcode' | 'area' | 'town' | 'county' | 'country'
  /** The town that a postcode belongs to; for other places, their own name. */
  nearestTown: string
}

interface Candidate extends PlaceRecord {
  key: string
  town: string | null
}

const longestText = 100
const mostWords = 8
const shortestMisspelling = 4
const longName = 8
/** Inhabitants. */
const villageFrom = 1_000
const wellKnownFrom = 10_000
const largeFrom = 50_000
const lead = /^(?:(?:near to|near|nearby|close to|around|in|at|by)\s+)+/i
const borough = /^(?:the )?(?:(?:london|royal|metropolitan) )?borough of /i
const britain = /[,\s]+(?:uk|u\.k\.|gb|united kingdom|great britain)[\s.]*$/i
const postcodeAtEnd = /\s([A-Z]{1,2}[0-9][A-Z0-9]?\s*[0-9][A-Z]{2})$/i

const columns = 'n.key, l.id, l.type, l.name, l.county, l.country, l.latitude, l.longitude, l.population, l.town'
const named = `select ${columns} from location_name n join location l on l.id = n.location_id where n.key = any($1::text[])`
const alike = `
  select ${columns} from location_name n join location l on l.id = n.location_id
   where (n.key % $1 or n.key = any($2::text[])) and l.type in ('town', 'county', 'country') and (l.country = 'GB' or l.population > 50000)
   order by n.key = any($2::text[]) desc, similarity(n.key, $1) desc, l.population desc nulls last
   limit 40`

/**
 * The place that a visitor means: a full or partial postcode, a postcode area, a town or borough, a county, a region, a
 * country, "town, county", "near X", a common short name, or a misspelt town; null for anything else. Among namesakes
 * it prefers the largest British town, then the county, then towns abroad. At most three quick queries.
 * / With `allowMisspelling: false` only exact names count: for words that need not be a place at all.
 */
export const resolvePlace = async (db: Db, text: string, { allowMisspelling = true } = {}): Promise<Place | null> => {
  if (text.length > longestText) return null
  const bare = text.trim().replace(lead, '').replace(borough, '').replace(britain, '')
  const postcode = readPostcode(bare) ?? readPostcode(postcodeAtEnd.exec(bare)?.[1] ?? '')
  const byPostcode = postcode && (await resolvePostcode(db, postcode))
  if (byPostcode) return byPostcode

  const whole = placeKey(text)
  const key = placeKey(bare)
  if (!key) return null
  const splits = splitsOf(bare)
  const { rows } = await db.query<Candidate>(named, [[...new Set([whole, key, ...splits.flat()])]])
  const withKey = (wanted: string) => rows.filter((row) => row.key === wanted)
  const found = best(withKey(whole)) ?? best(withKey(key)) ?? bestWithin(splits, withKey)
  if (found) return asPlace(found)

  const head = bare.includes(',') ? placeKey(bare.split(',')[0]!) : key
  const known = head === key ? undefined : best(withKey(head))
  if (known) return asPlace(known)
  if (!allowMisspelling || head.length < shortestMisspelling) return null
  const { rows: similar } = await db.query<Candidate>(alike, [head, swapped(head)])
  const meant = mostAlike(similar, head)
  return meant ? asPlace(meant) : null
}

/** "Newport, Shropshire" or "Newport Shropshire" as pairs of a place and what it is in, most likely first. */
const splitsOf = (text: string): [string, string][] => {
  const [first = '', ...rest] = text.split(',').map(placeKey).filter(Boolean)
  const atCommas: [string, string][] = rest.length
    ? [
        [first, rest.join(' ')],
        [first, rest[0]!],
        [first, rest.at(-1)!],
      ]
    : []
  const words = placeKey(text).split(' ').slice(0, mostWords)
  const atWords = words
    .slice(1)
    .map((_, index): [string, string] => [words.slice(0, -index - 1).join(' '), words.slice(-index - 1).join(' ')])
  return [...atCommas, ...atWords]
}

const best = (places: Candidate[]): Candidate | undefined =>
  places.toSorted((a, b) => placeRank(b) - placeRank(a) || a.id - b.id)[0]

/**
 * Within the place that is named last; failing that, near the county that is named last, for addresses older than
 * today's counties ("Stockport, Cheshire").
 */
const bestWithin = (splits: [string, string][], withKey: (key: string) => Candidate[]) => {
  const pairs = splits.flatMap(([head, tail]) => {
    const wheres = withKey(tail).toSorted(
      (a, b) => Number(a.type === 'town') - Number(b.type === 'town') || placeRank(b) - placeRank(a),
    )
    return wheres.map((where) => ({ heads: withKey(head), where }))
  })
  for (const { heads, where } of pairs) {
    const place = best(heads.filter((head) => isWithin(head, where)))
    if (place) return place
  }
  for (const { heads, where } of pairs) {
    const place = nearestTo(where, heads)
    if (place) return place
  }
  return undefined
}

/**
 * All variants of a name with two neighbouring letters swapped: in a short name that is too different for trigrams
 * ("Lodnon").
 */
const swapped = (key: string) =>
  Array.from(key)
    .slice(1)
    .map((_, at) => key.slice(0, at) + key[at + 1] + key[at] + key.slice(at + 2))

/** One wrong letter in a short name, two from seven letters on, three from eleven; abroad one, from six letters on. */
const allowedEdits = (key: string, country: string) =>
  country === 'GB' ? (key.length < 7 ? 1 : Math.floor(key.length / 3.5)) : Number(key.length > 5)

/** The first letter is rarely wrong: at most it is swapped with the second. */
const beginsAlike = (name: string, typed: string) =>
  name[0] === typed[0] || (name[0] === typed[1] && name[1] === typed[0])

/**
 * Counties and sizeable towns, larger ones where several letters are wrong; also London's suburbs, whose inhabitants
 * count as London's.
 */
const isWellKnown = ({ type, county, population }: Candidate, edits: number) =>
  type !== 'town' ||
  (population ?? 0) >= (edits > 1 ? largeFrom : wellKnownFrom) ||
  (edits === 1 && county === 'Greater London')

/** A small place counts only when one letter of a long name is wrong, and it is no hamlet. */
const isAllButSpelt = ({ population }: Candidate, key: string, edits: number) =>
  edits === 1 && key.length >= longName && (population ?? 0) >= villageFrom

/** Whether every single word is similar enough: "Thames Valley" is not Tees Valley. */
const hasAlikeWords = ({ key, country }: Candidate, typed: string) => {
  const words = key.split(' ')
  const typedWords = typed.split(' ')
  return (
    words.length !== typedWords.length ||
    words.every((word, index) => editDistance(word, typedWords[index]!) <= allowedEdits(typedWords[index]!, country))
  )
}

/** "Yorke" is York rather than Yorks, and "South Downs" not South Yorks. */
const isShortForm = ({ type, name, key }: Candidate) =>
  type !== 'town' && key !== placeKey(name) && placeKey(name).startsWith(key)

const mostAlike = (places: Candidate[], key: string) =>
  places
    .filter((place) => beginsAlike(place.key, key) && !isShortForm(place))
    .map((place) => ({ place, edits: editDistance(place.key, key) }))
    .map(({ place, edits }) => ({ place, edits, isKnown: isWellKnown(place, edits) }))
    .filter(
      ({ place, edits, isKnown }) =>
        edits <= allowedEdits(key, place.country) &&
        (isKnown || isAllButSpelt(place, key, edits)) &&
        hasAlikeWords(place, key),
    )
    .toSorted(
      (a, b) => Number(b.isKnown) - Number(a.isKnown) || a.edits - b.edits || placeRank(b.place) - placeRank(a.place),
    )[0]?.place

const precisions = {
  town: 'town',
  county: 'county',
  country: 'country',
  outcode: 'outcode',
  postcode_area: 'area',
} as const

const asPlace = ({ id, type, name, county, country, latitude, longitude, population, town }: Candidate): Place => ({
  id,
  type,
  name,
  county,
  country,
  latitude,
  longitude,
  population,
  precision: precisions[type],
  nearestTown: town ?? name,
  ...(type === 'postcode_area' ? { radiusMiles: areaRadiusMiles } : {}),
})
