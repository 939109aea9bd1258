import DataLoader from 'dataloader'
import { type Db, runSql } from '../database/sql.ts'
import { isEnglish } from '../text/english.ts'
import { placeColumns, toPlace } from './to-place.ts'
import { flatMiles } from './named-point.ts'
import { isJunctionName, withJunctionName } from './landmarks.ts'
import { alikePlaces, countMistakes, misspeltName, misspeltPlace, type AlikePlaces } from './misspelt-place.ts'
import { placeKey } from './place-key.ts'
import { areaRadiusMiles, isHamlet, isSaidToBeIn, isWithin, placeRank } from './place-rank.ts'
import type { PlaceCandidate, Place, PlaceRecord } from './place-record.ts'
import {
  bareText,
  isRelative,
  splitPlaceText,
  isAddress,
  withoutKind,
  withoutSide,
  type SplitPlace,
} from './place-text.ts'
import { postcodeIn } from './postcodes/postcode-text.ts'
import { readForeignPostcode } from './postcodes/read-foreign-postcode.ts'
import { readPostcode, type PostcodeText } from './postcodes/read-postcode.ts'
import { inFull, withCompassPoint, withWholeCity, findTownByPart, findTownByShortWords } from './short-names.ts'
import { cityFrom, smallTownFrom, townFrom } from './town-size.ts'

const maxTextLength = 100
const besideMiles = 30
const countiesTried = 2
const here = /^(?:near|around|by|close to) me$/
/** Full, or truncated after its district. */
const postcodeAtEnd = /\s([A-Z]{1,2}[0-9][A-Z0-9]?(?:\s*[0-9][A-Z]{2}|\s+[0-9][A-Z]?))$/i
const named = `
  select ${placeColumns} from location_name n join location l on l.id = n.location_id where n.key = any($1::text[])`

export type NamedPlaces = DataLoader<string, PlaceCandidate[]>

export const namedPlaces = (db: Db): NamedPlaces =>
  new DataLoader(async (keys) => {
    const { rows } = await runSql<PlaceCandidate>(db, named, [keys], { isPlannedOnce: true })
    const byKey = new Map<string, PlaceCandidate[]>(keys.map((key) => [key, []]))
    for (const place of rows) byKey.get(place.key)!.push(place)
    return [...byKey.values()]
  })

/** Texts of one search share queries. */
export interface PlaceLoaders {
  named: NamedPlaces
  alike: AlikePlaces
}

export const placeLoaders = (db: Db): PlaceLoaders => ({ named: namedPlaces(db), alike: alikePlaces(db) })

type WithKey = (key: string) => PlaceCandidate[]

/** A given county always wins, even misspelt; otherwise the largest British town among namesakes. */
export const resolvePlace = async (
  db: Db,
  text: string,
  { allowMisspelling = true, places = placeLoaders(db) } = {},
): Promise<Place | null> => {
  if (text.length > maxTextLength) return null
  const bare = withJunctionName(bareText(text))
  const postcode =
    readPostcode(bare) ?? readPostcode(postcodeAtEnd.exec(bare)?.[1] ?? '') ?? readPostcode(postcodeIn(bare) ?? '')
  const byPostcode = postcode && (await resolvePostcode(db, postcode))
  if (byPostcode && byPostcode.type !== 'postcode_area') return byPostcode

  const whole = placeKey(text)
  const key = placeKey(bare)
  if (!key || here.test(whole)) return null
  const splits = splitPlaceText(bare)
  const foreignPostcode = readForeignPostcode(bare)
  const kindless = withoutKind(key)
  const sideless = withoutSide(kindless.at(-1) ?? key)
  const keys = [whole, key, ...kindless, sideless ?? '', ...splits.flatMap(({ head, tail }) => [head, tail])]
  const abroad = foreignPostcode ? [...foreignPostcode.keys.flat(), placeKey(foreignPostcode.words)] : []
  const wanted = [...new Set([...keys, ...abroad].filter(Boolean))]
  const found = new Map(await Promise.all(wanted.map(async (name) => [name, await places.named.load(name)] as const)))
  const withKey = (name: string) => found.get(name) ?? []

  const byName = best(withKey(whole)) ?? best(withKey(key))
  const wellKnown = byName && isHamlet(byName) ? await findTownByPart(db, byName.key) : undefined
  if (byName) return toPlace(wellKnown?.key.startsWith(byName.key) ? wellKnown : byName, byName.key)
  if (isJunctionName(bare)) return null // "M1 J99" is not Manchester
  const full = withCompassPoint(inFull(await withWholeCity(db, bare)))
  if (full !== bare) return resolvePlace(db, full, { allowMisspelling, places })
  const given = lastStated(splits, withKey)
  const isInCounty = given?.where.type === 'county'
  const misspelt =
    allowMisspelling && !isInCounty && !bare.includes(',') ? await misspeltName(places.alike, key) : undefined
  const isSmall = misspelt && (misspelt.population ?? 0) < townFrom
  const inShort = isSmall ? await findTownByShortWords(db, key, isLarge) : undefined // "High Wyc" is not High Wych
  if (misspelt) return toPlace(inShort ?? misspelt, (inShort ?? misspelt).key)
  const isParted = allowMisspelling && key.split(' ').length > 2 && !bare.includes(',')
  const abridged = isParted ? await findTownByShortWords(db, key) : undefined // before "Avon" of "Brad on Avon"
  if (abridged) return toPlace(abridged, abridged.key)
  const located =
    (foreignPostcode && behindPostcode(foreignPostcode.keys, placeKey(foreignPostcode.words), withKey)) ??
    bestInside(splits, withKey)
  if (located) return toPlace(located)
  const isThere = (place: PlaceCandidate) => given !== undefined && isWithin(place, given.where)
  const begun =
    given && !isRelative(given.head)
      ? ((await findTownByPart(db, given.head, isThere)) ?? (await findTownByShortWords(db, given.head, isThere)))
      : undefined
  if (begun && isTown(begun)) return toPlace(begun)
  const beside = bestBeside(splits, withKey)
  if (beside) return toPlace(beside)
  const shorter =
    findFirst(kindless, (bareKey) => best(withKey(bareKey))) ?? best(withKey(sideless ?? '').filter(isLarge))
  if (shorter) return toPlace(shorter, shorter.key)
  if (byPostcode) return byPostcode

  const stated = given ?? (allowMisspelling ? await misspeltCounty(places.alike, splits, withKey) : undefined)
  if (stated) {
    const { head, where } = stated
    const inside = best(withKey(head).filter((place) => isWithin(place, where)))
    const minPeople = !withKey(head).length ? 0 : withKey(head).every(isHamlet) ? smallTownFrom : cityFrom
    const isLikely = (place: PlaceCandidate) =>
      !minPeople || ((place.population ?? 0) >= minPeople && countMistakes(place, head) === 1)
    const meant = inside ?? begun
    const guessed =
      !meant && allowMisspelling
        ? await misspeltPlace(places.alike, head, (place) => isWithin(place, where) && isLikely(place))
        : undefined
    const isGuess = !meant && !isRelative(head) && !isAddress(head)
    if (meant || guessed || given || bare.includes(','))
      return { ...toPlace(meant ?? guessed ?? where), ...(isGuess ? { isGuess: true as const } : {}) }
  }
  const [first = ''] = bare.split(',')
  const firstKey = bare.includes(',') ? placeKey(first) : (kindless.at(-1) ?? key)
  const meant =
    (bare.includes(',') ? best(withKey(firstKey)) : undefined) ??
    (allowMisspelling && !isEnglish(firstKey)
      ? ((await findTownByPart(db, firstKey)) ??
        (await findTownByShortWords(db, firstKey)) ??
        (await misspeltPlace(places.alike, firstKey)))
      : undefined)
  return meant ? toPlace(meant, meant.key) : null
}

const findFirst = <T, R>(list: readonly T[], find: (one: T) => R | undefined): R | undefined => {
  for (const one of list) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}

const isTown = ({ population }: PlaceCandidate) => (population ?? 0) >= townFrom
const isLarge = ({ type, population }: PlaceCandidate) => type === 'county' || (population ?? 0) >= cityFrom

const best = (places: PlaceCandidate[]): PlaceCandidate | undefined =>
  places.toSorted((a, b) => placeRank(b) - placeRank(a) || a.id - b.id)[0]

const nearest = (places: PlaceCandidate[], to: PlaceCandidate): PlaceCandidate | undefined =>
  places.toSorted((a, b) => flatMiles(a, to) - flatMiles(b, to) || a.id - b.id)[0]

/** If only the prefix is known, the given town wins, if it is there: "36201 Vigo". */
const behindPostcode = (keys: string[][], words: string, withKey: WithKey): PlaceCandidate | undefined => {
  const towns = words ? withKey(words).filter(({ country }) => country !== 'GB') : []
  for (const group of keys) {
    const candidates = group.flatMap(withKey)
    const beside = candidates.filter((place) => towns.some((town) => flatMiles(place, town) < besideMiles))
    const place = best(towns.length ? beside : candidates)
    if (place) return place.key.includes(' ') ? (nearest(towns, place) ?? place) : place
  }
  return best(towns)
}

const pairs = (splits: SplitPlace[], withKey: WithKey) =>
  splits.flatMap(({ head, tail }) => {
    const wheres = withKey(tail).toSorted(
      (a, b) => Number(a.type === 'town') - Number(b.type === 'town') || placeRank(b) - placeRank(a),
    )
    return wheres.map((where) => ({ heads: withKey(head), where }))
  })

const bestInside = (splits: SplitPlace[], withKey: WithKey): PlaceCandidate | undefined => {
  for (const { heads, where } of pairs(splits, withKey)) {
    if (heads.some(({ id }) => id === where.id)) return where // two names of one place
    const inside = heads.filter((head) => isWithin(head, where))
    const place = isPoint(where) ? nearest(inside, where) : best(inside)
    if (place) return place
  }
  return undefined
}

/** Old addresses also match in a former or neighbouring county ("Stockport, Cheshire"). */
const bestBeside = (splits: SplitPlace[], withKey: WithKey): PlaceCandidate | undefined =>
  findFirst(pairs(splits, withKey), ({ heads, where }) =>
    nearest(
      heads.filter((head) => isSaidToBeIn(head, where)),
      where,
    ),
  )

const isPoint = ({ type }: PlaceCandidate) => type === 'town' || type === 'outcode' || type === 'postcode_area'

const lastStated = (splits: SplitPlace[], withKey: WithKey): { head: string; where: PlaceCandidate } | undefined => {
  const longestLast = [
    ...splits.filter(({ isAtComma }) => isAtComma),
    ...splits.filter(({ isAtComma }) => !isAtComma).toReversed(),
  ]
  for (const { head, tail, isAtComma } of longestLast) {
    const where = best(withKey(tail).filter((place) => (isAtComma ? tail.length > 2 : !isPoint(place))))
    if (where) return { head, where }
  }
  return undefined
}

const isRegion = ({ type }: PlaceCandidate) => type === 'county' || type === 'country'

/** For "Brandon, Sufolk". */
const misspeltCounty = async (
  places: AlikePlaces,
  splits: SplitPlace[],
  withKey: WithKey,
): Promise<{ head: string; where: PlaceCandidate } | undefined> => {
  const likely = splits.filter(({ head, isAtComma }) => isAtComma || withKey(head).length > 0)
  for (const { head, tail } of likely.slice(0, countiesTried)) {
    const where = await misspeltPlace(places, tail, isRegion)
    if (where) return { head, where }
  }
  return undefined
}

const minSuppliers = 3

const selectPostcode = `
  select l.id, l.type, l.name, l.county, l.country, l.latitude, l.longitude, l.population, l.town,
         p.latitude as "exactLatitude", p.longitude as "exactLongitude",
         near.latitude as "supplierLatitude", near.longitude as "supplierLongitude", near.suppliers
    from location_name n
    join location l on l.id = n.location_id and l.type in ('outcode', 'postcode_area')
    left join postcode p on l.type = 'outcode' and p.code = l.name || ' ' || $2::text
    left join lateral (
      select avg(s.latitude) as latitude, avg(s.longitude) as longitude, count(*)::int as suppliers
        from supplier s
       where $2::text is not null and p.code is null and l.type = 'outcode' and s.status = 'listed' and s.latitude is not null
         and s.postcode collate "C" >= l.name || ' ' and s.postcode collate "C" < l.name || '!'
    ) near on true
   where n.key = any($1::text[])
   order by l.type = 'postcode_area', array_position($1::text[], n.key)
   limit 1`

interface PostcodeRecord extends Omit<PlaceRecord, 'radiusMiles'> {
  town: string | null
  exactLatitude: number | null
  exactLongitude: number | null
  supplierLatitude: number | null
  supplierLongitude: number | null
  suppliers: number | null
}

/** Without `npm run places`, a full postcode is amid its district's suppliers, or in the district's centre. */
const resolvePostcode = async (db: Db, { outcodes, inward }: PostcodeText): Promise<Place | null> => {
  const keys = outcodes.map((outcode) => outcode.toLowerCase())
  const areas = keys.map((key) => key.replace(/[0-9].*/, ''))
  const {
    rows: [found],
  } = await runSql<PostcodeRecord>(db, selectPostcode, [[...keys, ...areas], inward ?? null])
  if (!found) return null
  const { exactLatitude, exactLongitude, supplierLatitude, supplierLongitude, suppliers, town, ...place } = found
  if (place.type === 'postcode_area')
    return { ...place, precision: 'area', radiusMiles: areaRadiusMiles, nearestTown: town ?? place.name }
  const isSharper = supplierLatitude !== null && supplierLongitude !== null && (suppliers ?? 0) >= minSuppliers
  return {
    ...place,
    ...(isSharper ? { latitude: supplierLatitude, longitude: supplierLongitude } : {}),
    ...(exactLatitude !== null && exactLongitude !== null
      ? { latitude: exactLatitude, longitude: exactLongitude }
      : {}),
    ...(inward ? { precision: 'postcode', postcode: `${place.name} ${inward}` } : { precision: 'outcode' }),
    nearestTown: town ?? place.name,
  }
}
