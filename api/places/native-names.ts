import type { BritishTown } from './british-towns.ts'
import { readExtract, readPoint } from './extract.ts'
import { flatMiles } from './named-point.ts'
import { placeKey } from './place-key.ts'

const sameMiles = 5

/** Without names that another town has itself; villages do not count. */
export const nativeNames = (keyed: ReadonlyMap<string, BritishTown[]>): Map<BritishTown, string[]> => {
  const names = new Map<BritishTown, string[]>()
  for (const { town: name, point, names: others } of readExtract('other-names')) {
    const town = keyed.get(placeKey(name))?.find((one) => flatMiles(one, readPoint(point)) < sameMiles)
    if (town)
      names.set(
        town,
        others
          .split(', ')
          .flatMap((other) => [other, other.replaceAll('-', '')])
          .filter((other) => !keyed.get(placeKey(other))?.some(({ population }) => population)),
      )
  }
  return names
}
