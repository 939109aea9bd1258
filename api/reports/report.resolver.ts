import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { deprecated } from '../server/deprecated.ts'
import { orUserErrors } from '../server/user-error.ts'
import { findSupplier } from '../suppliers/find-supplier.ts'
import { CreateReportInput, CreateReportPayload } from './create-report.types.ts'
import { ReportInput } from './report-input.ts'
import { reportSupplier } from './report-supplier.ts'

/** Reporting a wrong listing. */
@Resolver()
export class ReportResolver {
  @Mutation(() => Boolean, {
    deprecationReason: deprecated('2026-11-23', 'use `createReport`, which tells what is wrong in `userErrors`'),
    description: 'Tells the administrators that a listing is wrong. True once they have it.',
  })
  async reportSupplier(
    @Ctx() context: Context,
    @Arg('supplierId', () => ID, { description: 'The id in /suppliers/{id}.' }) supplierId: string,
    @Arg('input', () => ReportInput, { description: 'What is wrong.' }) input: ReportInput,
  ): Promise<boolean> {
    await reportSupplier(context, supplierId, input)
    return true
  }

  @Mutation(() => CreateReportPayload, {
    nullable: true,
    description: 'Tells the administrators that a listing is wrong. At most ten an hour from one address.',
  })
  async createReport(
    @Ctx() context: Context,
    @Arg('input', () => CreateReportInput, { description: 'What is wrong.' })
    { supplierId, ...input }: CreateReportInput,
  ): Promise<CreateReportPayload> {
    const reported = async () => {
      await reportSupplier(context, supplierId, input)
      return findSupplier(context.pool, supplierId)
    }
    const { done, userErrors } = await orUserErrors(reported())
    return { supplier: done, userErrors }
  }
}
