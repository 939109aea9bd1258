import { requireStaff } from '../../accounts/admin-only.ts'
import { Arg, Args, Authorized, Ctx, ID, Query, Resolver, Root, Subscription, Field, InputType } from 'type-graphql'
import { nullable, PayloadMutation, withDefault, parseId } from '../../schema/types.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { countryWithCode, OfferedService } from '../../registration/create-registration.types.ts'
import {
  connectionType,
  readAfterId,
  idCursor,
  pageArgs,
  toConnection,
  type Connection,
  type PageOptions,
} from '../../schema/connection.ts'
import { decide } from './decide.ts'
import { runSql } from '../../database/sql.ts'
import { itemQueries } from './item-queries.ts'
import { countPending, figureFields, pendingPage, readFigures, watchCounts } from './list-pending.ts'
import { ref } from '@mikro-orm/core'
import { BusinessRequest } from '../../registration/business-request.entity.ts'
import { locateSupplier } from '../../registration/locate-supplier.ts'
import { listingRules } from '../../registration/registration.rules.ts'
import { check, PublicError } from '../../server/errors.ts'
import { refuseOutside } from '../../suppliers/refuse-outside.ts'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import { wasMerged, loadItems, loadItem, parseItemId } from './load-items.ts'
import { PendingCount, PendingItem, PendingItemConnection, ItemChoice } from './pending-item.ts'
import { PendingKind, pendingKinds } from './pending-kind.ts'
import { GraphQLCountryCode } from 'graphql-scalars'

@InputType({ description: 'A decision on a pending item.' })
class DecideItemInput {
  @Field(() => ID, { description: 'The id of the item.' }) id!: string
  @Field(() => PendingKind, { description: 'The kind of item.' }) kind!: PendingKind
  @Field(() => ItemChoice, { description: 'The decision.' }) choice!: ItemChoice
  @Field(
    () => String,
    nullable(
      'The text emailed to the sender, up to 500 characters; required for a rejection that is emailed, and refused if no email is sent.',
    ),
  )
  message?: string | null
  @Field(
    () => String,
    nullable(
      'A note for staff, up to 500 characters; required for a rejection that is not emailed, except for messages.',
    ),
  )
  note?: string | null
}

@InputType({ description: 'The supplier to create from a short request. Only the name is required.' })
class CreateSupplierFromRequestInput {
  @Field(() => ID, { description: 'The id of the short request.' }) requestId!: string
  @Field(() => String, { description: 'The trading name, 2 to 120 characters.' }) name!: string
  @Field(() => String, nullable('What the business does, in plain text of up to 2,000 characters.'))
  description?: string | null
  @Field(() => String, nullable('The public email address.')) email?: string | null
  @Field(() => String, nullable('The public phone number.')) phone?: string | null
  @Field(() => String, nullable('The website; https:// is assumed if there is no scheme.')) website?: string | null
  @Field(() => String, nullable('Building number and street.')) address?: string | null
  @Field(() => String, nullable('Town or city.')) city?: string | null
  @Field(() => String, nullable('County or region.')) county?: string | null
  @Field(() => String, nullable('Postcode.')) postcode?: string | null
  @Field(() => GraphQLCountryCode, {
    defaultValue: 'GB',
    description: 'The country: GB, FR, DE, ES, IT, NL, BE or IE.',
  })
  country!: string
  @Field(() => [OfferedService], { defaultValue: [], description: 'The services that it offers.' })
  services!: OfferedService[]
}

const DecidedItemConnection = connectionType(PendingItem, 'A page of decisions, latest first.', 'DecidedItemConnection')

const idText = 'The id of the item.'
const kindText = 'The kind of item.'
const searchArg = nullable(
  'Only items with this text in the title, the content, or the sender’s name or email address.',
)
const oldestArg = withDefault(false, 'Oldest first.')

@Authorized('requests')
@Resolver()
export class RequestsResolver {
  @Query(() => PendingItemConnection, { description: 'Pending items, newest first. For the staff.' })
  pendingItems(
    @Ctx() { pool }: Context,
    @Args(pageArgs(20)) page: PageOptions,
    @Arg('kind', () => PendingKind, nullable('Only this kind; all kinds if omitted.')) kind?: PendingKind | null,
    @Arg('search', () => String, searchArg) search?: string | null,
    @Arg('oldestFirst', () => Boolean, oldestArg) isOldestFirst?: boolean | null,
  ): Promise<PendingItemConnection> {
    return pendingPage(pool, kind, page, { search, isOldestFirst })
  }

  @Query(() => [PendingCount], { description: 'The number of pending items of each kind; at most 10. For the staff.' })
  pendingCounts(@Ctx() { pool }: Context): Promise<PendingCount[]> {
    return countPending(pool)
  }

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

  @Query(() => PendingItem, nullable('One item, pending or decided. For the staff.'))
  async pendingItem(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idText }) id: string,
    @Arg('kind', () => PendingKind, { description: kindText }) kind: PendingKind,
  ): Promise<PendingItem | null> {
    const number = parseId(id)
    return number ? ((await loadItems(context.pool, [{ kind, id: number }]))[0] ?? null) : null
  }

  @Query(() => DecidedItemConnection, nullable('Decisions, latest first. For the staff.'))
  async decisions(
    @Ctx() { pool }: Context,
    @Args(pageArgs(50)) { size, after }: PageOptions,
  ): Promise<Connection<PendingItem>> {
    const { rows } = await runSql<{ id: number; kind: PendingKind; itemId: number }>(pool, decisionsPage, [
      size + 1,
      readAfterId(after),
    ])
    const items = await loadItems(
      pool,
      rows.map(({ kind, itemId }) => ({ kind, id: itemId })),
    )
    const decisions = new Map(rows.map((row) => [`${row.kind} ${row.itemId}`, row]))
    return toConnection(items, size, after, ({ kind, id }) => idCursor(decisions.get(`${kind} ${id}`)!))
  }

  @PayloadMutation(
    'Approves or rejects a pending item. CONFLICT if another administrator has decided otherwise. For the staff.',
    DecideItemInput,
    { item: [() => PendingItem, 'The changed item.'], ...figureFields },
  )
  async decideItem(context: Context, { id, kind, choice, message, note }: DecideItemInput): Promise<object> {
    const staff = requireStaff(context, 'requests')
    await decide(context, staff, { kind, id: parseItemId(id), approve: choice === 'APPROVE', message, note })
    return { item: await loadItem(context, kind, id), ...(await readFigures(context.pool)) }
  }

  @PayloadMutation('Approves a short request and lists its supplier. For the staff.', CreateSupplierFromRequestInput, {
    item: [() => PendingItem, 'The request, approved, with its `supplier`.'],
    ...figureFields,
  })
  async createSupplierFromRequest(
    context: Context,
    { requestId, country, ...input }: CreateSupplierFromRequestInput,
  ): Promise<object> {
    const listing = { ...input, country: countryWithCode(country) }
    await listRequest(context, requireStaff(context, 'requests'), parseItemId(requestId), listing)
    return { item: await loadItem(context, PendingKind.REQUEST, requestId), ...(await readFigures(context.pool)) }
  }
}

const isThere = pendingKinds
  .map((kind) => `(d.kind = '${kind}' and exists (select from ${itemQueries[kind].from} where i.id = d.item_id))`)
  .join(' or ')

/** SQL: leaves out decisions whose item was deleted. */
const decisionsPage = `
  select id, kind, item_id as "itemId" from decision d
   where undone_at is null and ($2::int is null or id < $2) and (${isThere})
   order by id desc limit $1`

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
      earlier ?? em.create(Supplier, { ...located, contactEmail: request.contactEmail, status: 'listed' })
    if (earlier) em.assign(earlier, { ...located, status: 'listed' })
    await em.flush()
    request.supplier = ref(supplier)
    return { supplierId: supplier.id }
  })
}

const orNull = <T extends { name: string; country: string; services: string[] }>(values: T): T =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value === '' ? null : value])) as T
