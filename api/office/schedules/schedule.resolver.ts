import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql'
import { nullable, PayloadMutation, type PayloadFields, withDefault, parseId, refuseStale } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
import { Weight } from '../../process/weight.ts'
import { listSchedules, findSchedule, maxSchedules, limitsVersion } from './list-schedules.ts'
import {
  ScheduleReport,
  ChangeScheduleInput,
  CreateScheduleInput,
  UpdateScheduleInput,
  UpdateScrapeLimitsInput,
  Schedule,
  ScrapeLimits,
  type ScheduleFields,
} from './schedule.ts'
import { recordAction, changedValues } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { findRow, lockByKey, runSql } from '../../database/sql.ts'
import { isDirectory, isSource } from '../../scraping/sources/registry.ts'
import { bulkRules } from '../../scraping/scraping.rules.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import { nextTimes } from '../../text/next-times.rules.ts'
import { scheduleRules, scrapeLimitRules } from './schedule.rules.ts'
import { readLimits } from '../../scraping/runs/limits.ts'

/** They apply from a scrape's next page. */
export const saveLimits = async (context: Context, input: UpdateScrapeLimitsInput): Promise<ScrapeLimits> => {
  const admin = requireAdmin(context)
  const { quietFrom, quietUntil, monthlyRequests } = input
  const limits = check(scrapeLimitRules, {
    quietFrom: quietFrom || null,
    quietUntil: quietUntil || null,
    monthlyRequests: monthlyRequests ?? null,
  })
  return context.em.transactional(async (em) => {
    await runSql(em, 'select from scrape_limits for update')
    const before = await readLimits(em)
    refuseStale(limitsVersion(before), input.version, 'Someone else has changed these limits since you opened them.')
    const changes = changedValues(before, limits)
    await runSql(em, 'update scrape_limits set quiet_from = $1, quiet_until = $2, monthly_requests = $3', [
      limits.quietFrom,
      limits.quietUntil,
      limits.monthlyRequests,
    ])
    if (changes) await recordAction(em, admin, { action: 'scrape_limits.edit', ...changes })
    return (await listSchedules(em)).limits
  })
}

/** Starting resumes too; a resumed schedule continues with its next time. */
export const changeSchedule = (context: Context, { action, ...of }: ChangeScheduleInput): Promise<Schedule | null> =>
  context.em.transactional(async (em) => {
    const admin = requireAdmin(context)
    const id = parseId(of.id) ?? 0
    await runSql(em, 'select from schedule where id = $1 for update', [id])
    const schedule = await findSchedule(em, id)
    if (!schedule) throw new PublicError('NOT_FOUND', 'This schedule no longer exists.')
    if (action === 'DELETE') await runSql(em, 'delete from schedule where id = $1', [id])
    else if (action === 'PAUSE')
      await runSql(em, 'update schedule set paused_at = coalesce(paused_at, now()) where id = $1', [id])
    else {
      const nextAt = action === 'START' ? new Date() : nextTimes(schedule, new Date())[0]
      await runSql(em, 'update schedule set paused_at = null, problem = null, next_at = $2 where id = $1', [id, nextAt])
    }
    await recordAction(em, admin, {
      action: `schedule.${action.toLowerCase()}`,
      subjectId: id,
      before: { name: schedule.name },
    })
    return (await findSchedule(em, id)) ?? null
  })

const pickSettings = ({ kind, sources, locations, keyword }: ReturnType<typeof read>) => {
  if (kind === 'DIRECTORIES') return { sources }
  if (kind === 'MAPS') return { ...bulkRules.parse({ locations }), ...(keyword ? { keyword } : {}) }
  return {}
}

const read = (input: ScheduleFields) => {
  const values = check(scheduleRules, input)
  const strange = values.sources.find((name) => !isSource(name) || !isDirectory(name))
  if (values.kind === 'DIRECTORIES' && strange) throw badInput({ sources: `There is no directory named ${strange}.` })
  return { ...values, day: values.every === 'DAY' ? null : (values.day ?? null) }
}

export const saveSchedule = async (
  context: Context,
  { id: earlierId, version, ...input }: ScheduleFields & Partial<UpdateScheduleInput>,
): Promise<Schedule> => {
  const admin = requireAdmin(context)
  const values = read(input)
  const { name, kind, every, day, time } = values
  const row = { name, kind, every, day, time, settings: pickSettings(values) }
  const [nextAt] = nextTimes(row, new Date())
  const columns = [name, kind, JSON.stringify(row.settings), every, day, time, nextAt]
  return context.em.transactional(async (em) => {
    await lockByKey(em, 'schedule')
    if (earlierId == null) {
      const added = await findRow<{ id: number }>(
        em,
        `insert into schedule (name, kind, settings, every, day, time, next_at)
         select $1, $2, $3::jsonb, $4, $5::int, $6, $7::timestamptz where (select count(*) from schedule) < ${maxSchedules} returning id`,
        columns,
      )
      if (!added) throw badInput({ name: `There are ${maxSchedules} schedules already.` })
      const { id } = added
      await recordAction(em, admin, { action: 'schedule.add', subjectId: id, after: row })
      return (await findSchedule(em, id))!
    }
    const id = parseId(earlierId) ?? 0
    const text = 'select name, kind, every, day, time, settings from schedule where id = $1 for update'
    const before = await findRow<typeof row>(em, text, [id])
    if (!before) throw new PublicError('NOT_FOUND', 'This schedule no longer exists.')
    const { version: current } = (await findSchedule(em, id))!
    refuseStale(current, version, 'Someone else has changed this schedule since you opened it.')
    await runSql(
      em,
      'update schedule set name = $1, kind = $2, settings = $3::jsonb, every = $4, day = $5, time = $6, next_at = $7, problem = null where id = $8',
      [...columns, id],
    )
    const changes = changedValues(before, row)
    if (changes) await recordAction(em, admin, { action: 'schedule.edit', subjectId: id, ...changes })
    return (await findSchedule(em, id))!
  })
}

const fields: PayloadFields = { schedule: [() => Schedule, 'The changed schedule; null once it is deleted.'] }

@Authorized('ADMIN')
@Resolver()
export class ScheduleResolver {
  @Weight(10)
  @Query(() => ScheduleReport, nullable('The schedules, and the limits for scrapes. For administrators.'))
  schedules(
    @Ctx() { pool }: Context,
    @Arg('isFailed', () => Boolean, withDefault(false, 'Only those whose last start failed.')) isFailed?: boolean,
  ): Promise<ScheduleReport> {
    return listSchedules(pool, isFailed)
  }

  @PayloadMutation('Creates a schedule. For administrators.', CreateScheduleInput, fields)
  createSchedule = saveSchedule

  @PayloadMutation('Changes a schedule. For administrators.', UpdateScheduleInput, fields)
  updateSchedule = saveSchedule

  @PayloadMutation('Pauses, resumes, starts or deletes a schedule. For administrators.', ChangeScheduleInput, fields)
  changeSchedule = changeSchedule

  @PayloadMutation('Sets the quiet hours and the budget of scrapes. For administrators.', UpdateScrapeLimitsInput, {
    limits: [() => ScrapeLimits, 'The saved limits for scrapes.'],
  })
  updateScrapeLimits = saveLimits
}
