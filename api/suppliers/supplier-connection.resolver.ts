import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { countMatches, facetsOf } from './count-suppliers.ts'
import { SupplierConnection, SupplierFacets } from './supplier-connection.ts'

/** The counts of a search, made only when asked for. */
@Resolver(() => SupplierConnection)
export class SupplierConnectionResolver {
  @FieldResolver(() => Int, {
    description: 'How many suppliers match; a search by words or place is counted up to 1,000.',
  })
  async totalCount(@Root() { search }: SupplierConnection, @Ctx() { pool }: Context): Promise<number> {
    return (await countMatches(pool, search)).count
  }

  @FieldResolver(() => Boolean, { description: 'False when there are more than `totalCount`.' })
  async isTotalExact(@Root() { search }: SupplierConnection, @Ctx() { pool }: Context): Promise<boolean> {
    return (await countMatches(pool, search)).isExact
  }

  @FieldResolver(() => SupplierFacets, { description: 'Services and counties of the matches, each with a count.' })
  facets(@Root() { search }: SupplierConnection, @Ctx() { pool }: Context): Promise<SupplierFacets> {
    return facetsOf(pool, search)
  }
}
