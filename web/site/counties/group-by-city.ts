import { cityKey } from './county-name.ts'

interface InCity {
  city: string | null
}

export interface CityGroup<T> {
  city: string | null
  /** The last part of its address, after the county's. */
  urlName: string
  /** Includes suppliers that are not listed here. */
  supplierCount: number
  suppliers: T[]
}

/** Suppliers by town, largest town first, including towns without any listed; those without a town are a group too. */
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
