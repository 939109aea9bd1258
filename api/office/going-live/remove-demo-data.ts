import { recordAction } from '../../accounts/audit/record-action.ts'
import { runSql } from '../../database/sql.ts'
import { queueJob } from '../../jobs/queue-job.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { badInput } from '../../server/errors.ts'

/**
 * Queues the removal of the demo data, in batches; repeated calls do it once.
 * @throws BAD_USER_INPUT naming `confirmation`.
 */
export const removeDemoData = ({ em }: Context, admin: Viewer, confirmation: string): Promise<void> => {
  if (confirmation !== 'remove') throw badInput({ confirmation: 'Please type remove to confirm' })
  return em.transactional(async (em) => {
    const { rows } = await runSql<{ suppliers: number }>(
      em,
      'select count(*)::int suppliers from supplier where is_demo',
    )
    await queueJob(em, 'remove_demo', {}, { key: 'remove_demo', maxAttempts: 5 })
    await recordAction(em, admin, { action: 'going_live.remove_demo', subject: 'going_live', before: rows[0]! })
  })
}
