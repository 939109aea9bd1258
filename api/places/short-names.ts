import { findRow, runSql, type Db } from '../database/sql.ts'
import { readMap } from '../text/read-table.ts'
import { placeColumns } from './to-place.ts'
import type { PlaceCandidate } from './place-record.ts'
import { largeTownFrom, smallTownFrom, townFrom, villageFrom } from './town-size.ts'

const words = readMap(new URL('short-words.txt', import.meta.url), 'short', 'full')
const boro = /(?<=\p{L}{2})boro\b/iu
const short = new RegExp(String.raw`\b(?:${[...words.keys()].join('|')})\b\.?`, 'gi')

/** "Gt Snoring" is Great Snoring, "Burton u Trent" Burton upon Trent, "Gainsboro" Gainsborough. */
export const inFull = (text: string): string =>
  text
    .replace(/\bu(?= (?:l|ly[mn]e|edge|wychwood|bardon|needwood)\b)/i, 'under')
    .replace(boro, 'borough')
    .replace(short, (found) => words.get(found.toLowerCase().replace('.', ''))!)

const compass: Record<string, string> = { n: 'north', e: 'east', s: 'south', w: 'west' }

/** "S Shields" is South Shields. */
export const withCompassPoint = (text: string): string =>
  text.replace(/^([nesw])[. ]+(?=\p{L}{3})/iu, (_, point: string) => `${compass[point.toLowerCase()]} `)

const towns = `
  select ${placeColumns} from location_name n join location l on l.id = n.location_id
   where n.key like any($1::text[]) and l.type = 'town' and coalesce(l.population, 0) >= $2
   order by l.country = 'GB' desc, n.key like ($1::text[])[1] desc, l.population desc nulls last, l.id limit 20`

const minLength = 4

/** "hemel" is Hemel Hempstead, "lavington" Market Lavington; where allowed also a village, as in "stratford warks". */
export const findTownByPart = async (
  db: Db,
  key: string,
  isAllowed?: (place: PlaceCandidate) => boolean,
): Promise<PlaceCandidate | undefined> => {
  if (key.length < minLength) return undefined
  const { rows } = await runSql<PlaceCandidate>(db, towns, [[`${key} %`, `% ${key}`], isAllowed ? 0 : villageFrom])
  return rows.find((place) => {
    const isBegun = place.key.startsWith(`${key} `)
    const people = place.population ?? 0
    if (isAllowed) return isAllowed(place) && (isBegun || people >= villageFrom)
    if (place.country !== 'GB') return isBegun && people >= smallTownFrom
    return people >= (isBegun ? townFrom : villageFrom)
  })
}

/** Has the same first letter, and its letters in the same order. */
const isShortFor = (word: string, whole: string): boolean => {
  let at = 0
  for (const letter of whole) if (letter === word[at]) at++
  return word[0] === whole[0] && at === word.length
}

/** The largest town with as many words, some abbreviated: "t wells", "ches le st", "gerrards x". */
export const findTownByShortWords = async (
  db: Db,
  key: string,
  isAllowed: (place: PlaceCandidate) => boolean = () => true,
): Promise<PlaceCandidate | undefined> => {
  const typed = key.split(' ').map((word) => (word === 'x' ? 'cross' : word))
  if (typed.length < 2 || !typed.some((word) => word.length >= minLength)) return undefined
  const pattern = typed.map((word) => (word.length > minLength ? word : `${Array.from(word).join('%')}%`)).join(' ')
  const { rows } = await runSql<PlaceCandidate>(db, towns, [[pattern], villageFrom])
  return rows.find((place) => {
    const words = place.key.split(' ')
    const isWhole = (word: string, at: number) => word.length >= minLength && word === words[at]
    const isBegun = (word: string, at: number) => word.length >= minLength && words[at]!.startsWith(word)
    return (
      words.length === typed.length &&
      isAllowed(place) &&
      typed.some(words.length > 2 ? isBegun : isWhole) &&
      typed.every((word, at) => isWhole(word, at) || isShortFor(word, words[at]!))
    )
  })
}

const apostrophe = /(?<!\p{L})(\p{L}{1,4})['’`](\p{L}{2,9})(?!\p{L})/u

/** "W'ton" is Wolverhampton, "S'port" Stockport, "M'cr" Manchester. */
const cityInShort = async (db: Db, text: string): Promise<PlaceCandidate | undefined> => {
  const [, start = '', typedEnd = ''] = apostrophe.exec(text.toLowerCase()) ?? []
  if (!start) return undefined
  const end = typedEnd.replace(/^bo?ro$/, 'b%rough')
  return findRow<PlaceCandidate>(db, towns, [
    [`${start}%${end}`, `${start}%${Array.from(end).join('%')}`],
    largeTownFrom,
  ])
}

export const withWholeCity = async (db: Db, text: string): Promise<string> => {
  const city = apostrophe.test(text) ? await cityInShort(db, text) : undefined
  return city ? text.replace(apostrophe, city.name) : text
}
