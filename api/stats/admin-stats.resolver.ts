import { Authorized, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { AdminStats, adminStats } from './admin-stats.ts'

@Resolver()
export class AdminStatsResolver {
  @Authorized('office')
  @Query(() => AdminStats, { description: 'Totals of the site, and pending decisions. For the staff.' })
  adminStats(@Ctx() { pool }: Context): Promise<AdminStats> {
    return adminStats(pool)
  }
}
