import { findRow, readRow, readRows, type Db } from '../../database/sql.ts'
import { getMonth, quietUntil, readLimits } from '../../scraping/runs/limits.ts'
import { contentVersion } from '../../process/content-version.ts'
import { nextTimes } from '../../text/next-times.rules.ts'
import type { Schedule, ScheduleReport } from './schedule.ts'

export const maxSchedules = 50

const columns = `
  id, name, kind, every, day, time, paused_at "pausedAt", started_at "startedAt", problem, next_at "nextAt",
  coalesce(settings -> 'sources', '[]') sources, coalesce(settings -> 'locations', '[]') locations, settings ->> 'keyword' keyword`

type Row = Omit<Schedule, 'startsAt' | 'version'> & { nextAt: Date }

const getScheduleVersion = ({ name, kind, every, day, time, sources, locations, keyword }: Row) =>
  contentVersion([name, kind, every, day, time, sources, locations, keyword])

const withTimes = ({ nextAt, ...row }: Row): Schedule => ({
  ...row,
  version: getScheduleVersion({ nextAt, ...row }),
  startsAt: row.pausedAt ? [] : [nextAt, ...nextTimes(row, new Date(Math.max(Date.now(), nextAt.getTime())), 2)],
})

export const limitsVersion = ({ quietFrom, quietUntil, monthlyRequests }: Awaited<ReturnType<typeof readLimits>>) =>
  contentVersion([quietFrom, quietUntil, monthlyRequests])

export const findSchedule = async (db: Db, id: number): Promise<Schedule | undefined> => {
  const row = await findRow<Row>(db, `select ${columns} from schedule where id = $1`, [id])
  return row && withTimes(row)
}

/** The same in To Do and in the list. */
export const failedSchedule = 'problem is not null and paused_at is null'

export const listSchedules = async (db: Db, isFailed = false): Promise<ScheduleReport> => {
  const [rows, limits, quietEndsAt, spent] = await Promise.all([
    readRows<Row>(
      db,
      `select ${columns} from schedule ${isFailed ? `where ${failedSchedule}` : ''} order by paused_at is not null, next_at, id limit ${maxSchedules}`,
    ),
    readLimits(db),
    quietUntil(db),
    readRow<{ requests: number }>(
      db,
      'select coalesce(sum(requests), 0)::int requests from paid_request where month = $1',
      [getMonth(new Date())],
    ),
  ])
  return {
    nodes: rows.map(withTimes),
    limits: {
      ...limits,
      version: limitsVersion(limits),
      quietEndsAt: quietEndsAt ?? null,
      requestsThisMonth: spent.requests,
    },
  }
}
