import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../audit/record-action.ts'
import type { Context, Viewer } from '../server/context.ts'
import { check, PublicError } from '../server/errors.ts'
import { decidedConflict } from './decided-conflict.ts'
import { Decision } from './decision.entity.ts'
import { noteRules, reasonRules } from './decision.rules.ts'
import { keyOf, mailDecision } from './mail-decision.ts'
import { lockSubject, setStatus, type Subject } from './lock-subject.ts'
import { outcomes, PendingKind } from './pending-kind.ts'

export interface Choice {
  kind: PendingKind
  id: number
  approve: boolean
  reason?: string | null | undefined
}

/** What else to do in the same transaction; returns details for the audit log. */
type AndThen = (em: EntityManager, subject: Subject) => Promise<object>

/**
 * Decides a pending item, and tells whoever sent it. Idempotent: the same decision again changes nothing.
 * @throws BAD_USER_INPUT for a rejection without a reason, NOT_FOUND, or CONFLICT when somebody has decided otherwise.
 */
export const decide = async (
  { em, env }: Pick<Context, 'em' | 'env'>,
  admin: Viewer,
  { kind, id, approve, reason: given }: Choice,
  andThen?: AndThen,
): Promise<void> => {
  const needsReason = !approve && kind !== PendingKind.MESSAGE
  const reason = check(needsReason ? reasonRules : noteRules, { reason: given }).reason || null
  const { approved, rejected, subject: name } = outcomes[kind]
  const toStatus = approve ? approved : rejected
  await em.transactional(async (em) => {
    const subject = await lockSubject(em, kind, id)
    if (!subject) throw new PublicError('NOT_FOUND', 'This is no longer there.')
    const fromStatus = subject.status
    if (fromStatus === toStatus) return
    if (fromStatus !== 'pending') throw await decidedConflict(em, kind, id, fromStatus)
    setStatus(subject, toStatus, reason)
    const also = await andThen?.(em, subject)
    const of = { kind, itemId: id, undoneAt: null }
    await em.nativeUpdate(Decision, of, { undoneAt: new Date() }) // a decision that something else has overtaken
    const decision = em.create(Decision, {
      ...of,
      fromStatus,
      toStatus,
      reason,
      user: admin.id,
      username: admin.username,
      decidedAt: new Date(),
    })
    await em.flush()
    await mailDecision(em, env, subject, { kind, key: keyOf(decision), approve, reason })
    await recordAction(em, admin, {
      action: `${name}.${approve ? 'approve' : 'reject'}`,
      subject: name,
      subjectId: id,
      before: { status: fromStatus },
      after: { status: toStatus, ...(reason ? { reason } : {}), ...also },
    })
  })
}
