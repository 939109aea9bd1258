import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import { nullable, withDefault } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
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
import { countAnySuppliers, findAnySuppliers } from './find-any-suppliers.ts'
import { parseId } from '../../schema/parse-id.ts'
import { Weight } from '../../process/weight.ts'
import { SupplierEntryFilter } from './supplier-entry-filter.ts'
import { Supplier, type SupplierStatus } from '../supplier.entity.ts'

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
    return findAnySuppliers(pool, page, { search, status, filter, sort })
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
    return countAnySuppliers(pool, query)
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
