import { readRows, type Db } from '../../database/sql.ts'
import { toCursor } from '../../schema/connection.ts'
import { selectItems } from './item-queries.ts'
import type { PendingItem } from './pending-item.ts'
import type { PendingKind } from './pending-kind.ts'
import type { Context } from '../../server/context.ts'
import { gone } from './lock-subject.ts'
import { parseId } from '../../schema/types.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { SupplierMerge } from '../../duplicates/supplier-merge.entity.ts'
import type { BusinessRequest } from '../../registration/business-request.entity.ts'

export type ItemRow = Omit<PendingItem, 'cursor'> & { at: string }

export const toItem = ({ at, ...row }: ItemRow): PendingItem => ({ ...row, cursor: toCursor([at, row.kind, row.id]) })

/** Keeps the order, and leaves out deleted items; one query per kind. */
export const loadItems = async (
  pool: Db,
  wanted: readonly { kind: PendingKind; id: number }[],
): Promise<PendingItem[]> => {
  const kinds = [...new Set(wanted.map(({ kind }) => kind))]
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = wanted.filter((one) => one.kind === kind).map(({ id }) => id)
      return (await readRows<ItemRow>(pool, `${selectItems(kind)} where i.id = any($1)`, [ids])).map(toItem)
    }),
  )
  const items = new Map(found.flat().map((item) => [`${item.kind} ${item.id}`, item]))
  return wanted.flatMap(({ kind, id }) => items.get(`${kind} ${id}`) ?? [])
}

/** @throws NOT_FOUND */
export const parseItemId = (id: string): number => {
  const number = parseId(id)
  if (!number) throw gone()
  return number
}

/** @throws NOT_FOUND */
export const loadItem = async ({ pool }: Context, kind: PendingKind, id: string): Promise<PendingItem> => {
  const [item] = await loadItems(pool, [{ kind, id: parseItemId(id) }])
  if (!item) throw gone()
  return item
}

export const wasMerged = async (em: EntityManager, { id }: BusinessRequest): Promise<boolean> =>
  (await em.count(SupplierMerge, { requestIds: { $contains: [id] }, undoneAt: null })) > 0
