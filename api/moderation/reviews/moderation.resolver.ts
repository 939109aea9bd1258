import {
  cursorParts,
  fromCursor,
  pageArgs,
  toConnection,
  toCursor,
  connectionType,
  type Connection,
  type PageOptions,
} from '../../schema/connection.ts'
import { figureFields, readFigures } from '../requests/list-pending.ts'
import {
  PayloadMutation,
  nullable,
  enumType,
  orUserErrors,
  withDefault,
  lowerCaseEnum,
  type UserError,
  parseId,
} from '../../schema/types.ts'
import { Arg, Args, Authorized, Ctx, ID, Int, Query, Resolver, Field, InputType, ObjectType } from 'type-graphql'
import { requireStaff } from '../../accounts/admin-only.ts'
import type { ReviewStatus } from '../../reviews/review.entity.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { decide } from '../requests/decide.ts'
import { PendingKind } from '../requests/pending-kind.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { cancelMail } from '../../mail/queue-mail.ts'
import { getDecisionMailKey } from '../requests/decision-mail.ts'
import { Decision } from '../requests/decision.entity.ts'
import { decisionRules } from '../requests/decision.rules.ts'
import { lockSubject, setStatus } from '../requests/lock-subject.ts'
import { z } from 'zod'
import { runSql, type Db } from '../../database/sql.ts'
import { checkSearch, hasWord } from '../../schema/search-text.ts'

const ReviewState = lowerCaseEnum<Uppercase<ReviewStatus>>('ReviewStatus', 'Whether the public sees a review.', {
  PENDING: 'Awaits an administrator.',
  PUBLISHED: 'Public, and counted in the rating.',
  REJECTED: 'Rejected by an administrator; never public.',
  TAKEN_DOWN: 'Taken down by an administrator; formerly public.',
})

@ObjectType({ description: 'A review of any status, with fields for staff only.' })
class AdminReview {
  @Field(() => ID, { description: 'Identifies the review.' }) id!: number
  @Field(() => ReviewState, { description: 'Whether the public sees it.' }) status!: ReviewStatus
  @Field(() => Int, { description: 'From 1 (worst) to 5 (best).' }) rating!: number
  @Field(() => String, nullable('The review’s text.')) comment!: string | null
  @Field(() => String, nullable('The reviewer’s public name.')) reviewerName!: string | null
  @Field(() => String, nullable('The reviewer’s email address; never public.')) reviewerEmail!: string | null
  @Field(() => String, nullable('Why it was rejected or taken down, for administrators only.')) note!: string | null
  @Field(() => Date, { description: 'When it was written.' }) createdAt!: Date
  @Field(() => Date, nullable('When it was last decided.')) decidedAt!: Date | null
  @Field(() => ID, { description: 'The `id` of the supplier.' }) supplierId!: number
  @Field(() => String, { description: 'The name of the supplier.' }) supplierName!: string
  @Field(() => Int, { description: 'Pending reports about this supplier’s reviews.' }) openReports!: number
}

const AdminReviewConnection = connectionType(AdminReview, 'A page of reviews of any status, newest first.')

const AdminReviewSort = enumType('AdminReviewSort', 'Sort orders of the list of all reviews.', {
  NEWEST: 'Newest first.',
  OLDEST: 'Oldest first.',
  STARS_FEWEST: 'Lowest rating first, then oldest first.',
  STARS_MOST: 'Highest rating first, then newest first.',
})
type AdminReviewSort = keyof typeof AdminReviewSort

type Row = AdminReview & { position: string }

const byTime = z.tuple([cursorParts.time, cursorParts.int])
const byStars = z.tuple([cursorParts.int, ...byTime.def.items])
const maxWords = 6
const maxSuppliers = 200

const columns = `r.id, r.status, r.rating, r.comment, r.reviewer_name "reviewerName", r.reviewer_email "reviewerEmail",
  r.rejection_reason "note", r.created_at "createdAt", r.decided_at "decidedAt", s.id "supplierId", s.name "supplierName",
  (select count(*)::int from supplier_report p where p.supplier_id = s.id and p.status = 'pending' and p.reason = 'UNFAIR_REVIEW') "openReports",
  to_char(r.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') "position"`
const from = 'review r join supplier s on s.id = r.supplier_id'

/** SQL: each word begins a word of the review, or all are in the supplier's name. */
const foundBy = (words: string[], value: (one: unknown) => string): string => {
  const named = words.map((word) => hasWord('name', word, value))
  return `r.id in (
    select id from review where review_words(reviewer_name, reviewer_email, comment) @@ prefix_query(${value(words.join(' '))})
    union
    select id from review where supplier_id in (select id from supplier where ${named.join(' and ')} limit ${maxSuppliers}))`
}

const loadReviews = async (db: Db, ids: readonly number[]): Promise<AdminReview[]> => {
  const { rows } = await runSql<Row>(db, `select ${columns} from ${from} where r.id = any($1::int[])`, [ids])
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

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
  { ids: reviewIds, step, note }: ModerateReviewsInput,
): Promise<{ reviews: AdminReview[]; userErrors: UserError[] }> => {
  const { em, pool } = context
  const admin = requireStaff(context, 'reviews')
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
  return { reviews: await loadReviews(pool, ids), userErrors, ...(await readFigures(pool)) }
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
    if (review.status === to) return
    if (review.status !== from)
      throw new PublicError('CONFLICT', `This has since changed: it is now ${review.status.replace('_', ' ')}.`)
    setStatus(review, to, note)
    await em.flush()
    const decision = await em.findOne(Decision, { kind: PendingKind.REVIEW, itemId: id, undoneAt: null })
    if (decision) await cancelMail(em, getDecisionMailKey(decision))
    await recordAction(em, admin, {
      action,
      subject: 'review',
      subjectId: id,
      before: { status: from },
      after: { status: to, ...(note ? { note } : {}) },
    })
  })

@Authorized('reviews')
@Resolver()
export class ModerationResolver {
  @Query(() => AdminReviewConnection, nullable('Reviews of every status, newest first by default. For the staff.'))
  async adminReviews(
    @Ctx() { pool }: Context,
    @Args(pageArgs(20)) { size, after }: PageOptions,
    @Arg(
      'search',
      () => String,
      nullable('Words of the review, its reviewer’s name or email address, or the supplier’s name.'),
    )
    search?: string | null,
    @Arg('status', () => ReviewState, nullable('Only those of this status.')) status?: ReviewStatus | null,
    @Arg('rating', () => Int, nullable('Only those with this number of stars, 1 to 5.')) rating?: number | null,
    @Arg('supplierId', () => ID, nullable('Only those of this supplier.')) supplierId?: string | null,
    @Arg('sort', () => AdminReviewSort, withDefault('NEWEST', 'The order.')) sort?: AdminReviewSort | null,
  ): Promise<Connection<AdminReview>> {
    if (rating != null && !(rating >= 1 && rating <= 5)) throw badInput({ rating: 'Please choose 1 to 5 stars.' })
    const values: unknown[] = []
    const value = (one: unknown) => `$${values.push(one)}`
    const conditions: string[] = []
    if (status) conditions.push(`r.status = ${value(status)}`)
    if (rating != null) conditions.push(`r.rating = ${value(rating)}`)
    if (supplierId != null) conditions.push(`r.supplier_id = ${value(parseId(supplierId) ?? 0)}`)
    const words = checkSearch(search)
      .split(/[\s@._'\\/<>&-]+/)
      .filter(Boolean)
      .slice(0, maxWords)
    if (words.length) conditions.push(foundBy(words, value))
    const isByStars = sort?.startsWith('STARS')
    const isDescending = !sort || sort === 'NEWEST' || sort === 'STARS_MOST'
    const keys = [...(isByStars ? ['r.rating'] : []), 'r.created_at', 'r.id']
    if (after != null) {
      const position = fromCursor(isByStars ? byStars : byTime, after).map(value)
      conditions.push(`(${keys.join(', ')}) ${isDescending ? '<' : '>'} (${position.join(', ')})`)
    }
    const order = keys.map((key) => (isDescending ? `${key} desc` : key)).join(', ')
    const where = conditions.length ? ` where ${conditions.join(' and ')}` : ''
    const text = `select ${columns} from ${from}${where} order by ${order} limit ${value(size + 1)}`
    const { rows } = await runSql<Row>(pool, text, values)
    return toConnection(rows, size, after, ({ rating, position, id }) =>
      toCursor([...(isByStars ? [rating] : []), position, id]),
    )
  }

  @PayloadMutation(
    'Publishes, rejects, takes down or restores reviews. One that someone else has changed is reported in `userErrors`; the others are done. For the staff.',
    ModerateReviewsInput,
    { reviews: [() => [AdminReview], 'The changed reviews; null if nothing was done.'], ...figureFields },
  )
  moderateReviews = moderateReviews
}
