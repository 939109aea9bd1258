import { afterArg, firstArg, type Connection } from '../../schema/connection.ts'
import { figureFields, readFigures } from '../requests/list-pending.ts'
import { PayloadMutation, nullable, enumType, orUserErrors, type UserError } from '../../schema/types.ts'
import { Arg, Authorized, Ctx, ID, Int, Query, Resolver, Field, InputType } from 'type-graphql'
import { requireStaff } from '../../accounts/admin-only.ts'
import type { ReviewStatus } from '../../reviews/review.entity.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { AdminReviewConnection, ReviewState, AdminReview } from './admin-review.ts'
import { listAllReviews, AdminReviewSort, loadReviews } from './list-all-reviews.ts'
import { decide } from '../requests/decide.ts'
import { PendingKind } from '../requests/pending-kind.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import { parseId } from '../../schema/parse-id.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { decisionRules } from '../requests/decision.rules.ts'
import { lockSubject, setStatus } from '../requests/lock-subject.ts'

const ReviewStep = enumType('ReviewStep', 'Actions on reviews.', {
  PUBLISH: 'Publishes pending reviews.',
  REJECT: 'Rejects pending reviews, with a reason.',
  TAKE_DOWN: 'Takes down published reviews, with a reason.',
  RESTORE: 'Publishes reviews again after they were taken down.',
})

@InputType({ description: 'Reviews, and the action on each.' })
class ModerateReviewsInput {
  @Field(() => [ID], { description: 'The reviews: 1 to 100.' }) ids!: string[]
  @Field(() => ReviewStep, { description: 'The action.' }) step!: keyof typeof ReviewStep
  @Field(
    () => String,
    nullable(
      'The reason, 3 to 500 characters, for administrators only and for the audit log; required to reject and to take down.',
    ),
  )
  note?: string | null
}

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

@Resolver()
export class ModerationResolver {
  @Authorized('reviews')
  @Query(() => AdminReviewConnection, nullable('Reviews of every status, newest first by default. For the staff.'))
  adminReviews(
    @Ctx() { pool }: Context,
    @Arg(
      'search',
      () => String,
      nullable('Words of the review, its reviewer’s name or email address, or the supplier’s name.'),
    )
    search?: string | null,
    @Arg('status', () => ReviewState, nullable('Only those of this status.')) status?: ReviewStatus | null,
    @Arg('rating', () => Int, nullable('Only those with this number of stars, 1 to 5.')) rating?: number | null,
    @Arg('supplierId', () => ID, nullable('Only those of this supplier.')) supplierId?: string | null,
    @Arg('first', () => Int, firstArg(20)) first?: number | null,
    @Arg('after', () => String, afterArg) after?: string | null,
    @Arg('sort', () => AdminReviewSort, { nullable: true, defaultValue: 'NEWEST', description: 'The order.' })
    sort?: AdminReviewSort | null,
  ): Promise<Connection<AdminReview>> {
    return listAllReviews(pool, { search, status, rating, supplierId, first, after, sort })
  }

  @Authorized('reviews')
  @PayloadMutation(
    'Publishes, rejects, takes down or restores reviews. One that someone else has changed is reported in `userErrors`; the others are done. For the staff.',
    ModerateReviewsInput,
    { reviews: [() => [AdminReview], 'The changed reviews; null if nothing was done.'], ...figureFields },
  )
  async moderateReviews(context: Context, { ids, step, note }: ModerateReviewsInput): Promise<object> {
    const changed = await moderateReviews(context, requireStaff(context, 'reviews'), ids, step, note)
    return { ...changed, ...(await readFigures(context.pool)) }
  }
}
