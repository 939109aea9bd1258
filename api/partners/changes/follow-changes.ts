import type { Pool } from 'pg'
import { getPrimary } from '../../database/connection/pools.ts'
import { readRow, runSql } from '../../database/sql.ts'
import { ChangeKind } from './supplier-change.ts'

export interface PlacedChange {
  supplierId: number
  /** County and town of each place, as written; '' if there is none. */
  places: { county: string; town: string }[]
  services: string[]
  isCounted: boolean
}

interface Row {
  epoch: string
  isGone: boolean
  number: string | null
  supplierId: number
  kind: string
  counties: string[]
  towns: string[]
  services: string[]
}

/** More changes at once are not reported one by one. */
const maxAtOnce = 2000
/** Limit per read, which waits for the numbering. */
const numberedAtOnce = 10_000

const nextChanges = `
  select change_epoch() epoch, f.removed_to > $1 or f.last_number < $1 "isGone",
         c.number, c.subject_id "supplierId", c.kind, c.counties, c.towns, c.services
    from change_feed f left join lateral (
      select * from change where number > $1 and subject = 'supplier' order by number limit $2) c on true
   order by c.number`

const present = 'select change_epoch() epoch, last_number "number" from change_feed'

/** Undefined when there are too many changes to list. */
export const followChanges = async (pool: Pool): Promise<() => Promise<PlacedChange[] | undefined>> => {
  const primary = getPrimary(pool)
  const atEnd = async () => {
    const row = await readRow<{ epoch: string; number: string }>(primary, present)
    return { epoch: row.epoch, number: Number(row.number) }
  }
  let read = await atEnd()
  return async () => {
    await runSql(primary, 'select number_changes($1)', [numberedAtOnce])
    const { rows } = await runSql<Row>(primary, nextChanges, [read.number, maxAtOnce + 1])
    const { epoch, isGone } = rows[0]!
    if (epoch !== read.epoch || isGone || rows.length > maxAtOnce) {
      read = await atEnd()
      return undefined
    }
    const changes = rows.filter(({ number }) => number !== null)
    read = { epoch, number: Number(changes.at(-1)?.number ?? read.number) }
    return changes.map(placed)
  }
}

const placed = ({ supplierId, kind, counties, towns, services }: Row): PlacedChange => {
  const places = counties.map((county, index) => ({ county, town: towns[index]! }))
  const hasMoved = places.some(({ county, town }) => county !== places[0]!.county || town !== places[0]!.town)
  return { supplierId, places, services, isCounted: kind !== ChangeKind.CHANGED || hasMoved }
}
