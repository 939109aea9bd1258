import { readPoint, readTable } from '../../text/read-table.ts'
import { byKey, flatMiles, type NamedPoint } from '../named-point.ts'
import { placeKey } from '../place-key.ts'
import type { Point } from '../geometry/miles-between.rules.ts'

interface Island extends Point {
  name: string
  /** A British county or an ISO country code. */
  where: string
  names: string[]
}

/** Between an island's centre and its main village. */
const sameIslandMiles = 12
/** Bare names that usually mean something else. */
const neverBare = new Set(['Dogs', 'May'])

export const isCountry = (where: string): boolean => /^[A-Z]{2}$/.test(where)

/** Something called "… Island" is seldom called by its bare name. */
const getNameForms = (name: string): string[] => {
  const bare = name.replace(/^(?:Isle|Island) of | (?:Island|Isle)$/, '')
  if (/\b(?:Islands|Isles|Isle)\b/.test(bare)) return [name, `The ${bare}`]
  const forms = [name, `Isle of ${bare}`, `Island of ${bare}`, `The Isle of ${bare}`, `${bare} Island`]
  return / (?:Island|Isle)$/.test(name) || neverBare.has(bare) ? forms : [...forms, bare]
}

let read: Island[] | undefined

const islandsByHand = (): readonly Island[] =>
  (read ??= readTable(new URL('islands.txt', import.meta.url), ['where', 'name', 'other names', 'point']).map(
    ({ where, name, 'other names': others, point }) => ({
      where,
      name,
      ...readPoint(point),
      names: [...getNameForms(name), ...others.split(', ').filter(Boolean)],
    }),
  ))

export const findMissingIslands = (known: readonly (NamedPoint & { where: string })[]) => {
  const keyed = byKey([...known])
  return islandsByHand()
    .filter(
      (island) =>
        !island.names.some((name) =>
          keyed
            .get(placeKey(name))
            ?.some((place) => place.where === island.where && flatMiles(place, island) < sameIslandMiles),
        ),
    )
    .map(({ names: _names, ...island }) => ({ ...island, population: null, source: 'by hand' as const }))
}

export const getIslandNames = (place: Pick<NamedPoint, 'name' | 'latitude' | 'longitude'>, where: string): string[] => {
  const key = placeKey(place.name)
  const isSameIsland = (island: Island) =>
    island.where === where &&
    flatMiles(island, place) < sameIslandMiles &&
    island.names.some((name) => placeKey(name) === key)
  return islandsByHand().find(isSameIsland)?.names ?? []
}
