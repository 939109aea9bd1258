import { recordAction } from '../../accounts/audit/record-action.ts'
import { runSql } from '../../database/sql.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { badInput } from '../../server/errors.ts'
import type { ConfirmGoingLiveStepInput } from './going-live.types.ts'
import { confirmable } from './read-going-live.ts'

/**
 * Records that a person confirms a step, or withdraws it.
 * @throws BAD_USER_INPUT naming `step` if the site can check it itself.
 */
export const confirmStep = (
  { em }: Context,
  admin: Viewer,
  { step, isDone }: ConfirmGoingLiveStepInput,
): Promise<void> => {
  if (!confirmable.has(step)) throw badInput({ step: 'The site checks this step itself' })
  return em.transactional(async (em) => {
    const { rowCount } = isDone
      ? await runSql(
          em,
          'insert into going_live_step (step, username) values ($1, $2) on conflict (step) do nothing returning step',
          [step, admin.username],
        )
      : await runSql(em, 'delete from going_live_step where step = $1 returning step', [step])
    if (!rowCount) return
    const action = isDone ? 'going_live.confirm' : 'going_live.take_back'
    await recordAction(em, admin, { action, subject: 'going_live', after: { step } })
  })
}
