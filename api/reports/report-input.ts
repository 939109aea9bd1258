import { Field, InputType, Int, registerEnumType } from 'type-graphql'
import type { HoneypotFields } from '../server/honeypot.ts'
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

/** What a visitor says is wrong with a listing. */
@InputType({ description: 'What is wrong with the listing of a supplier.' })
export class ReportInput implements HoneypotFields {
  @Field(() => ReportReason, { description: 'What is wrong.' }) reason!: ReportReason
  @Field(() => String, {
    nullable: true,
    description: 'More of it, in up to 2,000 characters; needed for WRONG_DETAILS, UNFAIR_REVIEW and OTHER.',
  })
  details?: string | null
  @Field(() => String, { nullable: true, description: 'Where to ask back; never shown.' }) email?: string | null
  @Field(() => String, {
    nullable: true,
    description: 'For forms: a field hidden from people. What fills it in is refused.',
  })
  leaveEmpty?: string | null
  @Field(() => Int, {
    nullable: true,
    description: 'For forms: for how long it was open, in milliseconds. Under 2,000 is refused.',
  })
  openForMs?: number | null
}
