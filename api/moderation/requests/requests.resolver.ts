import { requireStaff } from '../../accounts/admin-only.ts'
import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql'
import type { Context } from '../../server/context.ts'
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
import { loadItem, parseItemId } from './load-item.ts'
import { listDecided } from './list-decided.ts'
import { countPending, pendingPage } from './list-pending.ts'
import { watchCounts } from './live-counts.ts'
import { listRequest } from './list-request.ts'
import { loadItems } from './load-items.ts'
import { PendingCount, PendingItem, PendingItemConnection } from './pending-item.ts'
import { PendingKind } from './pending-kind.ts'

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
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' })
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
    description: 'One item as it is now, whether it waits or not. For the staff.',
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
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' })
    after?: string | null,
  ): Promise<ConnectionOf<PendingItem>> {
    return listDecided(pool, checkFirst(first, 50), after)
  }

  @Authorized('requests')
  @Mutation(() => DecideItemPayload, {
    nullable: true,
    description:
      'Approves or rejects something that waits. CONFLICT when another administrator has decided otherwise. For the staff.',
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
    @Arg('input', () => CreateSupplierFromRequestInput, { description: 'The supplier to be made of it.' })
    { requestId, country, services, ...input }: CreateSupplierFromRequestInput,
  ): Promise<Payload<'item', PendingItem>> {
    return inPayload('item', async () => {
      const listing = { ...input, country: countryNamed(country), services: services.map(offeredAs) }
      await listRequest(context, requireStaff(context, 'requests'), parseItemId(requestId), listing)
      return loadItem(context, PendingKind.REQUEST, requestId)
    })
  }
}
