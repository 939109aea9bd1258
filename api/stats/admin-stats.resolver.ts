import { Authorized, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { AdminStats, adminStats } from './admin-stats.ts'

@Authorized('office')
@Resolver()
export class AdminStatsResolver {
  @Query(() => AdminStats, { description: 'Totals of the site, and pending decisions. For the staff.' })
  adminStats(@Ctx() { pool }: Context): Promise<AdminStats> {
    return adminStats(pool)
  }
}
