import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../../server/context.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import { findSupplier } from '../../suppliers/find-supplier.ts'
import type { Supplier } from '../../suppliers/supplier.entity.ts'
import { CreateReportInput, CreateReportPayload } from './create-report.types.ts'
import { reportSupplier } from './report-supplier.ts'

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
