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

interface TypedPlace {
  db: Db
  places: PlaceLoaders
  allowMisspelling: boolean
  /** Without "near", "borough of", "UK" and the like. */
  bare: string
  /** The keys of the typed and of the bare text. */
  whole: string
  key: string
  splits: SplitPlace[]
  kindless: string[]
  sideless: string | undefined
  foreignPostcode: ReturnType<typeof readForeignPostcode>
  withKey: WithKey
  byPostcode: Place | null
  /** The county, country or town at its end. */
  given: StatedPlace | undefined
  /** A town there whose name begins like the words before: "stratford warks". */
  findBegun: () => Promise<PlaceCandidate | undefined>
}

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
  const byPostcode = postcode ? await resolvePostcode(db, postcode) : null
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
  const given = lastStated(splits, withKey)
  let begun: Promise<PlaceCandidate | undefined> | undefined
  const findBegun = () => (begun ??= findTownBegun(db, given))
  const parts = { splits, kindless, sideless, foreignPostcode, given, findBegun, withKey }
  const typed = { db, places, allowMisspelling, bare, whole, key, byPostcode, ...parts }
  for (const read of readings) {
    const place = await read(typed)
    if (place !== undefined) return place
  }
  return null
}

/** Undefined leaves a text to the next reading; null is no place. */
type Reading = (typed: TypedPlace) => Promise<Place | null | undefined> | Place | null | undefined

const byName: Reading = async ({ db, whole, key, withKey }) => {
  const named = best(withKey(whole)) ?? best(withKey(key))
  const wellKnown = named && isHamlet(named) ? await findTownByPart(db, named.key) : undefined
  return named && toPlace(wellKnown?.key.startsWith(named.key) ? wellKnown : named, named.key)
}

/** "M1 J99" is not Manchester. */
const byUnknownJunction: Reading = ({ bare }) => (isJunctionName(bare) ? null : undefined)

const byWordsInFull: Reading = async ({ db, bare, allowMisspelling, places }) => {
  const full = withCompassPoint(inFull(await withWholeCity(db, bare)))
  return full === bare ? undefined : resolvePlace(db, full, { allowMisspelling, places })
}

const byMisspeltName: Reading = async ({ db, bare, key, allowMisspelling, places, given }) => {
  const isInCounty = given?.where.type === 'county'
  const misspelt =
    allowMisspelling && !isInCounty && !bare.includes(',') ? await misspeltName(places.alike, key) : undefined
  const isSmall = misspelt && (misspelt.population ?? 0) < townFrom
  const inShort = isSmall ? await findTownByShortWords(db, key, isLarge) : undefined // "High Wyc" is not High Wych
  return misspelt && toPlace(inShort ?? misspelt, (inShort ?? misspelt).key)
}

/** Before "Avon" of "Brad on Avon". */
const byShortWords: Reading = async ({ db, bare, key, allowMisspelling }) => {
  const isParted = allowMisspelling && key.split(' ').length > 2 && !bare.includes(',')
  const abridged = isParted ? await findTownByShortWords(db, key) : undefined
  return abridged && toPlace(abridged, abridged.key)
}

const insideGiven: Reading = ({ foreignPostcode, splits, withKey }) => {
  const located =
    (foreignPostcode && behindPostcode(foreignPostcode.keys, placeKey(foreignPostcode.words), withKey)) ??
    bestInside(splits, withKey)
  return located && toPlace(located)
}

const byTownBegun: Reading = async ({ findBegun }) => {
  const begun = await findBegun()
  return begun && isTown(begun) ? toPlace(begun) : undefined
}

const findTownBegun = async (db: Db, given: StatedPlace | undefined): Promise<PlaceCandidate | undefined> => {
  if (!given || isRelative(given.head)) return undefined
  const isThere = (place: PlaceCandidate) => isWithin(place, given.where)
  return (await findTownByPart(db, given.head, isThere)) ?? findTownByShortWords(db, given.head, isThere)
}

/** Old addresses also match in a former or neighbouring county ("Stockport, Cheshire"). */
const besideGiven: Reading = ({ splits, withKey }) => {
  const beside = findFirst(pairs(splits, withKey), ({ heads, where }) =>
    nearest(
      heads.filter((head) => isSaidToBeIn(head, where)),
      where,
    ),
  )
  return beside && toPlace(beside)
}

const byNameWithoutKind: Reading = ({ kindless, sideless, withKey }) => {
  const shorter =
    findFirst(kindless, (bareKey) => best(withKey(bareKey))) ?? best(withKey(sideless ?? '').filter(isLarge))
  return shorter && toPlace(shorter, shorter.key)
}

const byPostcodeArea: Reading = ({ byPostcode }) => byPostcode ?? undefined

const byWhatIsGiven: Reading = async ({ bare, splits, given, findBegun, allowMisspelling, places, withKey }) => {
  const stated = given ?? (allowMisspelling ? await misspeltCounty(places.alike, splits, withKey) : undefined)
  if (!stated) return undefined
  const { head, where } = stated
  const inside = best(withKey(head).filter((place) => isWithin(place, where)))
  const minPeople = !withKey(head).length ? 0 : withKey(head).every(isHamlet) ? smallTownFrom : cityFrom
  const isLikely = (place: PlaceCandidate) =>
    !minPeople || ((place.population ?? 0) >= minPeople && countMistakes(place, head) === 1)
  const meant = inside ?? (await findBegun())
  const guessed =
    !meant && allowMisspelling
      ? await misspeltPlace(places.alike, head, (place) => isWithin(place, where) && isLikely(place))
      : undefined
  const isGuess = !meant && !isRelative(head) && !isAddress(head)
  if (!meant && !guessed && !given && !bare.includes(',')) return undefined
  return { ...toPlace(meant ?? guessed ?? where), ...(isGuess ? { isGuess: true as const } : {}) }
}

const byFirstPart: Reading = async ({ db, bare, key, kindless, allowMisspelling, places, withKey }) => {
  const [first = ''] = bare.split(',')
  const firstKey = bare.includes(',') ? placeKey(first) : (kindless.at(-1) ?? key)
  const meant =
    (bare.includes(',') ? best(withKey(firstKey)) : undefined) ??
    (allowMisspelling && !isEnglish(firstKey)
      ? ((await findTownByPart(db, firstKey)) ??
        (await findTownByShortWords(db, firstKey)) ??
        (await misspeltPlace(places.alike, firstKey)))
      : undefined)
  return meant && toPlace(meant, meant.key)
}

/** The first that finds a place counts. */
const readings: Reading[] = [
  byName,
  byUnknownJunction,
  byWordsInFull,
  byMisspeltName,
  byShortWords,
  insideGiven,
  byTownBegun,
  besideGiven,
  byNameWithoutKind,
  byPostcodeArea,
  byWhatIsGiven,
  byFirstPart,
]

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

const isPoint = ({ type }: PlaceCandidate) => type === 'town' || type === 'outcode' || type === 'postcode_area'

interface StatedPlace {
  head: string
  where: PlaceCandidate
}

const lastStated = (splits: SplitPlace[], withKey: WithKey): StatedPlace | undefined => {
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
): Promise<StatedPlace | undefined> => {
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
