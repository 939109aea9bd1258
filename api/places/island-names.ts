import { islands } from './islands.ts'
import { byKey, flatMiles, type NamedPoint } from './named-point.ts'
import { placeKey } from './place-key.ts'

interface Island {
  name: string
  /** A British county or an ISO country code. */
  where: string
  latitude: number
  longitude: number
  names: string[]
}

/** The maximum distance between an island's centre and its main village. */
const sameIslandMiles = 12
// bounded: our own list
const entry = /^\s*(.+?) (-?[\d.]+),(-?[\d.]+)\s*$/s
/** Bare names that usually mean something else. */
const neverBare = new Set(['Dogs', 'May'])

/** Whether a group of islands is in a country abroad ("IE") rather than a county. */
export const isCountry = (where: string): boolean => /^[A-Z]{2}$/.test(where)

/**
 * "Isle of Tiree", "Island of Tiree", "Tiree Island", "Tiree"; one called "… Island" is seldom called by its bare
 * name.
 */
const getNameForms = (name: string): string[] => {
  const bare = name.replace(/^(?:Isle|Island) of | (?:Island|Isle)$/, '')
  if (/\b(?:Islands|Isles|Isle)\b/.test(bare)) return [name, `The ${bare}`]
  const forms = [name, `Isle of ${bare}`, `Island of ${bare}`, `The Isle of ${bare}`, `${bare} Island`]
  return / (?:Island|Isle)$/.test(name) || neverBare.has(bare) ? forms : [...forms, bare]
}

let read: Island[] | undefined

const islandsByHand = (): readonly Island[] =>
  (read ??= Object.entries(islands).flatMap(([where, list]) =>
    list.split(';').map((text) => {
      const [, written = '', latitude, longitude] = entry.exec(text) ?? []
      const [name = '', ...others] = written.split('|')
      if (!name) throw new Error(`Not an island: ${text}`)
      const point = { latitude: Number(latitude), longitude: Number(longitude) }
      return { name, where, ...point, names: [...getNameForms(name), ...others] }
    }),
  ))

type Place = Pick<NamedPoint, 'name' | 'latitude' | 'longitude'>

/** The islands that are not in a list of places under any name. */
export const islandsBeside = (known: readonly (NamedPoint & { where: string })[]) => {
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
    .map(({ name, where, latitude, longitude }) => ({
      name,
      where,
      latitude,
      longitude,
      population: null,
      source: 'by hand' as const,
    }))
}

/** The names of a place's island; none if it is not on one. */
export const getIslandNames = (place: Place, where: string): string[] => {
  const key = placeKey(place.name)
  const isSameIsland = (island: Island) =>
    island.where === where &&
    flatMiles(island, place) < sameIslandMiles &&
    island.names.some((name) => placeKey(name) === key)
  return islandsByHand().find(isSameIsland)?.names ?? []
}
