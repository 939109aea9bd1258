import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { enumType } from '../../schema/enum-type.ts'
import { UserError, userErrorsField } from '../../schema/user-error.ts'
import { AdminReview } from './admin-review.ts'

export const ReviewStep = enumType('ReviewStep', 'What an administrator can do with reviews.', {
  PUBLISH: 'Publishes what waits.',
  REJECT: 'Rejects what waits, with a reason.',
  TAKE_DOWN: 'Takes down what is published, with a reason.',
  RESTORE: 'Publishes again what was taken down.',
})

@InputType({ description: 'Reviews, and what is to be done with each.' })
export class ModerateReviewsInput {
  @Field(() => [ID], { description: 'The reviews: 1 to 100.' }) ids!: string[]
  @Field(() => ReviewStep, { description: 'What is to be done.' }) step!: keyof typeof ReviewStep
  @Field(() => String, {
    nullable: true,
    description:
      'Why, in 3 to 500 characters, for administrators only; must be there to reject and to take down. It is in the audit log.',
  })
  note?: string | null
}

@ObjectType({ description: 'The reviews as they are now, and what was wrong.' })
export class ModerateReviewsPayload {
  @Field(() => [AdminReview], {
    nullable: true,
    description: 'The reviews as they are now; null where nothing was done.',
  })
  reviews!: AdminReview[] | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}
