import { decide } from '../requests/decide.ts'
import { PendingKind } from '../requests/pending-kind.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { badInput } from '../../server/errors.ts'
import { idOf } from '../../schema/id-of.ts'
import { orUserErrors, type UserError } from '../../schema/user-error.ts'
import type { AdminReview } from './admin-review.ts'
import { loadReviews } from './list-all-reviews.ts'
import type { ReviewStep } from './moderate-reviews.types.ts'
import { restoreReview, takeDownReview } from './take-down-review.ts'

const reviewsAtMost = 100

/**
 * Does the same with each of these reviews, each in a transaction of its own: one that cannot be changed keeps no other
 * back, and is told.
 * @throws BAD_USER_INPUT for no reviews or too many, or where the note is missing.
 */
export const moderateReviews = async (
  context: Context,
  admin: Viewer,
  given: readonly string[],
  step: keyof typeof ReviewStep,
  note?: string | null,
): Promise<{ reviews: AdminReview[]; userErrors: UserError[] }> => {
  const { em, pool } = context
  const ids = [...new Set(given)].map((id) => idOf(id) ?? 0)
  if (!ids.length || ids.length > reviewsAtMost) throw badInput({ ids: `Please choose 1 to ${reviewsAtMost} reviews` })
  const work = (id: number) => {
    if (step === 'TAKE_DOWN') return takeDownReview(em, admin, id, note)
    if (step === 'RESTORE') return restoreReview(em, admin, id)
    return decide(context, admin, { kind: PendingKind.REVIEW, id, approve: step === 'PUBLISH', note })
  }
  const userErrors: UserError[] = []
  for (const id of ids) {
    const { userErrors: wrong } = await orUserErrors((async () => work(id))())
    for (const { field, message, code } of wrong) {
      if (field) throw badInput({ note: message }) // the same for each
      userErrors.push({ field, code, message: ids.length > 1 ? `Review ${id}: ${message}` : message })
    }
  }
  return { reviews: await loadReviews(pool, ids), userErrors }
}
