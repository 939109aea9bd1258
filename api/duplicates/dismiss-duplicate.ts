import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../audit/record-action.ts'
import type { Viewer } from '../server/context.ts'
import { badInput, PublicError } from '../server/errors.ts'
import { idOf } from '../server/id-of.ts'
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
  const [first = 0, second = 0] = [idOf(originalId) ?? 0, idOf(duplicateId) ?? 0].sort((a, b) => a - b)
  if (first === second) throw badInput({ duplicateId: 'A pair has two different suppliers' })
  await em.transactional(async (em) => {
    const there = await em.execute<unknown[]>('select id from supplier where id in (?)', [[first, second]])
    if (there.length < 2) throw new PublicError('NOT_FOUND', 'One of these suppliers does not exist any more.')
    const changed = isDismissed
      ? await em.execute<unknown[]>(
          'insert into dismissed_pair (first_id, second_id, dismissed_by) values (?, ?, ?) on conflict do nothing returning first_id',
          [first, second, admin.username],
        )
      : await em.execute<unknown[]>(
          'delete from dismissed_pair where first_id = ? and second_id = ? returning first_id',
          [first, second],
        )
    if (!changed.length) return
    await recordAction(em, admin, {
      action: isDismissed ? 'duplicate.dismiss' : 'duplicate.offer',
      subject: 'supplier',
      subjectId: duplicateId,
      after: { originalId, duplicateId },
    })
  })
}
