import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { runSql } from '../../database/sql.ts'
import type { Context } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { parseId } from '../../schema/parse-id.ts'
import { nextTimes } from '../../text/next-times.rules.ts'
import { findSchedule } from './list-schedules.ts'
import type { Schedule } from './schedule.ts'
import type { ScheduleAction } from './schedule.types.ts'

/** Starting resumes too; a resumed schedule continues with its next time. */
export const changeSchedule = (context: Context, idText: string, action: ScheduleAction): Promise<Schedule | null> =>
  context.em.transactional(async (em) => {
    const admin = requireAdmin(context)
    const id = parseId(idText) ?? 0
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
      subject: 'schedule',
      subjectId: id,
      before: { name: schedule.name },
    })
    return (await findSchedule(em, id)) ?? null
  })
