import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { cancelMail } from '../../mail/queue-mail.ts'
import { BusinessRequest } from '../../registration/business-request.entity.ts'
import type { Viewer } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { decidedConflict } from './decided-conflict.ts'
import { Decision } from './decision.entity.ts'
import { getDecisionMailKey } from './decision-mail.ts'
import { lockSubject, setStatus } from './lock-subject.ts'
import { outcomes, type PendingKind } from './pending-kind.ts'
import { wasMerged } from './was-merged.ts'

/** Also cancels the email, and hides a supplier created from the request. @throws NOT_FOUND; CONFLICT. */
export const undoDecision = (em: EntityManager, admin: Viewer, kind: PendingKind, id: number): Promise<void> =>
  em.transactional(async (em) => {
    const subject = await lockSubject(em, kind, id)
    if (!subject) throw new PublicError('NOT_FOUND', 'This no longer exists.')
    if (subject.status === 'pending') return
    const decision = await em.findOne(Decision, { kind, itemId: id, undoneAt: null })
    if (decision?.toStatus !== subject.status) throw await decidedConflict(em, kind, id, subject.status)
    setStatus(subject, decision.fromStatus)
    decision.undoneAt = new Date()
    await cancelMail(em, getDecisionMailKey(decision))
    const also = subject instanceof BusinessRequest ? await hideRequestedSupplier(em, subject) : {}
    await em.flush()
    const { subject: name } = outcomes[kind]
    await recordAction(em, admin, {
      action: `${name}.undo`,
      subject: name,
      subjectId: id,
      before: { status: decision.toStatus },
      after: { status: decision.fromStatus, ...also },
    })
  })

const hideRequestedSupplier = async (em: EntityManager, request: BusinessRequest): Promise<object> => {
  const supplier = await request.supplier?.load()
  if (supplier?.status !== 'listed' || (await wasMerged(em, request))) return {}
  supplier.status = 'hidden'
  return { supplierId: supplier.id, supplierStatus: 'hidden' }
}
