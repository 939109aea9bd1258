import DataLoader from 'dataloader'
import { runSql, type Db } from '../database/sql.ts'
import { editDistance, beginsAlike } from '../text/edit-distance.ts'
import { isJunctionName } from './landmarks.ts'
import { placeKey } from './place-key.ts'
import { locationColumns } from './find-locations.ts'
import type { Location } from './location.ts'
import { placeColumns } from './to-place.ts'
import { placeRank } from './place-rank.ts'
import { isSaidSo, soundKey, soundsAlike } from './place-sound.ts'
import type { PlaceCandidate } from './place-record.ts'
import { cityFrom, smallTownFrom, villageFrom } from './town-size.ts'

const minMisspellingLength = 4
const longName = 8
const twoWrongFrom = 6

const alike = (columns: string, key = '$1', swaps = '$2::text[]', sound = '$3') => `
  select ${columns} from location_name n join location l on l.id = n.location_id
   where (n.key % ${key} or n.key = any(${swaps}) or n.sound = ${sound}) and l.type in ('town', 'county', 'area', 'country')
     and (l.country in ('GB', 'IE') or l.type = 'area' or l.population >= 20000)
   order by n.key = any(${swaps}) desc, greatest(similarity(n.key, ${key}), .5 * (n.sound = ${sound})::int) desc,
         l.population desc nulls last
   limit 40`

const alikeEach = `
  select (select json_agg(p) from (${alike(placeColumns, 'q.key', "string_to_array(q.swaps, '|')", 'q.sound')}) p) places
    from unnest($1::text[], $2::text[], $3::text[]) with ordinality q(key, swaps, sound, at) order by q.at`

/** Places with similar names. */
export type AlikePlaces = DataLoader<string, PlaceCandidate[]>

export const alikePlaces = (db: Db): AlikePlaces =>
  new DataLoader(async (keys) => {
    const values = [keys, keys.map((key) => swapped(key).join('|')), keys.map(soundKey)]
    const { rows } = await runSql<{ places: PlaceCandidate[] | null }>(db, alikeEach, values, { isPlannedOnce: true })
    return rows.map(({ places }) => places ?? [])
  })

/** `isAllowed` confines the search, such as to a county, and includes small places. */
export const misspeltPlace = async (
  places: AlikePlaces,
  key: string,
  isAllowed?: (place: PlaceCandidate) => boolean,
): Promise<PlaceCandidate | undefined> => {
  if (key.length < minMisspellingLength || isJunctionName(key)) return undefined
  const rows = await places.load(key)
  return pickMostSimilar(isAllowed ? rows.filter(isAllowed) : rows, key, isAllowed !== undefined)
}

/** Whose name has as many words, of which one is slightly wrong ("hebdon bridge"), or several by one letter. */
export const misspeltName = async (places: AlikePlaces, key: string): Promise<PlaceCandidate | undefined> => {
  const typed = key.split(' ')
  if (typed.length < 2 || !/^(?!the )[\p{L} ]+$/u.test(key)) return undefined
  return (await places.load(key))
    .map((place) => ({ place, words: place.key.split(' '), edits: countMistakes(place, key) }))
    .filter(({ place, words, edits }) => {
      if (isHeardAs(place, key)) return true
      const wrong = words.map((word, at) => [word, typed[at] ?? ''] as const).filter(([word, other]) => word !== other)
      const isLong = ([word, other]: (typeof wrong)[0]) => Math.min(word.length, other.length) + wrong.length > 3
      const maxEdits = ([word]: (typeof wrong)[0]) => (wrong.length > 1 || word.length < twoWrongFrom ? 1 : 2)
      return (
        words.length === typed.length &&
        (words.length > 2 || edits === 1 || isVillage(place)) &&
        wrong.every((pair) => isLong(pair) && editDistance(...pair) <= maxEdits(pair))
      )
    })
    .toSorted(nearestFirst(key))[0]?.place
}

/** Hamlets are not guessed by their sound. */
const isHeardAs = (place: Pick<PlaceCandidate, 'type' | 'country' | 'key' | 'population'>, typed: string): boolean =>
  isVillage(place) && isSaidSo(place) && soundsAlike(place.key, typed)

interface Mistaken {
  place: PlaceCandidate
  edits: number
}

const nearestFirst = (typed: string) => (a: Mistaken, b: Mistaken) =>
  a.edits - b.edits ||
  editDistance(a.place.key, typed) - editDistance(b.place.key, typed) ||
  placeRank(b.place) - placeRank(a.place)

const maxOffered = 3
const twoErrorsFrom = 9

export const placesAlike = async (db: Db, typed: string, known: number | undefined): Promise<Location[]> => {
  const key = placeKey(typed)
  if (key.length < minMisspellingLength) return []
  const { rows } = await runSql<Location & { key: string }>(db, alike(`${locationColumns}, n.key`), [
    key,
    swapped(key),
    soundKey(key),
  ])
  const likely = rows
    .filter((place) => place.id !== known && (beginsAlike(place.key, key) || isHeardAs(place, key)))
    .map((place) => ({ place, edits: editDistance(place.key, key) }))
    .filter(({ edits }) => edits > 0 && edits <= (key.length < twoErrorsFrom ? 1 : 2))
    .toSorted((a, b) => a.edits - b.edits || (b.place.population ?? 0) - (a.place.population ?? 0))
  return [...new Map(likely.map(({ place }) => [place.id, place])).values()].slice(0, maxOffered)
}

/** Trigrams miss two swapped letters in short names ("Lodnon"). */
const swapped = (key: string) =>
  Array.from(key)
    .slice(1)
    .map((_, at) => key.slice(0, at) + key[at + 1] + key[at] + key.slice(at + 2))

const allowedEdits = (key: string, country: string) =>
  country === 'GB' ? (key.length < 7 ? 1 : Math.floor(key.length / 3.5)) : Number(key.length > 5)

/** London's suburbs count as London. */
const isWellKnown = ({ type, county, population }: PlaceCandidate, edits: number) =>
  type !== 'town' ||
  (population ?? 0) >= (edits > 1 ? cityFrom : smallTownFrom) ||
  (edits === 1 && county === 'Greater London')

/** A small place, but not a hamlet, matches only a long name with one wrong letter. */
const isAllButSpelt = (place: PlaceCandidate, key: string, edits: number) =>
  edits === 1 && key.length >= longName && isVillage(place)

const isVillage = ({ population }: Pick<PlaceCandidate, 'population'>) => (population ?? 0) >= villageFrom

/** "Thames Valley" is not Tees Valley. */
const hasAlikeWords = ({ key, country }: PlaceCandidate, typed: string) => {
  const words = key.split(' ')
  const typedWords = typed.split(' ')
  return (
    words.length !== typedWords.length ||
    words.every((word, index) => editDistance(word, typedWords[index]!) <= allowedEdits(typedWords[index]!, country))
  )
}

/** "Yorke" is York rather than Yorks, and "South Downs" not South Yorks. */
const isShortForm = ({ type, name, key }: PlaceCandidate) =>
  type !== 'town' && key !== placeKey(name) && placeKey(name).startsWith(key)

/** A name that sounds alike has one, however it is written. */
export const countMistakes = (place: PlaceCandidate, typed: string): number =>
  isHeardAs(place, typed) ? 1 : editDistance(place.key, typed)

const pickMostSimilar = (places: PlaceCandidate[], key: string, isConfined: boolean) =>
  places
    .map((place) => ({ place, isHeard: isHeardAs(place, key) }))
    .filter(({ place, isHeard }) => (isHeard || beginsAlike(place.key, key)) && !isShortForm(place))
    .map(({ place, isHeard }) => ({ place, isHeard, edits: isHeard ? 1 : editDistance(place.key, key) }))
    .map((one) => ({ ...one, isKnown: isWellKnown(one.place, one.edits) }))
    .filter(
      ({ place, edits, isHeard, isKnown }) =>
        edits <= allowedEdits(key, place.country) &&
        (isHeard || ((isKnown || isConfined || isAllButSpelt(place, key, edits)) && hasAlikeWords(place, key))),
    )
    .toSorted((a, b) => Number(b.isKnown) - Number(a.isKnown) || nearestFirst(key)(a, b))[0]?.place
