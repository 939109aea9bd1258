import { requireStaff } from '../../accounts/admin-only.ts'
import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql'
import type { Context, Viewer } from '../../server/context.ts'
import { countryNamed, offeredAs } from '../../registration/create-registration.types.ts'
import { connectionType, type ConnectionOf } from '../../schema/connection-type.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import { parseId } from '../../schema/parse-id.ts'
import { checkFirst } from '../../schema/check-first.ts'
import { decide } from './decide.ts'
import {
  CreateSupplierFromRequestInput,
  CreateSupplierFromRequestPayload,
  DecideItemInput,
  DecideItemPayload,
} from './decide-item.types.ts'
import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { toConnection } from '../../schema/page-info.ts'
import { idBehind, idCursor } from '../../schema/id-cursor.ts'
import { itemQueries } from './item-queries.ts'
import { countPending, pendingPage, watchCounts } from './list-pending.ts'
import { ref } from '@mikro-orm/core'
import { BusinessRequest } from '../../registration/business-request.entity.ts'
import { locateSupplier } from '../../registration/locate-supplier.ts'
import { listingRules } from '../../registration/registration.rules.ts'
import { check, PublicError } from '../../server/errors.ts'
import { refuseOutside } from '../../suppliers/refuse-outside.ts'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import { wasMerged } from './was-merged.ts'
import { loadItems, loadItem, parseItemId } from './load-items.ts'
import { PendingCount, PendingItem, PendingItemConnection } from './pending-item.ts'
import { PendingKind, pendingKinds } from './pending-kind.ts'

const DecidedItemConnection = connectionType('DecidedItemConnection', PendingItem, 'A page of decisions, latest first.')

const idText = 'The id of the item.'
const kindText = 'The kind of item.'
const searchArg = {
  nullable: true,
  description: 'Only items with this text in the title, the content, or the sender’s name or email address.',
}
const oldestArg = { nullable: true, defaultValue: false, description: 'Oldest first.' }

@Resolver()
export class RequestsResolver {
  @Authorized('requests')
  @Query(() => PendingItemConnection, {
    description: 'Pending items, newest first. For the staff.',
  })
  pendingItems(
    @Ctx() { pool }: Context,
    @Arg('kind', () => PendingKind, { nullable: true, description: 'Only this kind; all kinds if omitted.' })
    kind?: PendingKind | null,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'How many, from 1 to 100.' })
    first?: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The previous page’s `endCursor`.' })
    after?: string | null,
    @Arg('search', () => String, searchArg) search?: string | null,
    @Arg('oldestFirst', () => Boolean, oldestArg) isOldestFirst?: boolean | null,
  ): Promise<PendingItemConnection> {
    return pendingPage(pool, kind, { first: checkFirst(first, 20), after, search, isOldestFirst })
  }

  @Authorized('requests')
  @Query(() => [PendingCount], { description: 'The number of pending items of each kind; at most 10. For the staff.' })
  pendingCounts(@Ctx() { pool }: Context): Promise<PendingCount[]> {
    return countPending(pool)
  }

  @Authorized('requests')
  @Subscription(() => [PendingCount], {
    name: 'pendingCounts',
    nullable: true,
    subscribe: ({ context }: { context: Context }) => {
      requireStaff(context, 'requests') // the guard above runs only when there is something to send
      return watchCounts(context.pool)
    },
    description: 'The number of pending items of each kind: now, and after each change; at most 10. For the staff.',
  })
  pendingCountsChanged(@Root() counts: PendingCount[]): PendingCount[] {
    return counts
  }

  @Authorized('requests')
  @Query(() => PendingItem, {
    nullable: true,
    description: 'One item, pending or decided. For the staff.',
  })
  async pendingItem(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idText }) id: string,
    @Arg('kind', () => PendingKind, { description: kindText }) kind: PendingKind,
  ): Promise<PendingItem | null> {
    const number = parseId(id)
    return number ? ((await loadItems(context.pool, [{ kind, id: number }]))[0] ?? null) : null
  }

  @Authorized('requests')
  @Query(() => DecidedItemConnection, {
    nullable: true,
    description: 'Decisions, latest first. For the staff.',
  })
  decisions(
    @Ctx() { pool }: Context,
    @Arg('first', () => Int, { nullable: true, defaultValue: 50, description: 'How many, from 1 to 100.' })
    first?: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The previous page’s `endCursor`.' })
    after?: string | null,
  ): Promise<ConnectionOf<PendingItem>> {
    return listDecided(pool, checkFirst(first, 50), after)
  }

  @Authorized('requests')
  @Mutation(() => DecideItemPayload, {
    nullable: true,
    description:
      'Approves or rejects a pending item. CONFLICT if another administrator has decided otherwise. For the staff.',
  })
  decideItem(
    @Ctx() context: Context,
    @Arg('input', () => DecideItemInput, { description: 'The decision.' })
    { id, kind, choice, message, note }: DecideItemInput,
  ): Promise<Payload<'item', PendingItem>> {
    return inPayload('item', async () => {
      const staff = requireStaff(context, 'requests')
      await decide(context, staff, { kind, id: parseItemId(id), approve: choice === 'APPROVE', message, note })
      return loadItem(context, kind, id)
    })
  }

  @Authorized('requests')
  @Mutation(() => CreateSupplierFromRequestPayload, {
    nullable: true,
    description: 'Approves a short request and lists its supplier. For the staff.',
  })
  createSupplierFromRequest(
    @Ctx() context: Context,
    @Arg('input', () => CreateSupplierFromRequestInput, { description: 'The supplier to create.' })
    { requestId, country, services, ...input }: CreateSupplierFromRequestInput,
  ): Promise<Payload<'item', PendingItem>> {
    return inPayload('item', async () => {
      const listing = { ...input, country: countryNamed(country), services: services.map(offeredAs) }
      await listRequest(context, requireStaff(context, 'requests'), parseItemId(requestId), listing)
      return loadItem(context, PendingKind.REQUEST, requestId)
    })
  }
}

const isThere = pendingKinds
  .map((kind) => `(d.kind = '${kind}' and exists (select from ${itemQueries[kind].from} where i.id = d.item_id))`)
  .join(' or ')

const behind = `
  select id, kind, item_id as "itemId" from decision d
   where undone_at is null and ($2::int is null or id < $2) and (${isThere})
   order by id desc limit $1`

/** Leaves out decisions whose item was deleted. @throws BAD_USER_INPUT if `after` is not a cursor. */
const listDecided = async (
  pool: Pool,
  first: number,
  after: string | null | undefined,
): Promise<ConnectionOf<PendingItem>> => {
  const { rows } = await runSql<{ id: number; kind: PendingKind; itemId: number }>(pool, behind, [
    first + 1,
    idBehind(after),
  ])
  const items = await loadItems(
    pool,
    rows.map(({ kind, itemId }) => ({ kind, id: itemId })),
  )
  const decisions = new Map(rows.map((row) => [`${row.kind} ${row.itemId}`, row]))
  return toConnection(items, first, after, ({ kind, id }) => idCursor(decisions.get(`${kind} ${id}`)!))
}

/** After an undone approval, the same supplier is listed again. @throws BAD_USER_INPUT; NOT_FOUND; CONFLICT. */
const listRequest = async ({ em, pool, env }: Context, admin: Viewer, id: number, input: unknown): Promise<void> => {
  const values = check(listingRules, input)
  refuseOutside(values)
  const located = orNull({ ...values, ...(await locateSupplier({ pool, env }, values)) })
  await decide({ em, env }, admin, { kind: PendingKind.REQUEST, id, approve: true }, async (em, request) => {
    if (!(request instanceof BusinessRequest)) return {}
    const earlier = await request.supplier?.load()
    if (earlier && (await wasMerged(em, request))) {
      throw new PublicError(
        'CONFLICT',
        `The supplier created from this request was merged into ${earlier.name}. Approve the request and edit that one.`,
      )
    }
    const supplier =
      earlier ??
      em.create(Supplier, {
        ...located,
        contactEmail: request.contactEmail,
        status: 'listed',
      })
    if (earlier) em.assign(earlier, { ...located, status: 'listed' })
    await em.flush()
    request.supplier = ref(supplier)
    return { supplierId: supplier.id }
  })
}

const orNull = <T extends { name: string; country: string; services: string[] }>(values: T): T =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value === '' ? null : value])) as T
