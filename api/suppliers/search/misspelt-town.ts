import type { Pool } from 'pg'
import type { Place } from '../../places/place-record.ts'
import { placeKey } from '../../places/place-key.ts'
import { getRegionCounties } from '../../places/regions.ts'
import { resolvePlace, type NamedPlaces } from '../../places/resolve-place.ts'
import { editDistance } from '../../text/edit-distance.ts'
import type { KnownNames } from './known-names.ts'
import type { Span } from './place-tokens.ts'
import { isCommon } from './read-query.ts'
import { isTradeWord } from './spelling-corrections.ts'

/** Inhabitants. */
const wellKnownFrom = 10_000
const minLength = 4

/**
 * The town meant by a word before its county or region, with one letter wrong: "pool dorset". Not for words of the
 * trade.
 */
export const findMisspeltTown = async (
  pool: Pool,
  tokens: readonly string[],
  { place, span }: { place: Place; span: Span },
  known: KnownNames,
  places: NamedPlaces,
): Promise<{ place: Place; span: Pick<Span, 'at' | 'end'>; word: string } | undefined> => {
  if (place.type !== 'county' && !getRegionCounties(place.name)) return undefined
  const regionFrom = [span.at, span.at + 1].find((at) => known.get(placeKey(tokens.slice(at, span.end).join(' '))))
  const word = tokens[(regionFrom ?? 0) - 1]
  if (!regionFrom || !word || word.length < minLength || isCommon(word) || isTradeWord(word)) return undefined
  const town = await resolvePlace(pool, `${word}, ${tokens.slice(regionFrom, span.end).join(' ')}`, { places })
  if (town?.type !== 'town' || (town.population ?? 0) < wellKnownFrom) return undefined
  const name = placeKey(town.name)
  if (editDistance(word, name) !== 1 && !name.startsWith(`${word} `)) return undefined
  return { place: town, span: { at: regionFrom - 1, end: span.end }, word }
}
