import { Authorized, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql'
import { findRow } from '../../database/sql.ts'
import { nullable } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'

@ObjectType({ description: 'The failing build of the file of all suppliers.' })
class SupplierListFailure {
  @Field(() => Date, { description: 'When it first failed since the last successful build.' }) failedSince!: Date
  @Field(() => String, { description: 'Why the latest build failed.' }) message!: string
  @Field(() => Date, nullable('When the present file was built; null if there is none.')) madeAt!: Date | null
}

@Authorized('ADMIN')
@Resolver()
export class SupplierListResolver {
  @Query(
    () => SupplierListFailure,
    nullable(
      'Why the file of all suppliers (GET /api/suppliers on a large site) cannot be built; null if it can. For administrators.',
    ),
  )
  supplierListFailure(@Ctx() { pool }: Context): Promise<SupplierListFailure | undefined> {
    return findRow<SupplierListFailure>(
      pool,
      `select failed_since as "failedSince", reason as message, (select max(made_at) from supplier_list) as "madeAt" from supplier_list_outcome`,
    )
  }
}
