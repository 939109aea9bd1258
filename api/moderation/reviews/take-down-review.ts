import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { decisionRules } from '../requests/decision.rules.ts'
import { lockSubject, setStatus } from '../requests/lock-subject.ts'
import { PendingKind } from '../requests/pending-kind.ts'
import type { Viewer } from '../../server/context.ts'
import { check, PublicError } from '../../server/errors.ts'

/**
 * Takes down a published review: it disappears from profile, rating and all responses at once.
 * @throws BAD_USER_INPUT without a note of the reason; NOT_FOUND; CONFLICT if it is not published.
 */
export const takeDownReview = (em: EntityManager, admin: Viewer, id: number, noteInput: unknown): Promise<void> => {
  const { note } = check(decisionRules('note'), { note: noteInput })
  return change(em, admin, id, { action: 'review.take_down', from: 'published', to: 'taken_down', note })
}

/**
 * Publishes a review again after it was taken down.
 * @throws NOT_FOUND; CONFLICT if it was not taken down.
 */
export const restoreReview = (em: EntityManager, admin: Viewer, id: number): Promise<void> =>
  change(em, admin, id, { action: 'review.restore', from: 'taken_down', to: 'published' })

interface Step {
  action: string
  from: string
  to: string
  note?: string
}

const change = (em: EntityManager, admin: Viewer, id: number, { action, from, to, note }: Step): Promise<void> =>
  em.transactional(async (em) => {
    const review = await lockSubject(em, PendingKind.REVIEW, id)
    if (!review) throw new PublicError('NOT_FOUND', 'This no longer exists.')
    if (review.status === to) return
    if (review.status !== from)
      throw new PublicError('CONFLICT', `This has since changed: it is ${review.status.replace('_', ' ')} now.`)
    setStatus(review, to, note)
    await em.flush()
    await recordAction(em, admin, {
      action,
      subject: 'review',
      subjectId: id,
      before: { status: from },
      after: { status: to, ...(note ? { note } : {}) },
    })
  })
