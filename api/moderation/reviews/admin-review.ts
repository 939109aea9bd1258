import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { PageInfo } from '../../schema/page-info.ts'
import { reviewStatuses, type ReviewStatus } from '../../reviews/review.entity.ts'

export const ReviewState = Object.fromEntries(reviewStatuses.map((status) => [status.toUpperCase(), status])) as Record<
  string,
  ReviewStatus
>
registerEnumType(ReviewState, {
  name: 'ReviewStatus',
  description: 'Whether the public sees a review.',
  valuesConfig: {
    PENDING: { description: 'Awaits an administrator.' },
    PUBLISHED: { description: 'Public, and counted in the rating.' },
    REJECTED: { description: 'Rejected by an administrator; never public.' },
    TAKEN_DOWN: { description: 'Taken down by an administrator; formerly public.' },
  },
})

@ObjectType({ description: 'A review of any status, with fields for staff only.' })
export class AdminReview {
  @Field(() => ID, { description: 'Identifies the review.' }) id!: number
  @Field(() => ReviewState, { description: 'Whether the public sees it.' }) status!: ReviewStatus
  @Field(() => Int, { description: 'From 1 (worst) to 5 (best).' }) rating!: number
  @Field(() => String, { nullable: true, description: 'The review’s text.' }) comment!: string | null
  @Field(() => String, { nullable: true, description: 'The reviewer’s public name.' })
  reviewerName!: string | null
  @Field(() => String, { nullable: true, description: 'The reviewer’s email address; never public.' })
  reviewerEmail!: string | null
  @Field(() => String, { nullable: true, description: 'Why it was rejected or taken down, for administrators only.' })
  note!: string | null
  @Field(() => Date, { description: 'When it was written.' }) createdAt!: Date
  @Field(() => Date, { nullable: true, description: 'When it was last decided.' }) decidedAt!: Date | null
  @Field(() => ID, { description: 'The `id` of the supplier.' }) supplierId!: number
  @Field(() => String, { description: 'The name of the supplier.' }) supplierName!: string
  @Field(() => Int, { description: 'Pending reports about this supplier’s reviews.' })
  openReports!: number
}

@ObjectType({ description: 'A review of any status in a list, with its cursor.' })
export class AdminReviewEdge {
  @Field(() => AdminReview, { description: 'The review.' }) node!: AdminReview
  @Field(() => String, { description: 'Pass as `after` to continue after this review.' }) cursor!: string
}

export interface ReviewQuery {
  search?: string | null | undefined
  status?: ReviewStatus | null | undefined
  rating?: number | null | undefined
  supplierId?: string | null | undefined
}

@ObjectType({ description: 'A page of reviews of any status, newest first.' })
export class AdminReviewConnection {
  @Field(() => [AdminReview], { description: 'The reviews of this page.' }) nodes!: AdminReview[]
  @Field(() => [AdminReviewEdge], { description: 'The same, each with a cursor.' }) edges!: AdminReviewEdge[]
  @Field(() => PageInfo, { description: 'Whether more follow.' }) pageInfo!: PageInfo
}
