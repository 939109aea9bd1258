import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Query,
  Resolver,
  Root,
  Field,
  InputType,
} from 'type-graphql'
import { nullable, withDefault, PayloadMutation, type PayloadFields, parseId } from '../../schema/types.ts'
import type { Context, Viewer } from '../../server/context.ts'
import {
  AdminSupplier,
  SupplierEntry,
  SupplierEntryConnection,
  SupplierEntrySort,
  SupplierState,
  toAdminSupplier,
  type SupplierEntryQuery,
} from './admin-supplier.ts'
import { pageArgs, type Connection, type PageOptions } from '../../schema/connection.ts'
import { formatOpeningHours } from '../opening-hours/opening-hours.rules.ts'
import { countSupplierEntries, findSupplierEntries } from './find-supplier-entries.ts'
import { Weight } from '../../process/weight.ts'
import { SupplierEntryFilter } from './supplier-entry-filter.ts'
import { Supplier, type SupplierStatus } from '../supplier.entity.ts'
import { requireAdmin, requireStaff } from '../../accounts/admin-only.ts'
import type { OfficeArea } from '../../accounts/office-areas.rules.ts'
import { SupplierInput, VerificationInput } from './supplier-input.ts'
import { deleteSupplier } from './delete-supplier.ts'
import { setHidden, setPremium, verifySupplier, withdrawVerification } from './mark-supplier.ts'
import { createSupplier, saveSupplier } from './save-supplier.ts'

@Authorized('listings')
@Resolver()
export class AdminSupplierResolver {
  @Query(() => SupplierEntryConnection, { description: 'Suppliers of every status. For the staff.' })
  adminSuppliers(
    @Ctx() { pool }: Context,
    @Args(pageArgs(20)) page: PageOptions,
    @Arg('search', () => String, nullable('An id, the beginning of a postcode, or words of the name.')) search?: string,
    @Arg('status', () => SupplierState, nullable('Only those of this status.')) status?: SupplierStatus,
    @Arg('filter', () => SupplierEntryFilter, nullable('Filters by origin and state.')) filter?: SupplierEntryFilter,
    @Arg('sort', () => SupplierEntrySort, withDefault(SupplierEntrySort.NAME, 'In which order.'))
    sort?: SupplierEntrySort,
  ): Promise<Connection<SupplierEntry>> {
    return findSupplierEntries(pool, page, { search, status, filter, sort })
  }

  @Query(() => AdminSupplier, nullable('One supplier of any status. For the staff.'))
  async adminSupplier(
    @Ctx() { em, viewer }: Context,
    @Arg('id', () => ID, { description: 'The id in /suppliers/{id}.' }) id: string,
  ): Promise<AdminSupplier | null> {
    const number = parseId(id)
    const supplier = number ? await em.findOne(Supplier, number) : null
    return supplier && toAdminSupplier(supplier, viewer)
  }
}

@Resolver(() => SupplierEntryConnection)
export class SupplierEntryConnectionResolver {
  @Weight(10)
  @FieldResolver(() => Int, { description: 'How many suppliers there are on all pages.' })
  totalCount(@Root() { query }: { query: SupplierEntryQuery }, @Ctx() { pool }: Context): Promise<number> {
    return countSupplierEntries(pool, query)
  }
}

@Resolver(() => SupplierEntry)
export class SupplierEntryResolver {
  @FieldResolver(
    () => String,
    nullable('Its opening hours on one line, as an import reads them: `Mo 09:00-12:00,13:00-17:30; Su off`.'),
  )
  hoursText(@Root() { openingHours }: SupplierEntry): string | null {
    return formatOpeningHours(openingHours)
  }
}

const fields: PayloadFields = { supplier: [() => AdminSupplier, 'The changed supplier.'] }

const changeAs =
  <Input>(area: OfficeArea, change: (context: Context, viewer: Viewer, input: Input) => Promise<Supplier>) =>
  async (context: Context, input: Input): Promise<AdminSupplier> => {
    const viewer = requireStaff(context, area)
    return toAdminSupplier(await change(context, viewer, input), viewer)
  }

const idField = { description: 'The `id` of the supplier.' }

@InputType({ description: 'A new supplier; the name is required.' })
class CreateSupplierInput extends SupplierInput {}

@InputType({ description: 'A supplier’s changes. Omitted fields stay.' })
class UpdateSupplierInput extends SupplierInput {
  @Field(() => ID, idField) id!: string
  @Field(() => Date, { description: 'The `updatedAt` you read: CONFLICT if the supplier has changed since.' })
  updatedAt!: Date
}

@InputType({ description: 'A supplier to verify, with the evidence.' })
class CreateVerificationInput extends VerificationInput {
  @Field(() => ID, idField) supplierId!: string
}

@InputType({ description: 'A supplier whose verification to withdraw.' })
class DeleteVerificationInput {
  @Field(() => ID, idField) supplierId!: string
}

@InputType({ description: 'A supplier, and whether it is featured.' })
class FeatureSupplierInput {
  @Field(() => ID, idField) id!: string
  @Field(() => Boolean, { description: 'Shown as Featured or not.' }) isFeatured!: boolean
  @Field(
    () => String,
    nullable('Its last day as Featured, YYYY-MM-DD in Europe/London; null for no end. If omitted, it stays unchanged.'),
  )
  featuredUntil?: string | null
}

@InputType({ description: 'A supplier, and whether the public sees it.' })
class HideSupplierInput {
  @Field(() => ID, idField) id!: string
  @Field(() => Boolean, { description: 'Hidden or listed.' }) isHidden!: boolean
}

@InputType({ description: 'A supplier to delete.' })
class DeleteSupplierInput {
  @Field(() => ID, idField) id!: string
  @Field(() => String, {
    description: 'Why, in 3 to 500 characters; the staff see it when the business registers or is added again.',
  })
  reason!: string
  @Field(
    () => Boolean,
    nullable(
      'Whether the business requested it: then requests, scraped data and decisions about it are deleted too, its page responds 410, and only hashes are stored so that it is not added again.',
    ),
  )
  isOnRequest?: boolean | null
}

@Resolver()
export class ChangeSupplierResolver {
  @Authorized('listings')
  @PayloadMutation(
    'Lists a supplier entered by staff; `createSupplierFromUrl` reads one from its site. For the staff.',
    CreateSupplierInput,
    fields,
  )
  createSupplier = changeAs('listings', createSupplier)

  @Authorized('listings')
  @PayloadMutation('Changes a supplier. For the staff.', UpdateSupplierInput, fields)
  updateSupplier = changeAs('listings', saveSupplier)

  @Authorized('standing')
  @PayloadMutation('Records that a business was verified. For the staff.', CreateVerificationInput, fields)
  createVerification = changeAs('standing', verifySupplier)

  @Authorized('standing')
  @PayloadMutation('Withdraws a verification. For the staff.', DeleteVerificationInput, fields)
  deleteVerification = changeAs('standing', withdrawVerification)

  @Authorized('ADMIN')
  @PayloadMutation('Shows a supplier as Featured, or no longer. For administrators.', FeatureSupplierInput, fields)
  featureSupplier = changeAs('ADMIN', setPremium)

  @Authorized('standing')
  @PayloadMutation('Hides a supplier from the public, or lists it again. For the staff.', HideSupplierInput, fields)
  hideSupplier = changeAs('standing', setHidden)

  @Authorized('ADMIN')
  @PayloadMutation(
    'Deletes a supplier for good, with its reviews; no import or scrape brings it back. For administrators.',
    DeleteSupplierInput,
    { deletedId: [() => ID, 'The `id` of the deleted supplier.'] },
  )
  deleteSupplier(context: Context, input: DeleteSupplierInput): Promise<string> {
    return deleteSupplier(context, requireAdmin(context), input)
  }
}
