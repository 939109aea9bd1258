import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { ReportInput } from './report-input.ts'
import { reportSupplier } from './report-supplier.ts'

/** Reporting a wrong listing. */
@Resolver()
export class ReportResolver {
  @Mutation(() => Boolean, { description: 'Tells the administrators that a listing is wrong. True once they have it.' })
  async reportSupplier(
    @Ctx() context: Context,
    @Arg('supplierId', () => ID, { description: 'The id in /suppliers/{id}.' }) supplierId: string,
    @Arg('input', () => ReportInput, { description: 'What is wrong.' }) input: ReportInput,
  ): Promise<boolean> {
    await reportSupplier(context, supplierId, input)
    return true
  }
}
