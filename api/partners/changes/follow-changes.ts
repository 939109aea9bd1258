import type { Pool } from 'pg'
import { getPrimary } from '../../database/connection/pools.ts'
import { readFeedAfter, readFeedEnd, type ChangeRow } from './read-changes.ts'
import { ChangeKind } from './supplier-change.ts'

export interface PlacedChange {
  supplierId: number
  /** County and town of each place, as written; '' if there is none. */
  places: { county: string; town: string }[]
  services: string[]
  isCounted: boolean
}

/** More changes at once are not reported one by one. */
const maxAtOnce = 2000

/** Undefined when there are too many changes to list. */
export const followChanges = async (pool: Pool): Promise<() => Promise<PlacedChange[] | undefined>> => {
  const primary = getPrimary(pool)
  let read = await readFeedEnd(primary)
  return async () => {
    const changes = await readFeedAfter(primary, read, maxAtOnce + 1)
    if (!changes || changes.length > maxAtOnce) {
      read = await readFeedEnd(primary)
      return undefined
    }
    read = { ...read, number: changes.at(-1)?.number ?? read.number }
    return changes.map(placed)
  }
}

const placed = ({ supplierId, kind, counties, towns, services }: ChangeRow): PlacedChange => {
  const places = counties.map((county, index) => ({ county, town: towns[index]! }))
  const hasMoved = places.some(({ county, town }) => county !== places[0]!.county || town !== places[0]!.town)
  return { supplierId, places, services, isCounted: kind !== ChangeKind.CHANGED || hasMoved }
}
