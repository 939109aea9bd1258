import { Field, ID, InputType, registerEnumType } from 'type-graphql'
import { payloadType } from '../../schema/payload.ts'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import { ReportReason } from './report.rules.ts'

registerEnumType(ReportReason, {
  name: 'ReportReason',
  description: 'What is wrong with a listing.',
  valuesConfig: {
    CLOSED_DOWN: { description: 'The business is no more.' },
    WRONG_DETAILS: { description: 'The address, the phone number or another detail is wrong.' },
    NOT_A_SUPPLIER: { description: 'It sells or fits no blinds, curtains or shutters.' },
    UNFAIR_REVIEW: { description: 'One of its reviews is false or unfair.' },
    OTHER: { description: 'Something else, said in the details.' },
  },
})

@InputType({ description: 'A report about a supplier’s listing.' })
export class CreateReportInput {
  @Field(() => ID, { description: 'The `id` of the supplier.' }) supplierId!: string
  @Field(() => ReportReason, { description: 'The problem.' }) reason!: ReportReason
  @Field(() => String, {
    nullable: true,
    description: 'More of it, in up to 2,000 characters; needed for WRONG_DETAILS, UNFAIR_REVIEW and OTHER.',
  })
  details?: string | null
  @Field(() => String, { nullable: true, description: 'An email address to ask back; never shown.' })
  email?: string | null
}

export const CreateReportPayload = payloadType(
  'CreateReportPayload',
  'supplier',
  () => Supplier,
  'The supplier whose listing the administrators will look at.',
)
