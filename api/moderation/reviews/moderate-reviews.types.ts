import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { enumType } from '../../schema/enum-type.ts'
import { UserError, userErrorsField } from '../../schema/user-error.ts'
import { AdminReview } from './admin-review.ts'

export const ReviewStep = enumType('ReviewStep', 'Actions on reviews.', {
  PUBLISH: 'Publishes pending reviews.',
  REJECT: 'Rejects pending reviews, with a reason.',
  TAKE_DOWN: 'Takes down published reviews, with a reason.',
  RESTORE: 'Publishes reviews again after they were taken down.',
})

@InputType({ description: 'Reviews, and the action on each.' })
export class ModerateReviewsInput {
  @Field(() => [ID], { description: 'The reviews: 1 to 100.' }) ids!: string[]
  @Field(() => ReviewStep, { description: 'The action.' }) step!: keyof typeof ReviewStep
  @Field(() => String, {
    nullable: true,
    description:
      'The reason, 3 to 500 characters, for administrators only and for the audit log; required to reject and to take down.',
  })
  note?: string | null
}

@ObjectType({ description: 'The changed reviews, and errors.' })
export class ModerateReviewsPayload {
  @Field(() => [AdminReview], {
    nullable: true,
    description: 'The changed reviews; null if nothing was done.',
  })
  reviews!: AdminReview[] | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}
