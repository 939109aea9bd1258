import type { Pool } from 'pg'
import { getPrimary } from '../../database/connection/pools.ts'
import { readRow, readRows, runSql } from '../../database/sql.ts'
import { PublicError, badInput } from '../../server/errors.ts'
import { findSuppliers } from '../../suppliers/find-supplier.ts'
import { ChangeKind, changeRetentionDays, type SupplierChange, type SupplierChanges } from './supplier-change.ts'
import { profileJson } from '../../suppliers/supplier-answers.ts'
import { createHash } from 'node:crypto'

/** All changes up to this number have been read. */
interface ChangePosition {
  /** Identifies the feed; it changes after a restore. */
  epoch: string
  number: number
}

const shape = /^([0-9a-f]{12})-(\d{1,15})-([0-9a-f]{6})$/

const calculateChecksum = ({ epoch, number }: ChangePosition) =>
  createHash('sha256').update(`${epoch}-${number}`).digest('hex').slice(0, 6)

/** The last part is a checksum against typing errors. */
const changeCursor = (position: ChangePosition): string =>
  `${position.epoch}-${position.number}-${calculateChecksum(position)}`

export const readChangeCursor = (cursor: string): ChangePosition => {
  const [, epoch = '', number, sum] = shape.exec(cursor) ?? []
  const position = { epoch, number: Number(number) }
  if (sum !== calculateChecksum(position))
    throw badInput({ since: 'since is not a cursor of this feed: send one exactly as returned' })
  return position
}

/** Limit per read, which waits for the numbering. */
const numberedAtOnce = 10_000

/** Suppliers may be read from a replica that is behind, or a response cached here or in front of the site. */
const overlapMs = 10 * 60_000

interface Feed {
  epoch: string
  removedTo: number
  lastNumber: number
}

export interface ChangeRow {
  number: number
  supplierId: number
  kind: string
  at: Date
  counties: string[]
  towns: string[]
  services: string[]
}

const numberChanges = (primary: Pool) => runSql(primary, 'select number_changes($1)', [numberedAtOnce])

const readFeed = async (primary: Pool): Promise<Feed> => {
  await numberChanges(primary)
  return readRow<Feed>(
    primary,
    `select change_epoch() epoch, removed_to::float8 "removedTo", last_number::float8 "lastNumber" from change_feed`,
  )
}

export const readFeedEnd = async (primary: Pool): Promise<ChangePosition> => {
  const { epoch, lastNumber } = await readFeed(primary)
  return { epoch, number: lastNumber }
}

/** Undefined if the position is outside the feed. */
export const readFeedAfter = async (
  primary: Pool,
  { epoch, number }: ChangePosition,
  limit: number,
): Promise<ChangeRow[] | undefined> => {
  await numberChanges(primary)
  const rows = await readRows<ChangeRow & { epoch: string; isGone: boolean }>(primary, page, [number, limit])
  if (rows[0]!.epoch !== epoch || rows[0]!.isGone) return undefined
  return rows.filter((row) => row.number !== null)
}

/** One row without a change at the feed's end; also whether the position is outside the feed. */
const page = `
  select change_epoch() epoch, f.removed_to > $1 or f.last_number < $1 "isGone",
         c.number::float8 number, c.subject_id "supplierId", c.kind, c.at, c.counties, c.towns, c.services
    from change_feed f left join lateral (
      select * from change where number > $1 and subject = 'supplier' order by number limit $2) c on true
   order by c.number`

export const readCurrentCursor = async (pool: Pool): Promise<string> =>
  changeCursor(await readFeedEnd(getPrimary(pool)))

/** Each supplier once. @throws BAD_USER_INPUT; CURSOR_EXPIRED. */
export const readChanges = async (
  pool: Pool,
  { since, first }: { since?: string | null; first: number },
): Promise<SupplierChanges> => {
  if (since == null)
    return { nodes: [], cursor: await cursorBefore(pool, new Date(Date.now() - overlapMs)), hasMore: false }
  const from = readChangeCursor(since)
  const found = await readFeedAfter(getPrimary(pool), from, first + 1)
  if (!found) throw expired()
  const read = found.slice(0, first)
  return {
    nodes: await readCurrentState(pool, latestPerSupplier(read)),
    cursor: changeCursor({ ...from, number: read.at(-1)?.number ?? from.number }),
    hasMore: found.length > first,
  }
}

const expired = () =>
  new PublicError(
    'CURSOR_EXPIRED',
    `This cursor is older than the feed, which covers ${changeRetentionDays} days and restarts when the site is restored. ` +
      'Read all suppliers again (GET /api/suppliers.ndjson, or suppliers in GraphQL), and continue from their cursor.',
  )

const latestPerSupplier = (rows: ChangeRow[]) => {
  const latest = new Map<number, ChangedSupplier>()
  for (const { supplierId, kind, at } of rows) {
    const isNew = kind === 'created' || (latest.get(supplierId)?.isNew ?? false)
    latest.delete(supplierId)
    latest.set(supplierId, { supplierId, isNew, at })
  }
  return [...latest.values()]
}

interface ChangedSupplier {
  supplierId: number
  isNew: boolean
  at: Date
}

export const readCurrentState = async (pool: Pool, changed: ChangedSupplier[]): Promise<SupplierChange[]> => {
  if (!changed.length) return []
  const found = await findSuppliers(
    getPrimary(pool),
    changed.map(({ supplierId }) => supplierId),
  )
  return changed.map(({ supplierId, isNew, at }, index) => {
    const state = found[index]
    if (!state) return { kind: ChangeKind.WITHDRAWN, supplierId, supplier: null, successor: null, at }
    if (state.id !== supplierId) return { kind: ChangeKind.MERGED, supplierId, supplier: null, successor: state, at }
    return { kind: isNew ? ChangeKind.CREATED : ChangeKind.CHANGED, supplierId, supplier: state, successor: null, at }
  })
}

export const cursorBefore = async (pool: Pool, since: Date): Promise<string> => {
  const primary = getPrimary(pool)
  const { epoch, removedTo, lastNumber } = await readFeed(primary)
  const { number } = await readRow<{ number: number | null }>(
    primary,
    'select (min(number) - 1)::float8 number from change where number is not null and at >= $1',
    [since],
  )
  return changeCursor({ epoch, number: Math.max(number ?? lastNumber, removedTo) })
}

export const changeJson = ({ kind, supplierId, supplier, successor, at }: SupplierChange) => ({
  kind,
  id: supplierId,
  at,
  supplier: supplier && profileJson(supplier),
  successor: successor && { id: successor.id },
})
