import { runSql, type Db } from '../database/sql.ts'
import { editDistance } from '../text/edit-distance.ts'
import { placeKey } from './place-key.ts'
import { locationColumns } from './location-columns.ts'
import type { Location } from './location.entity.ts'
import { placeColumns } from './place-columns.ts'
import { placeRank } from './place-rank.ts'
import type { Candidate } from './place-record.ts'

const minMisspellingLength = 4
const longName = 8
/** Inhabitants. */
const villageFrom = 1_000
const wellKnownFrom = 10_000
const largeFrom = 50_000

const alike = (columns: string) => `
  select ${columns} from location_name n join location l on l.id = n.location_id
   where (n.key % $1 or n.key = any($2::text[])) and l.type in ('town', 'county', 'area', 'country')
     and (l.country = 'GB' or l.type = 'area' or l.population > 50000)
   order by n.key = any($2::text[]) desc, similarity(n.key, $1) desc, l.population desc nulls last
   limit 40`

/**
 * The place whose name a misspelt one is nearest to; with `isAllowed` among the places of some county or so, where a small one
 * counts too. One query.
 */
export const misspeltPlace = async (
  db: Db,
  key: string,
  isAllowed?: (place: Candidate) => boolean,
): Promise<Candidate | undefined> => {
  if (key.length < minMisspellingLength) return undefined
  const { rows } = await runSql<Candidate>(db, alike(placeColumns), [key, swapped(key)])
  return pickMostSimilar(isAllowed ? rows.filter(isAllowed) : rows, key, isAllowed !== undefined)
}

const maxOffered = 3
/** From so many letters on a place is offered that differs by two. */
const twoErrorsFrom = 9

/** Places that a misspelt name may be, too, however small; the nearest in spelling first, at most three. */
export const placesAlike = async (db: Db, typed: string, known: number | undefined): Promise<Location[]> => {
  const key = placeKey(typed)
  if (key.length < minMisspellingLength) return []
  const { rows } = await runSql<Location & { key: string }>(db, alike(`${locationColumns}, n.key`), [key, swapped(key)])
  const likely = rows
    .filter((place) => place.id !== known && beginsAlike(place.key, key))
    .map((place) => ({ place, edits: editDistance(place.key, key) }))
    .filter(({ edits }) => edits > 0 && edits <= (key.length < twoErrorsFrom ? 1 : 2))
    .toSorted((a, b) => a.edits - b.edits || (b.place.population ?? 0) - (a.place.population ?? 0))
  return [...new Map(likely.map(({ place }) => [place.id, place])).values()].slice(0, maxOffered)
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
const isAllButSpelt = (place: Candidate, key: string, edits: number) =>
  edits === 1 && key.length >= longName && isVillage(place)

const isVillage = ({ population }: Candidate) => (population ?? 0) >= villageFrom

/** Each of several words is right but for a letter: "chiping nortan". */
const hasNearWords = ({ key }: Candidate, typed: string) => {
  const words = key.split(' ')
  const typedWords = typed.split(' ')
  return (
    words.length > 1 &&
    words.length === typedWords.length &&
    words.every((word, index) => word.length >= minMisspellingLength && editDistance(word, typedWords[index]!) <= 1)
  )
}

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

const pickMostSimilar = (places: Candidate[], key: string, isConfined: boolean) =>
  places
    .filter((place) => beginsAlike(place.key, key) && !isShortForm(place))
    .map((place) => ({ place, edits: editDistance(place.key, key) }))
    .map(({ place, edits }) => ({ place, edits, isKnown: isWellKnown(place, edits) }))
    .filter(
      ({ place, edits, isKnown }) =>
        edits <= allowedEdits(key, place.country) &&
        (isKnown || isConfined || isAllButSpelt(place, key, edits) || (hasNearWords(place, key) && isVillage(place))) &&
        hasAlikeWords(place, key),
    )
    .toSorted(
      (a, b) => Number(b.isKnown) - Number(a.isKnown) || a.edits - b.edits || placeRank(b.place) - placeRank(a.place),
    )[0]?.place
