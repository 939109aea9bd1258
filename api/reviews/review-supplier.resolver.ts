import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { perRequest } from '../schema/per-request.ts'
import type { WeightedField } from '../process/weight.ts'
import { findSuppliers } from '../suppliers/find-suppliers.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { Review } from './review.entity.ts'

const supplierLoader = perRequest(findSuppliers)

type AnyReview = { supplierId: number } | Pick<Review, 'supplier'>

@Resolver(() => Review)
export class ReviewSupplierResolver {
  @Extensions({ weight: 2 } satisfies WeightedField)
  @FieldResolver(() => Supplier, {
    nullable: true,
    description: 'The reviewed supplier; null if it is no longer public.',
  })
  supplier(@Root() review: AnyReview, @Ctx() context: Context): Promise<Supplier | null> {
    return supplierLoader(context).load('supplierId' in review ? review.supplierId : review.supplier.id)
  }
}
