import { Arg, Authorized, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { adminOf, staffOf } from '../../auth/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { withoutPayload } from '../../server/deprecated.ts'
import {
  AdminSupplier,
  SupplierEntry,
  SupplierEntryConnection,
  SupplierEntrySort,
  SupplierState,
  toAdminSupplier,
} from './admin-supplier.ts'
import { formatOpeningHours } from '../opening-hours/opening-hours.rules.ts'
import { deleteSupplier } from './delete-supplier.ts'
import { countAnySuppliers, findAnySuppliers } from './find-any-suppliers.ts'
import { idOf } from '../../server/id-of.ts'
import type { Weighed } from '../../server/weight.ts'
import { setHidden, setPremium, verifySupplier, withdrawVerification } from './mark-supplier.ts'
import { saveSupplier } from './save-supplier.ts'
import { SupplierEntryFilter } from './supplier-entry-filter.ts'
import { SupplierInput, VerificationInput } from './supplier-input.ts'
import { Supplier, type SupplierStatus } from '../supplier.entity.ts'

const idArg = { description: 'The id in /suppliers/{id}.' }

/** Administrators' queries and changes of suppliers. */
@Resolver()
export class AdminSupplierResolver {
  @Authorized('listings')
  @Query(() => SupplierEntryConnection, { description: 'Suppliers of every status. For the staff.' })
  adminSuppliers(
    @Ctx() { pool }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: 'An id, the beginning of a postcode, or words of the name.',
    })
    search?: string,
    @Arg('status', () => SupplierState, { nullable: true, description: 'Only those of this status.' })
    status?: SupplierStatus,
    @Arg('filter', () => SupplierEntryFilter, {
      nullable: true,
      description: 'Only those that came from there, or stand so.',
    })
    filter?: SupplierEntryFilter,
    @Arg('sort', () => SupplierEntrySort, {
      nullable: true,
      defaultValue: SupplierEntrySort.NAME,
      description: 'In which order.',
    })
    sort?: SupplierEntrySort,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'How many, from 1 to 100.' })
    first?: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' }) after?: string,
  ): Promise<SupplierEntryConnection> {
    return findAnySuppliers(pool, { search, status, filter, sort, first, after })
  }

  @Authorized('listings')
  @Query(() => AdminSupplier, { nullable: true, description: 'One supplier of any status. For the staff.' })
  async adminSupplier(
    @Ctx() { em, viewer }: Context,
    @Arg('id', () => ID, idArg) id: string,
  ): Promise<AdminSupplier | null> {
    const number = idOf(id)
    const supplier = number ? await em.findOne(Supplier, number) : null
    return supplier && toAdminSupplier(supplier, viewer)
  }

  @Authorized('listings')
  @Mutation(() => AdminSupplier, {
    deprecationReason: withoutPayload('2026-11-23', 'updateSupplier'),
    description: 'Changes a supplier. CONFLICT when it was changed after `updatedAt`. For the staff.',
  })
  async saveSupplier(
    @Ctx() context: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('input', () => SupplierInput, { description: 'What is changed.' }) input: SupplierInput,
    @Arg('updatedAt', () => Date, { description: 'The `updatedAt` that the change is based on.' }) updatedAt: Date,
  ): Promise<AdminSupplier> {
    return toAdminSupplier(
      await saveSupplier(context, staffOf(context, 'listings'), id, input, updatedAt),
      context.viewer,
    )
  }

  @Authorized('standing')
  @Mutation(() => AdminSupplier, {
    deprecationReason: withoutPayload('2026-11-23', 'createVerification'),
    description: 'Notes that the business was checked to exist. For the staff.',
  })
  async verifySupplier(
    @Ctx() context: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('input', () => VerificationInput, { description: 'Where and when it was checked.' }) input: VerificationInput,
  ): Promise<AdminSupplier> {
    return toAdminSupplier(await verifySupplier(context, staffOf(context, 'standing'), id, input), context.viewer)
  }

  @Authorized('standing')
  @Mutation(() => AdminSupplier, {
    deprecationReason: withoutPayload('2026-11-23', 'deleteVerification'),
    description: 'Takes a verification back. For the staff.',
  })
  async withdrawVerification(@Ctx() context: Context, @Arg('id', () => ID, idArg) id: string): Promise<AdminSupplier> {
    return toAdminSupplier(await withdrawVerification(context, staffOf(context, 'standing'), id), context.viewer)
  }

  @Authorized('ADMIN')
  @Mutation(() => AdminSupplier, {
    deprecationReason: withoutPayload('2026-11-23', 'featureSupplier'),
    description: 'Shows a supplier as Featured, or no longer. Administrators only.',
  })
  async setSupplierPremium(
    @Ctx() context: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('isPremium', () => Boolean, { description: 'Featured or not.' }) isPremium: boolean,
  ): Promise<AdminSupplier> {
    return toAdminSupplier(await setPremium(context, adminOf(context), id, isPremium), context.viewer)
  }

  @Authorized('standing')
  @Mutation(() => AdminSupplier, {
    deprecationReason: withoutPayload('2026-11-23', 'hideSupplier'),
    description: 'Hides a supplier from the public, or lists it again. For the staff.',
  })
  async setSupplierHidden(
    @Ctx() context: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('isHidden', () => Boolean, { description: 'Hidden or listed.' }) isHidden: boolean,
  ): Promise<AdminSupplier> {
    return toAdminSupplier(await setHidden(context, staffOf(context, 'standing'), id, isHidden), context.viewer)
  }

  @Authorized('ADMIN')
  @Mutation(() => Boolean, {
    deprecationReason: withoutPayload('2026-11-23', 'removeSupplier'),
    description:
      'Deletes a supplier for good, with its reviews; no import or scrape brings it back. True when done. Administrators only.',
  })
  async deleteSupplier(
    @Ctx() context: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('reason', () => String, {
      description: 'Why, in 3 to 500 characters; the staff see it when the business registers or is added again.',
    })
    reason: string,
  ): Promise<boolean> {
    await deleteSupplier(context, adminOf(context), id, { reason })
    return true
  }
}

@Resolver(() => SupplierEntryConnection)
export class SupplierEntryConnectionResolver {
  @Extensions({ weight: 10 } satisfies Weighed)
  @FieldResolver(() => Int, { description: 'How many suppliers there are on all pages.' })
  totalCount(@Root() { sought }: SupplierEntryConnection, @Ctx() { pool }: Context): Promise<number> {
    return countAnySuppliers(pool, sought)
  }
}

@Resolver(() => SupplierEntry)
export class SupplierEntryResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Its opening hours on one line, as an import reads them: `Mo 09:00-12:00,13:00-17:30; Su off`.',
  })
  hoursText(@Root() { openingHours }: SupplierEntry): string | null {
    return formatOpeningHours(openingHours)
  }
}
