import { readRow, runSql, type Db } from '../../database/sql.ts'
import { toLondon } from '../../text/london-time.rules.ts'
import { quietEnd } from '../../text/next-times.rules.ts'
import type { PageToVisit } from './begin-page.ts'

interface ScrapeLimits {
  /** London time, such as 22:00; null if scrapes may run at any time. */
  quietFrom: string | null
  quietUntil: string | null
  /** Paid requests per calendar month; null without a limit. */
  monthlyRequests: number | null
}

export const readLimits = async (db: Db): Promise<ScrapeLimits> =>
  readRow<ScrapeLimits>(
    db,
    'select quiet_from "quietFrom", quiet_until "quietUntil", monthly_requests "monthlyRequests" from scrape_limits',
  )

export const quietUntil = async (db: Db, now = new Date()): Promise<Date | undefined> => {
  const { quietFrom, quietUntil: until } = await readLimits(db)
  return quietFrom && until ? quietEnd(quietFrom, until, now) : undefined
}

export const getMonth = (moment: Date): string => toLondon(moment).slice(0, 7)

/** The rest of the source is skipped. */
export class BudgetSpent extends Error {}

const countRequest = `
  insert into paid_request as spent (month, source, requests)
  select $1, $2, 1 from scrape_limits where coalesce(monthly_requests, 1) > 0
  on conflict (month, source) do update set requests = spent.requests + 1
    where coalesce(spent.requests < (select monthly_requests from scrape_limits), true)
  returning requests`

/** Counts before the request is sent. @throws BudgetSpent once the month's budget is used up. */
export const chargeRequest = async (db: Db, { runId, source }: PageToVisit, now = new Date()): Promise<void> => {
  const { rowCount } = await runSql(db, countRequest, [getMonth(now), source])
  if (rowCount) return
  const { monthlyRequests } = await readLimits(db)
  const why = `This month’s budget of ${monthlyRequests} paid requests is used up.`
  await runSql(db, 'update scrape_progress set skip_reason = $3 where run_id = $1 and source = $2', [
    runId,
    source,
    why,
  ])
  throw new BudgetSpent(why)
}

export const postponePage = async (db: Db, pageId: number, until: Date): Promise<void> => {
  await runSql(
    db,
    `select graphile_worker.add_job('scrape_page', json_build_object('pageId', p.id), queue_name := 'host ' || p.host,
                                    run_at := $2::timestamptz + p.id * interval '1 microsecond', job_key := 'scrape:' || p.run_id || ':' || p.id)
       from scrape_page p join scrape_run r on r.id = p.run_id
      where p.id = $1 and p.status <> 'done' and r.status = 'running'`,
    [pageId, until],
  )
}
