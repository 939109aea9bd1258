import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../accounts/audit/record-action.ts'
import { findRow, runSql } from '../database/sql.ts'
import type { Viewer } from '../server/context.ts'
import { PublicError } from '../server/errors.ts'
import { parseId } from '../schema/types.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { listUnchangedColumns, type MergeRow } from './merge-columns.ts'
import { getPreviousValues, lockSuppliers, writeColumns, restoreViews } from './merge-supplier.ts'
import { SupplierMerge } from './supplier-merge.entity.ts'

/** Later reviews and edits stay with the original. @throws NOT_FOUND; CONFLICT with a later merge. */
export const undoMerge = async (em: EntityManager, admin: Viewer, mergeId: string): Promise<Supplier> =>
  em.transactional(async (em) => {
    const merge = await em.findOne(SupplierMerge, parseId(mergeId) ?? 0, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!merge) throw new PublicError('NOT_FOUND', 'This merge does not exist.')
    if (merge.undoneAt) throw new PublicError('CONFLICT', 'This merge has already been undone.')
    const suppliers = await lockSuppliers(em, [merge.original.id, merge.duplicate.id])
    const [original, duplicate] = [suppliers.get(merge.original.id)!, suppliers.get(merge.duplicate.id)!]
    await refuseConflicts(em, merge, original, duplicate)
    const unchanged = listUnchangedColumns(original, merge.filled)
    await writeColumns(em, original.id, getPreviousValues(merge, original, unchanged))
    if (unchanged.includes('is_premium'))
      await runSql(em, 'update supplier set featured_until = null where id = $1', [original.id])
    await writeColumns(em, duplicate.id, { merged_into_id: null, ...merge.duplicateValues })
    await giveBack(em, merge)
    merge.undoneBy = admin.username
    merge.undoneAt = new Date()
    await em.flush()
    await recordAction(em, admin, {
      action: 'supplier.unmerge',
      subjectId: duplicate.id,
      before: { status: 'merged', mergedInto: original.id },
      after: { ...merge.duplicateValues, mergeId: merge.id, reviewsMoved: merge.reviewIds.length, restored: unchanged },
    })
    return em.findOneOrFail(Supplier, duplicate.id, { refresh: true })
  })

const refuseConflicts = async (
  em: EntityManager,
  { duplicateValues, replaced }: SupplierMerge,
  original: MergeRow,
  duplicate: MergeRow,
) => {
  const conflict = (message: string) => new PublicError('CONFLICT', message)
  if (duplicate.status !== 'merged' || duplicate.merged_into_id !== original.id) {
    throw conflict(`${duplicate.name} has been changed since it was merged, so the merge cannot be undone.`)
  }
  if (original.status === 'merged')
    throw conflict(`${original.name} has since been merged into another supplier. Undo that merge first.`)
  const other = await findRow<{ name: string; place_id: string }>(
    em,
    'select name, place_id from supplier where place_id = any($1) and id <> all($2) limit 1',
    [[duplicateValues.place_id, replaced.place_id].filter(Boolean), [original.id, duplicate.id]],
  )
  const owner = other?.place_id === duplicateValues.place_id ? duplicate : original
  if (other) throw conflict(`${other.name} now has the Google place_id of ${owner.name}: change it there first.`)
}

const giveBack = async (
  em: EntityManager,
  { original, duplicate, reviewIds, reportIds, requestIds, externalRatingIds, views }: SupplierMerge,
) => {
  const move = async (table: string, ids: number[], more = '') => {
    if (ids.length)
      await runSql(em, `update ${table} m set supplier_id = $1 where supplier_id = $2 and id = any($3)${more}`, [
        duplicate.id,
        original.id,
        ids,
      ])
  }
  await move('review', reviewIds)
  await move('supplier_report', reportIds)
  await move('business_request', requestIds)
  await restoreViews(em, original.id, duplicate.id, views)
  await move(
    'external_rating',
    externalRatingIds,
    ' and not exists (select 1 from external_rating d where d.supplier_id = $1 and d.source = m.source)',
  )
}
