import { recordAction, changedValues } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { runSql } from '../../database/sql.ts'
import { readLimits } from '../../scraping/runs/limits.ts'
import type { Context } from '../../server/context.ts'
import { check } from '../../server/errors.ts'
import { refuseStale } from '../../schema/refuse-stale.ts'
import { limitsVersion, listSchedules } from './list-schedules.ts'
import type { ScrapeLimits } from './schedule.ts'
import { scrapeLimitRules } from './schedule.rules.ts'
import type { UpdateScrapeLimitsInput } from './schedule.types.ts'

/** They apply from a scrape's next page. */
export const saveLimits = async (context: Context, input: UpdateScrapeLimitsInput): Promise<ScrapeLimits> => {
  const admin = requireAdmin(context)
  const read = check(scrapeLimitRules, {
    quietFrom: input.quietFrom || null,
    quietUntil: input.quietUntil || null,
    monthlyRequests: input.monthlyRequests,
  })
  const limits = {
    quietFrom: read.quietFrom ?? null,
    quietUntil: read.quietUntil ?? null,
    monthlyRequests: read.monthlyRequests ?? null,
  }
  return context.em.transactional(async (em) => {
    await runSql(em, 'select from scrape_limits for update')
    const before = await readLimits(em)
    refuseStale(
      { version: limitsVersion(before) },
      input.version,
      'Someone else has changed these limits since you opened it.',
    )
    const changes = changedValues(before, limits)
    await runSql(em, 'update scrape_limits set quiet_from = $1, quiet_until = $2, monthly_requests = $3', [
      limits.quietFrom,
      limits.quietUntil,
      limits.monthlyRequests,
    ])
    if (changes) await recordAction(em, admin, { action: 'scrape_limits.edit', subject: 'scrape_limits', ...changes })
    return (await listSchedules(em)).limits
  })
}
