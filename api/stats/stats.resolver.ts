import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql'
import { withDefault } from '../schema/types.ts'
import type { Context } from '../server/context.ts'
import { readReport } from './read-report.ts'
import { ReportRange, SiteReport } from './site-report.ts'
import { AdminStats, adminStats } from './admin-stats.ts'

@Authorized('office')
@Resolver()
export class AdminStatsResolver {
  @Query(() => AdminStats, { description: 'Totals of the site, and pending decisions. For the staff.' })
  adminStats(@Ctx() { pool }: Context): Promise<AdminStats> {
    return adminStats(pool)
  }
}

@Authorized('reports')
@Resolver()
export class SiteReportResolver {
  @Query(() => SiteReport, { description: 'Statistics of the site. For the staff.' })
  siteReport(
    @Ctx() { pool }: Context,
    @Arg('range', () => ReportRange, withDefault(ReportRange.DAYS_30, 'How far back.')) range: ReportRange | null,
  ): Promise<SiteReport> {
    return readReport(pool, range ?? ReportRange.DAYS_30)
  }
}
