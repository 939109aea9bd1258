import { Arg, Ctx, Extensions, Int, Query, Resolver } from 'type-graphql'
import { checkFirst } from '../../schema/check-first.ts'
import type { Context } from '../../server/context.ts'
import type { Uncacheable } from '../../schema/uncacheable.ts'
import type { WeightedField } from '../../process/weight.ts'
import { readChanges } from './read-changes.ts'
import { SupplierChanges, maxChanges } from './supplier-change.ts'

@Resolver()
export class ChangeResolver {
  @Extensions({ weight: 40, isUncacheable: true } satisfies WeightedField & Uncacheable)
  @Query(() => SupplierChanges, {
    nullable: true,
    description:
      'What has changed, for a copy of the directory. First ask without `since` and keep the cursor; then read all suppliers; then ask for what has changed since the cursor, again and again. CURSOR_EXPIRED says to begin anew.',
  })
  changes(
    @Ctx() { pool }: Context,
    @Arg('since', () => String, {
      nullable: true,
      description:
        'The `cursor` of the last answer; without it the cursor of ten minutes ago is answered, and no changes.',
    })
    since?: string,
    @Arg('first', () => Int, { nullable: true, defaultValue: maxChanges, description: 'How many, from 1 to 100.' })
    first?: number,
  ): Promise<SupplierChanges> {
    return readChanges(pool, { since, first: checkFirst(first, maxChanges) })
  }
}
