import { Authorized, Ctx, Query, Resolver } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
import { listFailure, SupplierListFailure } from './export-outcome.ts'

@Authorized('ADMIN')
@Resolver()
export class SupplierListResolver {
  @Query(
    () => SupplierListFailure,
    nullable(
      'Why the file of all suppliers (GET /api/suppliers on a large site) cannot be built; null if it can. For administrators.',
    ),
  )
  supplierListFailure(@Ctx() { pool }: Context): Promise<SupplierListFailure | null> {
    return listFailure(pool)
  }
}
