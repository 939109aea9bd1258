import { cityKey } from './county-name.ts'

interface InCity {
  city: string | null
}

/** The suppliers of one town. */
export interface CityGroup<T> {
  city: string | null
  /** What stands behind the county's address. */
  urlName: string
  /** All of the town's suppliers, shown here or not. */
  supplierCount: number
  suppliers: T[]
}

/**
 * Suppliers by town, the town with the most suppliers first, also towns of which none is shown; those that name no town
 * are a group too.
 */
export const groupByCity = <T extends InCity>(
  suppliers: readonly T[],
  counts: readonly (InCity & { urlName: string; supplierCount: number })[],
): CityGroup<T>[] => {
  const groups = new Map<string, CityGroup<T>>(
    counts.map((count) => [cityKey(count.city), { ...count, suppliers: [] }]),
  )
  for (const supplier of suppliers) {
    const key = cityKey(supplier.city)
    const group = groups.get(key) ?? {
      city: key ? supplier.city : null,
      urlName: 'all', // beyond the towns that were counted
      supplierCount: 0,
      suppliers: [],
    }
    group.suppliers.push(supplier)
    groups.set(key, group)
  }
  return [...groups.values()]
    .map((group) => ({ ...group, supplierCount: Math.max(group.supplierCount, group.suppliers.length) }))
    .sort((a, b) => b.supplierCount - a.supplierCount)
}
