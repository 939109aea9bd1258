import { wrap } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { changedValues, recordAction, schedule, type Actor } from '../../accounts/audit/record-action.ts'
import { checkLastDay, today } from '../../database/check-last-day.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { check, PublicError } from '../../server/errors.ts'
import { readRows, runSql } from '../../database/sql.ts'
import { recordFieldSources } from '../field-sources.ts'
import { lockSupplier, unverified } from './save-supplier.ts'
import type { Supplier } from '../supplier.entity.ts'
import { featuringRules, verificationRules } from '../rules/supplier.rules.ts'

type Marks = Partial<
  Pick<
    Supplier,
    'isPremium' | 'featuredUntil' | 'status' | 'isVerified' | 'verifiedAt' | 'verifiedBy' | 'verifiedSource'
  >
>

type MarksFor = (supplier: Supplier, em: EntityManager) => Marks | Promise<Marks>

const mark = ({ em }: Context, admin: Viewer, id: string, action: string, marksFor: MarksFor): Promise<Supplier> =>
  em.transactional((em) => markIn(em, admin, id, action, marksFor))

const markIn = async (em: EntityManager, actor: Actor, id: string, action: string, marksFor: MarksFor) => {
  const supplier = await lockSupplier(em, id)
  const changes = changedValues<Marks>(supplier, await marksFor(supplier, em))
  if (!changes) return supplier
  wrap(supplier).assign({
    ...changes.after,
    fieldSource: recordFieldSources(supplier.fieldSource, Object.keys(changes.after), 'admin'),
  })
  await em.flush()
  await recordAction(em, actor, { action, subjectId: id, ...changes })
  return supplier
}

/** @throws BAD_USER_INPUT naming `featuredUntil` if the day has passed. */
export const setPremium = (
  context: Context,
  admin: Viewer,
  { id, isFeatured, featuredUntil }: { id: string; isFeatured: boolean; featuredUntil?: string | null },
) => {
  if (!isFeatured) return mark(context, admin, id, unfeature, () => ordinary)
  const until = featuredUntil === undefined ? undefined : check(featuringRules, { featuredUntil }).featuredUntil
  return mark(context, admin, id, 'supplier.feature', async (_, em) => {
    if (until === undefined) return { isPremium: true }
    await checkLastDay(em, 'featuredUntil', until)
    return { isPremium: true, featuredUntil: until || null }
  })
}

const unfeature = 'supplier.unfeature'
const ordinary: Marks = { isPremium: false, featuredUntil: null }
const batch = 100

/** Runs every minute, so that a last day ends at midnight in London. */
export const endFeatured = async (em: EntityManager): Promise<number> => {
  const ended = await em.fork().transactional(async (em) => {
    const { rows } = await runSql<{ id: number }>(
      em,
      `select id from supplier where featured_until < ${today} and status <> 'merged'
        order by featured_until, id limit ${batch} for update skip locked`,
    )
    for (const { id } of rows) await markIn(em, schedule, String(id), unfeature, () => ordinary)
    return rows.length
  })
  return ended < batch ? ended : ended + (await endFeatured(em))
}

/** @throws CONFLICT for a pending registration; imported and scraped suppliers may be listed. */
export const setHidden = (context: Context, admin: Viewer, { id, isHidden }: { id: string; isHidden: boolean }) =>
  mark(context, admin, id, isHidden ? 'supplier.hide' : 'supplier.show', async ({ id: number, status }, em) => {
    if (status === 'pending' && !(await wasBrought(em, number)))
      throw new PublicError('CONFLICT', 'This supplier is awaiting approval. Decide under Requests.')
    return { status: isHidden ? 'hidden' : 'listed' }
  })

const wasBrought = async (em: EntityManager, id: number): Promise<boolean> => {
  const text = `select from batch_entry where supplier_id = $1 and kind = 'added' limit 1`
  return (await readRows(em, text, [id])).length > 0
}

/** @throws BAD_USER_INPUT naming `source` or `on`. */
export const verifySupplier = (context: Context, admin: Viewer, { supplierId, ...input }: { supplierId: string }) => {
  const { source, on } = check(verificationRules, input)
  const marks = { isVerified: true, verifiedAt: new Date(on), verifiedBy: admin.username, verifiedSource: source }
  return mark(context, admin, supplierId, 'supplier.verify', () => marks)
}

export const withdrawVerification = (context: Context, admin: Viewer, { supplierId }: { supplierId: string }) =>
  mark(context, admin, supplierId, 'supplier.unverify', () => unverified)
