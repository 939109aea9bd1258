import { statfs } from 'node:fs/promises'
import { endingSlot } from '../../ads/read-ads.ts'
import { runSql } from '../../database/sql.ts'
import { readGoingLive } from '../going-live/read-going-live.ts'
import { findBackupFailure } from '../../maintenance/backup/backup-outcome.ts'
import { mayUse, type OfficeArea } from '../../accounts/office-areas.rules.ts'
import { getStaffRole, type Context } from '../../server/context.ts'
import { bringUpToDate } from '../../duplicates/runs/bring-up-to-date.ts'
import { failedSchedule } from '../schedules/list-schedules.ts'
import { failedSource } from '../../scraping/runs/read-state.ts'
import { sourceLabel } from '../../scraping/sources/registry.ts'
import { dueConditions } from '../../suppliers/admin/supplier-due.ts'
import { failingWebhook } from '../../partners/webhooks/webhook.ts'
import { maxCounted, OfficeTaskKind, type OfficeTask, type OfficeTasks } from './office-task.ts'

interface Row {
  kind: OfficeTaskKind
  count: number
  oldestAt: Date | null
  detail: string | null
}

/** Administrators handle the other kinds. */
const areaByKind: Partial<Record<OfficeTaskKind, OfficeArea>> = {
  REGISTRATION: 'requests',
  REQUEST: 'requests',
  FIND: 'requests',
  REPORT: 'requests',
  MESSAGE: 'requests',
  REVIEW: 'reviews',
  DUPLICATE: 'duplicates',
  DUPLICATES_UNSEEN: 'duplicates',
  BADGE_EXPIRING: 'standing',
  LISTING_UNCONFIRMED: 'standing',
}

/** Below this many bytes, or 5% of the disk, a task appears. */
const minFreeBytes = 2 * 2 ** 30

/** Never counts more than are displayed, so it is equally fast for a million suppliers. */
const counted = (kind: OfficeTaskKind, from: string, age = 'created_at') =>
  `select '${kind}' kind, count(*)::int count, min(age) "oldestAt", null::text detail
     from (select ${age} age from ${from} order by 1 limit ${maxCounted + 1}) bounded`

const ending = (kind: OfficeTaskKind, days: string) =>
  `select '${kind}', count(*)::int, null,
          coalesce(string_agg(name, ', ' order by day) || ': the', 'The') || ' first on ' || to_char(min(day), 'FMDD FMMonth YYYY')
     from (select ${days} order by 1 limit ${maxCounted + 1}) bounded`

const lastRun = '(select * from scrape_run where not is_test order by id desc limit 1) run'

const isRegistered = 'exists (select from registration r where r.supplier_id = s.id)'

export const tasksStatement = [
  `select 'SCRAPE_FAILED' kind, count(*)::int count, min(coalesce(finished_at, started_at)) "oldestAt", null::text detail
     from ${lastRun} where status = 'failed'`,
  `select 'SCRAPE_WAITING', count(*)::int, min(resumed_at), null from ${lastRun}
    where status in ('running', 'stopping') and not exists (select from worker where seen_at > now() - interval '1 minute')`,
  `select 'SOURCE_FAILED', count(*)::int, min(g.started_at), string_agg(g.source, ',' order by g.source)
     from (select distinct on (p.source) p.*, tried.started_at
             from ${lastRun} join scrape_run tried on tried.id >= run.id join scrape_progress p on p.run_id = tried.id
            where p.pages_done > 0 or p.skip_reason is not null
            order by p.source, p.run_id desc) g
    where ${failedSource}`,
  `select 'WEBHOOK_FAILED', count(*)::int, min(coalesce(paused_at, failing_since)), string_agg(label, ', ' order by id)
     from webhook where ${failingWebhook}`,
  `select 'SCHEDULE_FAILED', count(*)::int, null::timestamptz, string_agg(name, ', ' order by id)
     from schedule where ${failedSchedule}`,
  counted('MAIL_FAILED', "outbox_mail where state = 'failed'"),
  counted('REGISTRATION', `supplier s where status = 'pending' and ${isRegistered}`),
  counted('FIND', `supplier s where status = 'pending' and not ${isRegistered}`),
  counted('REQUEST', "business_request where status = 'pending'"),
  counted('REVIEW', "review where status = 'pending'"),
  counted('REPORT', "supplier_report where status = 'pending'"),
  counted('MESSAGE', "contact_message where status = 'pending'"),
  counted('BACKLINK_BROKEN', "backlink where status = 'broken'", 'coalesce(checked_at, created_at)'),
  `select 'DUPLICATE', count(*)::int, (select max(finished_at) from duplicate_run where status = 'finished'), null
     from (select from duplicate_pair p where not exists (
             select from dismissed_pair d where d.first_id = p.first_id and d.second_id = p.second_id)
            and exists (select from duplicate_run where status = 'finished') -- until then the list would find more
            limit ${maxCounted + 1}) bounded`,
  `select 'DUPLICATES_UNSEEN', 1, (select max(finished_at) from duplicate_run where status = 'finished'), null
    where exists (select from supplier_count where county = '' and service = '' and suppliers > 1)
      and not exists (select from duplicate_run where status = 'finished' and finished_at > now() - interval '30 days')`,
  counted('BADGE_EXPIRING', `supplier where ${dueConditions.BADGE_EXPIRING}`, 'verified_at'),
  ending('FEATURED_ENDING', `featured_until as day, null as name from supplier where ${dueConditions.FEATURED_ENDING}`),
  ending('AD_ENDING', `ends_at as day, name from ad_slot where ${endingSlot}`),
  counted('LISTING_UNCONFIRMED', `supplier where ${dueConditions.LISTING_UNCONFIRMED}`),
]
  .map((one) => `(${one})`)
  .join(' union all ')

/** By urgency, and with maintenance warnings; never reads a whole table. */
export const listTasks = async ({
  pool,
  env,
  viewer,
}: Pick<Context, 'pool' | 'env' | 'viewer'>): Promise<OfficeTasks> => {
  if (mayUse(getStaffRole(viewer), 'duplicates')) await bringUpToDate(pool, { isAgain: true }) // so that counts match the list
  const [{ rows }, lastBackup, failure, disk, live] = await Promise.all([
    runSql<Row>(pool, tasksStatement),
    runSql<{ databaseBytes: number; lastBackupAt: Date | null }>(
      pool,
      `select pg_database_size(current_database())::float8 "databaseBytes", (select good_at from backup_outcome) "lastBackupAt"`,
    ),
    env.BACKUP_TO ? findBackupFailure(pool) : undefined,
    statfs(env.DATA_DIR).catch(() => undefined), // an external database needs no folder here
    readGoingLive({ pool, env }),
  ])
  const freeBytes = disk ? disk.bavail * disk.bsize : null
  const isLow = disk && freeBytes! < Math.max(minFreeBytes, (disk.blocks * disk.bsize) / 20)
  const found: Row[] = [
    ...(failure
      ? [{ kind: 'BACKUP_FAILED' as const, count: 1, oldestAt: failure.failedSince, detail: failure.reason }]
      : []),
    ...(isLow ? [{ kind: 'STORAGE_LOW' as const, count: 1, oldestAt: null, detail: null }] : []),
    ...(live.demoSupplierCount > 0 || live.hasBegun
      ? [{ kind: 'GOING_LIVE' as const, count: live.missingCount, oldestAt: null, detail: null }]
      : []),
    ...rows,
  ]
  return {
    ...lastBackup.rows[0]!,
    tasks: found
      .filter(({ kind, count }) => count > 0 && mayUse(getStaffRole(viewer), areaByKind[kind] ?? 'ADMIN'))
      .map(toTask)
      .toSorted((a, b) => getUrgencyRank(a) - getUrgencyRank(b)),
    isBackedUp: env.BACKUP_TO !== undefined,
    freeBytes,
  }
}

const kinds = Object.keys(OfficeTaskKind)
const getUrgencyRank = ({ kind }: OfficeTask) => kinds.indexOf(kind)

const toTask = ({ kind, count, oldestAt, detail }: Row): OfficeTask => ({
  kind,
  count: Math.min(count, maxCounted),
  isMore: count > maxCounted,
  oldestAt,
  detail: kind === 'SOURCE_FAILED' && detail ? detail.split(',').map(sourceLabel).join(', ') : detail,
})
