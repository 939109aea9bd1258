import { LockMode, ref } from '@mikro-orm/core'
import { runSql, type Db } from '../database/sql.ts'
import { tellStaff } from '../notices/tell-staff.ts'
import type { Context } from '../server/context.ts'
import { check, PublicError } from '../server/errors.ts'
import { createSharedLimit } from '../database/shared-limit.ts'
import { refuseBots } from '../server/honeypot.ts'
import { literally } from '../server/search-text.ts'
import { findSupplier } from '../suppliers/find-supplier.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { Review } from './review.entity.ts'
import type { ReviewInput } from './review-input.ts'
import { reviewRules } from './review.rules.ts'

const limit = createSharedLimit('reviews', { most: 5, windowMs: 3_600_000 })

/**
 * Stores a review as pending: no response shows it and no rating counts it until an administrator publishes it. While an
 * earlier one from this email address is pending, another is answered alike and not stored: whoever types a stranger's
 * address must not learn that it has written a review.
 * @throws BAD_USER_INPUT, RATE_LIMITED, NOT_FOUND, or CONFLICT when the listing is changed at that moment.
 */
export const submitReview = async (
  { pool, em, env, ip }: Context,
  supplierId: string,
  input: ReviewInput,
): Promise<Review> => {
  const { rating, comment, name, email } = check(reviewRules, input)
  refuseBots(input)
  limit(pool, ip)
  const found = await findSupplier(pool, supplierId)
  if (!found) throw new PublicError('NOT_FOUND', 'There is no such supplier')
  return em.transactional(async (em) => {
    // With this lock the second of two reviews that are sent at once waits for the first.
    const supplier = await em.findOne(Supplier, found.id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (supplier?.status !== 'listed')
      throw new PublicError('CONFLICT', 'This listing was changed at this very moment. Please send your review again.')
    const isWaiting = await em.count(Review, {
      supplier,
      status: 'pending',
      reviewerEmail: { $ilike: literally(email) },
    })
    const written = {
      supplier: ref(supplier),
      rating,
      comment,
      reviewerName: name,
      reviewerEmail: email,
      isVerified: false,
      source: 'site',
      status: 'pending',
      createdAt: new Date(),
    } as const
    if (isWaiting) return em.create(Review, { ...written, id: await nextId(em) }, { persist: false })
    const review = em.create(Review, written)
    await em.flush()
    await tellStaff(em, env, {
      kind: 'REVIEWS',
      key: `review-${review.id}`,
      values: { businessName: supplier.name, rating: String(rating) },
    })
    return review
  })
}

/** An id that no review will have, in line with those that have one. */
const nextId = async (em: Db): Promise<number> => {
  const { rows } = await runSql<{ id: number }>(em, `select nextval(pg_get_serial_sequence('review', 'id'))::int as id`)
  return rows[0]!.id
}
