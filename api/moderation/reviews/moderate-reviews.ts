import { decide } from '../requests/decide.ts'
import { PendingKind } from '../requests/pending-kind.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { badInput } from '../../server/errors.ts'
import { parseId } from '../../schema/parse-id.ts'
import { orUserErrors, type UserError } from '../../schema/user-error.ts'
import type { AdminReview } from './admin-review.ts'
import { loadReviews } from './list-all-reviews.ts'
import type { ReviewStep } from './moderate-reviews.types.ts'
import { restoreReview, takeDownReview } from './take-down-review.ts'

const maxReviews = 100

/**
 * Applies an action to each review in its own transaction; one that fails does not stop the others, and is reported.
 * @throws BAD_USER_INPUT for no reviews or too many, or a missing note.
 */
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
    if (step === 'TAKE_DOWN') return takeDownReview(em, admin, id, note)
    if (step === 'RESTORE') return restoreReview(em, admin, id)
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
