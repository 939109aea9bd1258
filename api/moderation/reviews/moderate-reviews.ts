import { decide } from '../requests/decide.ts'
import { PendingKind } from '../requests/pending-kind.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import { parseId } from '../../schema/parse-id.ts'
import { orUserErrors, type UserError } from '../../schema/user-error.ts'
import type { AdminReview } from './admin-review.ts'
import { loadReviews } from './list-all-reviews.ts'
import type { ReviewStep } from './moderate-reviews.types.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { decisionRules } from '../requests/decision.rules.ts'
import { lockSubject, setStatus } from '../requests/lock-subject.ts'

const maxReviews = 100

/** A review that fails does not stop the others. @throws BAD_USER_INPUT for the number of reviews or the note. */
export const moderateReviews = async (
  context: Context,
  admin: Viewer,
  reviewIds: readonly string[],
  step: keyof typeof ReviewStep,
  note?: string | null,
): Promise<{ reviews: AdminReview[]; userErrors: UserError[] }> => {
  const { em, pool } = context
  const ids = [...new Set(reviewIds)].map((id) => parseId(id) ?? 0)
  if (!ids.length || ids.length > maxReviews) throw badInput({ ids: `Please choose 1 to ${maxReviews} reviews` })
  const work = (id: number) => {
    if (step === 'TAKE_DOWN') {
      const reason = check(decisionRules('note'), { note }).note
      return change(em, admin, id, { action: 'review.take_down', from: 'published', to: 'taken_down', note: reason })
    }
    if (step === 'RESTORE')
      return change(em, admin, id, { action: 'review.restore', from: 'taken_down', to: 'published' })
    return decide(context, admin, { kind: PendingKind.REVIEW, id, approve: step === 'PUBLISH', note })
  }
  const userErrors: UserError[] = []
  for (const id of ids) {
    const { userErrors: wrong } = await orUserErrors((async () => work(id))())
    for (const { field, message, code } of wrong) {
      if (field) throw badInput({ note: message })
      userErrors.push({ field, code, message: ids.length > 1 ? `Review ${id}: ${message}` : message })
    }
  }
  return { reviews: await loadReviews(pool, ids), userErrors }
}

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
      throw new PublicError('CONFLICT', `This has since changed: it is now ${review.status.replace('_', ' ')}.`)
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
