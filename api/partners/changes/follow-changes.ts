import type { Pool } from 'pg'
import { primaryOf } from '../../database/primary-of.ts'
import { runSql } from '../../database/sql.ts'
import { ChangeKind } from './supplier-change.ts'

/** A change of one supplier: where it was and is, and what it offered and offers. */
export interface PlacedChange {
  supplierId: number
  /** The county and the town of each place, as they are written; '' where there is none. */
  places: { county: string; town: string }[]
  services: string[]
  /** Whether it may be counted elsewhere than before: it came, went or moved. */
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

/** More at once are not told one by one. */
const mostAtOnce = 2000
/** Numbered by one reading, which waits for it. */
const numberedAtOnce = 10_000

const nextChanges = `
  select change_epoch() epoch, f.removed_to > $1 or f.last_number < $1 "isGone",
         c.number, c.subject_id "supplierId", c.kind, c.counties, c.towns, c.services
    from change_feed f left join lateral (
      select * from change where number > $1 and subject = 'supplier' order by number limit $2) c on true
   order by c.number`

const present = 'select change_epoch() epoch, last_number "number" from change_feed'

/**
 * Reads the table of changes from its present end on, each time what has come since: for what a process keeps. Answers
 * undefined where that cannot be told one by one: anything may have changed, and more may be to be read at once.
 */
export const followChanges = async (pool: Pool): Promise<() => Promise<PlacedChange[] | undefined>> => {
  const primary = primaryOf(pool)
  const numbered = () => runSql(primary, 'select number_changes($1)', [numberedAtOnce])
  const atEnd = async () => {
    const { rows } = await runSql<{ epoch: string; number: string }>(primary, present)
    return { epoch: rows[0]!.epoch, number: Number(rows[0]!.number) }
  }
  let read = await atEnd()
  return async () => {
    await numbered()
    const { rows } = await runSql<Row>(primary, nextChanges, [read.number, mostAtOnce + 1])
    const { epoch, isGone } = rows[0]!
    if (epoch !== read.epoch || isGone || rows.length > mostAtOnce) {
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
