import type { Pool } from 'pg'
import { getPrimary } from '../../database/connection/pools.ts'
import { readRow, runSql } from '../../database/sql.ts'
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

const numberedAtOnce = 10_000

/** Longer than any response is cached, here or in front of the site. */
const overlapMs = 10 * 60_000

interface Feed {
  epoch: string
  removedTo: string
  lastNumber: string
}

interface ChangeRow {
  number: string
  supplierId: number
  kind: string
  at: Date
}

const feedColumns = `change_epoch() epoch, removed_to "removedTo", last_number "lastNumber"`

const readFeed = async (pool: Pool): Promise<Feed> => {
  await runSql(pool, 'select number_changes($1)', [numberedAtOnce])
  return readRow<Feed>(pool, `select ${feedColumns} from change_feed`)
}

export const readCurrentCursor = async (pool: Pool): Promise<string> => {
  const { epoch, lastNumber } = await readFeed(getPrimary(pool))
  return changeCursor({ epoch, number: Number(lastNumber) })
}

/** Overlaps, since suppliers may be read from a cache or replica that is behind. */
const firstCursor = (pool: Pool) => cursorBefore(pool, new Date(Date.now() - overlapMs))

/** Each supplier once. @throws BAD_USER_INPUT; CURSOR_EXPIRED. */
export const readChanges = async (
  pool: Pool,
  { since, first }: { since?: string | null; first: number },
): Promise<SupplierChanges> => {
  if (since == null) return { nodes: [], cursor: await firstCursor(pool), hasMore: false }
  const from = readChangeCursor(since)
  const primary = getPrimary(pool)
  const { epoch } = await readFeed(primary)
  const { rows } = await runSql<ChangeRow & { isGone: boolean }>(primary, page, [from.number, first + 1])
  if (epoch !== from.epoch || rows[0]!.isGone) throw expired()
  const found = rows.filter(({ number }) => number !== null)
  const read = found.slice(0, first)
  const last = read.at(-1)
  return {
    nodes: await readCurrentState(pool, latestPerSupplier(read)),
    cursor: last ? changeCursor({ epoch, number: Number(last.number) }) : since,
    hasMore: found.length > first,
  }
}

/** One row without a change at the feed's end; also whether the cursor is outside the feed. */
const page = `
  select f.removed_to > $1 or f.last_number < $1 "isGone", c.number, c.subject_id "supplierId", c.kind, c.at
    from change_feed f left join lateral (
      select * from change where number > $1 and subject = 'supplier' order by number limit $2) c on true
   order by c.number`

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
  const row = await readRow<{ number: string | null }>(
    primary,
    'select min(number) - 1 number from change where number is not null and at >= $1',
    [since],
  )
  return changeCursor({ epoch, number: Math.max(Number(row.number ?? lastNumber), Number(removedTo)) })
}

export const changeJson = ({ kind, supplierId, supplier, successor, at }: SupplierChange) => ({
  kind,
  id: supplierId,
  at,
  supplier: supplier && profileJson(supplier),
  successor: successor && { id: successor.id },
})
