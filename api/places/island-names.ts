import { islands } from './islands.ts'
import { byKey, flatMiles, type NamedPoint } from './named-point.ts'
import { placeKey } from './place-key.ts'

interface Island {
  name: string
  /** A county of Britain or a country. */
  where: string
  latitude: number
  longitude: number
  /** All that it is called. */
  names: string[]
}

/** The middles of an island and of its main village are no farther apart. */
const sameIslandMiles = 12
// bounded: our own list
const entry = /^\s*(.+?) (-?[\d.]+),(-?[\d.]+)\s*$/s
/** What is another word first. */
const neverBare = new Set(['Dogs', 'May'])

/** Whether the islands of a group are in a country abroad ("IE"), and not in a county. */
export const isCountry = (where: string): boolean => /^[A-Z]{2}$/.test(where)

/** "Isle of Tiree", "Island of Tiree", "Tiree Island" and "Tiree"; what is called an Island is seldom called by its bare name. */
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

/** The islands that a list of places has by none of their names. */
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

/** What the island is called that a place stands for; nothing for a place on no island's list. */
export const getIslandNames = (place: Place, where: string): string[] => {
  const key = placeKey(place.name)
  const isSameIsland = (island: Island) =>
    island.where === where &&
    flatMiles(island, place) < sameIslandMiles &&
    island.names.some((name) => placeKey(name) === key)
  return islandsByHand().find(isSameIsland)?.names ?? []
}
