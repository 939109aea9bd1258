import { Field, ID, Int, ObjectType } from 'type-graphql'
import { nullable, lowerCaseEnum } from '../../schema/types.ts'
import { connectionType } from '../../schema/connection.ts'
import type { ReviewStatus } from '../../reviews/review.entity.ts'

export const ReviewState = lowerCaseEnum<Uppercase<ReviewStatus>>('ReviewStatus', 'Whether the public sees a review.', {
  PENDING: 'Awaits an administrator.',
  PUBLISHED: 'Public, and counted in the rating.',
  REJECTED: 'Rejected by an administrator; never public.',
  TAKEN_DOWN: 'Taken down by an administrator; formerly public.',
})

@ObjectType({ description: 'A review of any status, with fields for staff only.' })
export class AdminReview {
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

export const AdminReviewConnection = connectionType(AdminReview, 'A page of reviews of any status, newest first.')
