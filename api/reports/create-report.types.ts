import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { UserError, userErrorsField } from '../server/user-error.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { ReportReason } from './report.rules.ts'

@InputType({ description: 'What is wrong with a listing, and with whose.' })
export class CreateReportInput {
  @Field(() => ID, { description: 'The `id` of the supplier.' }) supplierId!: string
  @Field(() => ReportReason, { description: 'What is wrong.' }) reason!: ReportReason
  @Field(() => String, {
    nullable: true,
    description: 'More of it, in up to 2,000 characters; needed for WRONG_DETAILS, UNFAIR_REVIEW and OTHER.',
  })
  details?: string | null
  @Field(() => String, { nullable: true, description: 'An email address to ask back; never shown.' })
  email?: string | null
}

@ObjectType({ description: 'The supplier whose listing was reported, or what is wrong with the report.' })
export class CreateReportPayload {
  @Field(() => Supplier, { nullable: true, description: 'The supplier whose listing the administrators will look at.' })
  supplier!: Supplier | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}
