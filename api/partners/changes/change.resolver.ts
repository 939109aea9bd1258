import { Arg, Ctx, Extensions, Int, Query, Resolver } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import { checkFirst, firstArg } from '../../schema/connection.ts'
import type { Context } from '../../server/context.ts'
import type { Uncacheable } from '../../schema/uncacheable.ts'
import { Weight } from '../../process/weight.ts'
import { readChanges } from './read-changes.ts'
import { SupplierChanges, maxChanges } from './supplier-change.ts'

@Resolver()
export class ChangeResolver {
  @Extensions({ isUncacheable: true } satisfies Uncacheable)
  @Weight(40)
  @Query(
    () => SupplierChanges,
    nullable(
      'Changes, for mirroring the directory. First query without `since` and save the cursor; then read all suppliers; then repeatedly query changes since the cursor. Start again on CURSOR_EXPIRED.',
    ),
  )
  changes(
    @Ctx() { pool }: Context,
    @Arg(
      'since',
      () => String,
      nullable('The last response’s `cursor`; without it, no changes and the cursor of ten minutes ago are returned.'),
    )
    since?: string,
    @Arg('first', () => Int, firstArg(maxChanges)) first?: number,
  ): Promise<SupplierChanges> {
    return readChanges(pool, { since, first: checkFirst(first, maxChanges) })
  }
}
