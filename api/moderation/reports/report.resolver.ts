import { Arg, Ctx, Mutation, Resolver, Field, ID, InputType, registerEnumType } from 'type-graphql'
import type { Context } from '../../server/context.ts'
import { inPayload, type Payload, payloadType } from '../../schema/payload.ts'
import { findSupplier } from '../../suppliers/find-supplier.ts'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import { reportSupplier } from './report-supplier.ts'
import { ReportReason } from './report.rules.ts'

registerEnumType(ReportReason, {
  name: 'ReportReason',
  description: 'The problem with a listing.',
  valuesConfig: {
    CLOSED_DOWN: { description: 'The business has closed.' },
    WRONG_DETAILS: { description: 'The address, the phone number or another detail is wrong.' },
    NOT_A_SUPPLIER: { description: 'It does not sell or fit blinds, curtains or shutters.' },
    UNFAIR_REVIEW: { description: 'One of its reviews is false or unfair.' },
    OTHER: { description: 'Something else; see the details.' },
  },
})

@InputType({ description: 'A report about a supplier’s listing.' })
class CreateReportInput {
  @Field(() => ID, { description: 'The `id` of the supplier.' }) supplierId!: string
  @Field(() => ReportReason, { description: 'The problem.' }) reason!: ReportReason
  @Field(() => String, {
    nullable: true,
    description: 'Details, up to 2,000 characters; required for WRONG_DETAILS, UNFAIR_REVIEW and OTHER.',
  })
  details?: string | null
  @Field(() => String, { nullable: true, description: 'The sender’s email address for questions; never public.' })
  email?: string | null
}

const CreateReportPayload = payloadType('CreateReportPayload', 'supplier', () => Supplier, 'The reported supplier.')

@Resolver()
export class ReportResolver {
  @Mutation(() => CreateReportPayload, {
    nullable: true,
    description: 'Reports a wrong listing to the administrators. At most ten an hour from one address.',
  })
  createReport(
    @Ctx() context: Context,
    @Arg('input', () => CreateReportInput, { description: 'The problem.' })
    { supplierId, ...input }: CreateReportInput,
  ): Promise<Payload<'supplier', Supplier | null>> {
    return inPayload('supplier', async () => {
      await reportSupplier(context, supplierId, input)
      return findSupplier(context.pool, supplierId)
    })
  }
}
