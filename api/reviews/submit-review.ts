import { LockMode, ref } from '@mikro-orm/core'
import { findRow } from '../database/sql.ts'
import { notifyStaff } from '../notices/notify-staff.ts'
import type { Context } from '../server/context.ts'
import { check, PublicError } from '../server/errors.ts'
import { createSharedLimit } from '../database/shared-limit.ts'
import { refuseBots } from '../server/honeypot.ts'
import { findSupplier } from '../suppliers/find-supplier.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { Review } from './review.entity.ts'
import { reviewRules } from './review.rules.ts'

const limit = createSharedLimit('reviews', { max: 5, windowMs: 3_600_000 })

/** Submitting the same review again returns the first. @throws BAD_USER_INPUT, RATE_LIMITED, NOT_FOUND, CONFLICT */
export const submitReview = async (
  { pool, em, env, ip, formTrace }: Context,
  supplierId: string,
  input: unknown,
): Promise<Review> => {
  const { rating, comment, name, email } = check(reviewRules, input)
  refuseBots(formTrace)
  await limit(pool, ip)
  const found = await findSupplier(pool, supplierId)
  if (!found) throw new PublicError('NOT_FOUND', 'This supplier does not exist')
  return em.transactional(async (em) => {
    const supplier = await em.findOne(Supplier, found.id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (supplier?.status !== 'listed')
      throw new PublicError('CONFLICT', 'This listing has just changed. Please submit your review again.')
    const row = await findRow<{ id: number }>(em, selectSame, [supplier.id, email, rating, comment, name])
    if (row) return em.findOneOrFail(Review, row.id)
    const review = em.create(Review, {
      supplier: ref(supplier),
      rating,
      comment,
      reviewerName: name,
      reviewerEmail: email,
    })
    await em.flush()
    await notifyStaff(em, env, {
      kind: 'REVIEWS',
      key: `review-${review.id}`,
      values: { businessName: supplier.name, rating: String(rating) },
    })
    return review
  })
}

const selectSame = `
  select id from review
   where supplier_id = $1 and status = 'pending' and mailbox_key(reviewer_email) = mailbox_key($2)
     and rating = $3 and comment = $4 and reviewer_name = $5
   order by id limit 1`
