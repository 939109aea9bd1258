import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../accounts/audit/record-action.ts'
import { runSql } from '../database/sql.ts'
import type { Viewer } from '../server/context.ts'
import { badInput, PublicError } from '../server/errors.ts'
import { parseId } from '../schema/parse-id.ts'
import type { Pair } from './clean-duplicates.ts'

/**
 * Records that two suppliers are not duplicates, so that they are not offered again; or offers them again.
 * @throws BAD_USER_INPUT for the same id twice, NOT_FOUND where one of the two does not exist.
 */
export const dismissDuplicate = async (
  em: EntityManager,
  admin: Viewer,
  { originalId, duplicateId }: Pair,
  isDismissed: boolean,
): Promise<void> => {
  const [first = 0, second = 0] = [parseId(originalId) ?? 0, parseId(duplicateId) ?? 0].sort((a, b) => a - b)
  if (first === second) throw badInput({ duplicateId: 'A pair has two different suppliers' })
  await em.transactional(async (em) => {
    const there = await runSql(em, 'select id from supplier where id = any($1)', [[first, second]])
    if (there.rowCount < 2) throw new PublicError('NOT_FOUND', 'One of these suppliers no longer exists.')
    const changed = isDismissed
      ? await runSql(
          em,
          'insert into dismissed_pair (first_id, second_id, dismissed_by) values ($1, $2, $3) on conflict do nothing',
          [first, second, admin.username],
        )
      : await runSql(em, 'delete from dismissed_pair where first_id = $1 and second_id = $2', [first, second])
    if (!changed.rowCount) return
    await recordAction(em, admin, {
      action: isDismissed ? 'duplicate.dismiss' : 'duplicate.offer',
      subject: 'supplier',
      subjectId: duplicateId,
      after: { originalId, duplicateId },
    })
  })
}
