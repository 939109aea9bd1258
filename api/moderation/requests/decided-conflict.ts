import type { EntityManager } from '@mikro-orm/postgresql'
import { PublicError } from '../../server/errors.ts'
import { Decision } from './decision.entity.ts'
import type { PendingKind } from './pending-kind.ts'

export const decidedConflict = async (
  em: EntityManager,
  kind: PendingKind,
  itemId: number,
  status: string,
): Promise<PublicError> => {
  const decision = await em.findOne(Decision, { kind, itemId, undoneAt: null, toStatus: status })
  const words = status.replace('_', ' ')
  const message = decision
    ? `${decision.username} has already decided this: it is now ${words}.`
    : `This has since changed: it is now ${words}.`
  return new PublicError('CONFLICT', message, { status })
}
