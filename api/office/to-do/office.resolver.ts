import { Arg, Authorized, Ctx, Extensions, Query, Resolver } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
import type { WeightedField } from '../../process/weight.ts'
import { SupplierEntry } from '../../suppliers/admin/admin-supplier.ts'
import { maxJumps, jumpToSuppliers } from './jump-to-suppliers.ts'
import { listTasks } from './list-tasks.ts'
import { OfficeTasks } from './office-task.ts'

@Resolver()
export class OfficeResolver {
  @Authorized('office')
  @Query(() => OfficeTasks, nullable('Tasks in the office, and the state of the site. For the staff.'))
  officeTasks(@Ctx() context: Context): Promise<OfficeTasks> {
    return listTasks(context)
  }

  @Authorized('listings')
  @Extensions({ weight: 40, longest: maxJumps } satisfies WeightedField)
  @Query(
    () => [SupplierEntry],
    nullable(
      `Suppliers of any status by words of the name, a phone number, the start of an email address, a town or postcode, an id or a registration’s id; at most ${maxJumps}. For the staff.`,
    ),
  )
  officeSuppliers(
    @Ctx() { pool }: Context,
    @Arg('search', () => String, { description: 'The typed text, up to 200 characters.' }) search: string,
  ): Promise<SupplierEntry[]> {
    return jumpToSuppliers(pool, search)
  }
}
