import type { Pool } from 'pg'
import { Arg, Authorized, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import { runSql } from '../../database/sql.ts'
import type { Context } from '../../server/context.ts'
import { perRequest } from '../../schema/per-request.ts'
import { Weight } from '../../process/weight.ts'
import { supplierColumns } from '../../suppliers/supplier-columns.ts'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import { Decision } from './decision.entity.ts'
import { findSuppressions, type Suppression } from '../../suppliers/suppression.ts'
import { findLikelySupplier } from '../../duplicates/find-likely-supplier.ts'
import { findSameDoor } from '../../duplicates/find-same-door.ts'
import { PendingKind } from './pending-kind.ts'
import { fillMail } from '../../mail/queue-mail.ts'
import { decisionMail, messagePlace } from './decision-mail.ts'
import { readSubject } from './lock-subject.ts'
import { countPending } from './list-pending.ts'
import {
  DecisionMail,
  DeletedSupplier,
  ItemChoice,
  LikelySupplier,
  PendingItem,
  PendingItemConnection,
} from './pending-item.ts'

/** For administrators only: the supplier may have any status. */
const findAnySuppliers = async (pool: Pool, ids: readonly (number | null)[]): Promise<(Supplier | null)[]> => {
  const { rows } = await runSql<Supplier>(pool, `select ${supplierColumns} from supplier s where s.id = any($1)`, [ids])
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

const standing = `
  select id, kind, item_id as "itemId", to_status as "toStatus", message, note, username, decided_at as "decidedAt"
    from decision where undone_at is null and (kind, item_id) in (select * from unnest($1::text[], $2::integer[]))`

const loadDecisions = async (pool: Pool, items: readonly PendingItem[]): Promise<(Decision | null)[]> => {
  const { rows } = await runSql<Decision>(pool, standing, [items.map(({ kind }) => kind), items.map(({ id }) => id)])
  return items.map(({ kind, id }) => rows.find((row) => row.kind === kind && row.itemId === id) ?? null)
}

const loadDeleted = async (pool: Pool, items: readonly PendingItem[]): Promise<(DeletedSupplier | null)[]> => {
  const suppliers = await findAnySuppliers(
    pool,
    items.map(({ kind, supplierId }) => (kind === 'REQUEST' ? null : supplierId)),
  )
  const listings = items.map(({ title, phone, email }, at) => suppliers[at] ?? { name: title, phone, email })
  const found = await findSuppressions(pool, listings)
  return found.map((one) => one && toDeleted(one))
}

const toDeleted = ({ name, reason, createdBy, createdAt, supplierId, by }: Suppression): DeletedSupplier => ({
  name: supplierId === null ? name : null, // a removed supplier has only its number
  explanation: reason,
  deletedBy: createdBy,
  deletedAt: createdAt,
  recognisedBy: by.replaceAll(' ', '_'),
})

const anySupplier = perRequest(findAnySuppliers)
const decisions = perRequest(loadDecisions)
const deleted = perRequest(loadDeleted)

@Authorized('requests')
@Resolver(() => PendingItem)
export class PendingItemResolver {
  @FieldResolver(
    () => Supplier,
    nullable('The supplier registered, reviewed or reported, of any status, or created from a short request.'),
  )
  supplier(@Root() { supplierId }: PendingItem, @Ctx() context: Context): Promise<Supplier | null> | null {
    return supplierId ? anySupplier(context).load(supplierId) : null
  }

  @FieldResolver(() => Decision, nullable('The decision; null while it is pending.'))
  decision(@Root() item: PendingItem, @Ctx() context: Context): Promise<Decision | null> | null {
    return item.status === 'pending' ? null : decisions(context).load(item)
  }

  @Weight(10)
  @FieldResolver(() => DecisionMail, nullable('The email that a decision would send; null if it sends none.'))
  async decisionMail(
    @Root() { kind, id }: PendingItem,
    @Ctx() { em, pool, env }: Context,
    @Arg('choice', () => ItemChoice, { description: 'The decision.' }) choice: ItemChoice,
  ): Promise<DecisionMail | null> {
    const subject = await readSubject(em, kind, id)
    const mail =
      subject && (await decisionMail(env, subject, { kind, approve: choice === 'APPROVE', message: messagePlace }))
    const words = mail && (await fillMail(pool, env, mail))
    return words ? { ...words, recipient: mail.to, isSent: env.SMTP_URL !== undefined } : null
  }

  @FieldResolver(
    () => DeletedSupplier,
    nullable('For a registration, short request or scraped business: the deleted supplier that it matches, if any.'),
  )
  deletedBefore(@Root() item: PendingItem, @Ctx() context: Context): Promise<DeletedSupplier | null> | null {
    return listingKinds.has(item.kind) ? deleted(context).load(item) : null
  }

  @FieldResolver(() => [LikelySupplier], {
    description:
      'For a pending registration or short request: suppliers that may be the same business, most likely first; at most five. Runs one search per item.',
  })
  async likelySuppliers(@Root() item: PendingItem, @Ctx() context: Context): Promise<LikelySupplier[]> {
    return item.status === 'pending' ? findLikely(context, item, await this.supplier(item, context)) : []
  }
}

@Resolver(() => PendingItemConnection)
export class PendingItemConnectionResolver {
  @Weight(10)
  @FieldResolver(() => Int, { description: 'The total number of pending items.' })
  async totalCount(@Root() { kind, search }: PendingItemConnection, @Ctx() { pool }: Context): Promise<number> {
    const counts = await countPending(pool, search)
    return counts.filter((one) => !kind || one.kind === kind).reduce((sum, { count }) => sum + count, 0)
  }
}

const namedLimit = 5

const listingKinds = new Set<PendingKind>([PendingKind.REGISTRATION, PendingKind.REQUEST, PendingKind.FIND])

/** Matches by name, or by phone and address; excludes the item's own supplier. */
const findLikely = async (
  { pool }: Pick<Context, 'pool'>,
  { kind, title, phone, email }: PendingItem,
  supplier: Supplier | null,
): Promise<LikelySupplier[]> => {
  if (!listingKinds.has(kind)) return []
  const listing = supplier ?? { name: title, phone, email }
  const { suppliers } = await findLikelySupplier(pool, listing)
  const others = await findSameDoor(pool, listing)
  return [...suppliers, ...others.filter(({ id }) => suppliers.every((one) => one.id !== id))]
    .filter(({ id }) => id !== supplier?.id)
    .slice(0, namedLimit)
    .map(({ id, name, status, decision, reasons }) => ({
      supplierId: id,
      name,
      status,
      isSame: decision === 'same',
      agrees: reasons
        .filter(({ likeness, weight }) => likeness !== 'different' && weight > 0)
        .map(({ field }) => field),
    }))
}
