import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction, type Actor } from '../../accounts/audit/record-action.ts'
import { notifyStaff } from '../../notices/notify-staff.ts'
import { inSavepoint } from '../../database/transaction.ts'
import { findRow, runSql } from '../../database/sql.ts'
import { addRun } from '../../duplicates/runs/start-run.ts'
import { queueJob } from '../../jobs/queue-job.ts'
import { mapsKeyword, mapsRadius } from '../../scraping/maps-search.rules.ts'
import { quietUntil } from '../../scraping/runs/limits.ts'
import { beginRun, directoriesRun, mapsRun } from '../../scraping/runs/start-run.ts'
import type { DirectoryName } from '../../scraping/sources/registry.ts'
import type { Env } from '../../process/env.ts'
import { PublicError } from '../../server/errors.ts'
import { nextTimes, type Rhythm } from '../../text/next-times.rules.ts'
import type { ScheduleKind } from './schedule.ts'

interface Due extends Rhythm {
  id: number
  name: string
  kind: ScheduleKind
  settings: { sources?: DirectoryName[]; locations?: string[]; keyword?: string }
}

/** The next schedule due by $2; scrapes wait for the end of quiet hours ($1) and of a running scrape. */
const due = `
  select id, name, kind, settings, every, day, time from schedule s
   where paused_at is null and next_at <= $2
     and (kind not in ('DIRECTORIES', 'MAPS')
          or not $1 and not exists (select from scrape_run where status in ('running', 'stopping')))
   order by next_at, id limit 1 for update skip locked`

/** The next time is after now: each time starts once, and hours without a worker cause one start only. */
export const startDue = (em: EntityManager, env: Env, now = new Date()): Promise<boolean> =>
  em.transactional(async (em) => {
    const isQuiet = (await quietUntil(em, now)) !== undefined
    const schedule = await findRow<Due>(em, due, [isQuiet, now])
    if (!schedule) return false
    const problem = await inSavepoint(em, () => start(em, env, schedule)).then(
      () => null,
      (error: unknown) => {
        if (error instanceof PublicError) return error.message
        throw error
      },
    )
    await runSql(
      em,
      'update schedule set next_at = $2, problem = $3, problem_at = case when $3::text is null then null else now() end, started_at = case when $3::text is null then now() else started_at end where id = $1',
      [schedule.id, nextTimes(schedule, now)[0], problem],
    )
    if (problem !== null) {
      const { id, name } = schedule
      const key = `schedule-${id}-${now.getTime()}-failed`
      await notifyStaff(em, env, { kind: 'FAILED_RUNS', key, values: { run: `Schedule ${name}`, reason: problem } })
    }
    return true
  })

const start = async (em: EntityManager, env: Env, { id, name, kind, settings }: Due): Promise<void> => {
  const actor: Actor = { id: null, username: `Schedule: ${name}` }
  if (kind === 'DIRECTORIES') {
    const among = settings.sources ?? []
    const run = directoriesRun(env, among.length === 1 ? among[0]! : 'all', { among })
    return beginRun(em, env, actor, run)
  }
  if (kind === 'MAPS') {
    const { locations = [], keyword = mapsKeyword } = settings
    const run = mapsRun(env, locations, { radiusMetres: mapsRadius.default, keyword })
    return beginRun(em, env, actor, run)
  }
  if (kind === 'DUPLICATES') {
    const runId = await addRun(em, actor.username)
    if (runId === undefined) throw new PublicError('CONFLICT', 'All suppliers were already being compared.')
  } else await queueJob(em, 'check_backlinks', {}, { key: 'check_backlinks' })
  await recordAction(em, actor, { action: 'schedule.run', subjectId: id, after: { kind } })
}
