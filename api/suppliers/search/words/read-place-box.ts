import { withJunctionName } from '../../../places/landmarks.ts'
import { placeBySlug } from '../../../places/to-place.ts'
import { inFull } from '../../../places/short-names.ts'
import { editDistance } from '../../../text/edit-distance.ts'
import { placeKey } from '../../../places/place-key.ts'
import type { Place } from '../../../places/place-record.ts'
import { resolvePlace } from '../../../places/resolve-place.ts'
import { placeInQuery } from './place-in-query.ts'
import { isCommon, tokenize } from './read-query.ts'
import { noise } from './synonyms.ts'
import type { Lookups } from './word-stats.ts'

export interface PlaceBox {
  place: Place | null
  /** Words about something else, as in "roman blinds in Stroud". */
  words: readonly string[]
  /** Suppliers' texts are searched for words that match no known place. */
  unknown: readonly string[]
  misspelt?: string
}

const empty: PlaceBox = { place: null, words: [], unknown: [] }

/** The slug wins over the text. */
export const readPlaceBox = async (lookups: Lookups, slug: string, text: string): Promise<PlaceBox> => {
  const chosen = slug ? await placeBySlug(lookups.pool, slug) : null
  return chosen ? { ...empty, place: chosen } : readText(lookups, text || slug.replaceAll('-', ' '))
}

/** More errors mean a short form: "b'ham", "ashby leics". */
const maxErrors = 3

const isMisspelt = (text: string, { nameKey, isGuess }: Place): boolean => {
  const key = placeKey(inFull(withJunctionName(text)))
  return (
    isGuess === true ||
    (nameKey !== undefined &&
      !` ${key} `.includes(` ${nameKey} `) &&
      editDistance(key, nameKey, maxErrors) <= maxErrors)
  )
}

const landmarks = new Set('station railway airport hospital university services retail park shopping road'.split(' '))
const isKnownWord = (word: string) => isCommon(word) || landmarks.has(word)

const everywhere = /^(?:any(?:where)?|all(?: areas?)?|everywhere|nationwide|national|countrywide|worldwide)$/i

const isAskedFor = (token: string) => isCommon(token) && !noise.has(token)

const readText = async (lookups: Lookups, text: string): Promise<PlaceBox> => {
  const { pool, places } = lookups
  const tokens = tokenize(text)
  if (!tokens.length || everywhere.test(text.trim())) return empty
  // "St John's Wood" is not about wood
  const isNamed = !tokens.every(isCommon) && (await places.named.load(placeKey(text))).length > 0
  const isMixed = tokens.some(isAskedFor) && !isNamed
  if (!isMixed) {
    const allowMisspelling = !tokens.every(isCommon) // "cheap" is not Cheam
    const place = await resolvePlace(pool, text, { allowMisspelling, places })
    if (place) return { ...empty, place, ...(isMisspelt(text, place) ? { misspelt: text } : {}) }
  }
  const found = await placeInQuery(lookups, tokens, { isPlaceBox: !isMixed })
  // words beside goods, as in "velvet curtains in Kent", describe them
  if (found && isMixed) return { ...empty, place: found.place, words: found.rest }
  // "Leeds station" is about Leeds, but "Leyton Buzzard" not surely about Leyton
  if (found) return { ...empty, place: found.place, ...(found.rest.every(isKnownWord) ? {} : { misspelt: text }) }
  if (!isMixed) return { ...empty, unknown: tokens, misspelt: text }
  const others = tokens.filter((token) => !isCommon(token))
  const place =
    (others.length ? await resolvePlace(pool, others.join(' '), { places }) : null) ??
    (await resolvePlace(pool, text, { places }))
  if (place) return { ...empty, place, words: others.length ? tokens.filter(isAskedFor) : [] }
  return { ...empty, words: tokens }
}
