import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { OutsideRating } from './outside-rating.entity.ts'
import { outsideRatings } from './outside-ratings.ts'
import { countyUrlNameOf } from '../places/county-named.ts'
import { perRequest } from '../server/per-request.ts'
import { similarSuppliers } from './similar-suppliers.ts'
import { checkFirst } from '../server/check-first.ts'
import { Supplier } from './supplier.entity.ts'

const outsideRatingsOf = perRequest(outsideRatings)

/** The fields that a supplier's own page shows beside its columns. */
@Resolver(() => Supplier)
export class SupplierRelationsResolver {
  @FieldResolver(() => [OutsideRating], { description: 'Ratings on other sites, each with its source and date.' })
  outsideRatings(@Root() supplier: Supplier, @Ctx() context: Context): Promise<OutsideRating[]> {
    return outsideRatingsOf(context).load(supplier.id)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What stands in /counties/{urlName} for its county; null when the county has no page, as abroad.',
  })
  countyUrlName(@Root() { county }: Supplier): string | null {
    return (county && countyUrlNameOf(county)) ?? null
  }

  /** Runs a query for each supplier: meant for a supplier's own page, not for lists. */
  @FieldResolver(() => [Supplier], {
    description:
      'The nearest suppliers of the same services. One query a supplier: ask for it on one supplier, not on a list.',
  })
  similar(
    @Root() supplier: Supplier,
    @Ctx() { pool }: Context,
    @Arg('first', () => Int, { nullable: true, defaultValue: 3, description: 'How many, from 1 to 100.' })
    first?: number,
  ): Promise<Supplier[]> {
    return similarSuppliers(pool, supplier, checkFirst(first, 3))
  }
}
