import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { BacklinkReport } from './backlink-report.ts'
import { BacklinkStatus } from './backlink.entity.ts'
import { BacklinkSort, listBacklinks } from './list-backlinks.ts'

/** Backlinks, for administrators. */
@Resolver()
export class BacklinkResolver {
  @Authorized('ADMIN')
  @Query(() => BacklinkReport, {
    description: 'The backlinks, by default newest first, and figures of all of them. For administrators.',
  })
  backlinks(
    @Ctx() { pool }: Context,
    @Arg('first', () => Int, { nullable: true, defaultValue: 50, description: 'How many, from 1 to 100.' })
    first?: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' }) after?: string,
    @Arg('status', () => BacklinkStatus, {
      nullable: true,
      description: 'Only those with this status; the figures are of all.',
    })
    status?: BacklinkStatus,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only those with these letters in their page, their path or their words; up to 200 characters.',
    })
    search?: string,
    @Arg('sort', () => BacklinkSort, { nullable: true, defaultValue: 'NEWEST', description: 'The order.' })
    sort?: BacklinkSort,
  ): Promise<BacklinkReport> {
    return listBacklinks(pool, { first, after, status, search, sort })
  }
}
