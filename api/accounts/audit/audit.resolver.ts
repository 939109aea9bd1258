import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql'
import { afterArg, firstArg } from '../../schema/check-first.ts'
import type { Context } from '../../server/context.ts'
import type { ConnectionOf } from '../../schema/connection-type.ts'
import type { AuditEntry } from './audit-entry.entity.ts'
import { auditChoices, listAudit, AuditChoices, AuditConnection } from './list-audit.ts'

@Resolver()
export class AuditResolver {
  @Authorized('ADMIN')
  @Query(() => AuditConnection, { description: 'The audit log, newest first by default. For administrators.' })
  auditLog(
    @Ctx() { em }: Context,
    @Arg('first', () => Int, firstArg(50)) first?: number,
    @Arg('after', () => String, afterArg) after?: string,
    @Arg('action', () => String, {
      nullable: true,
      description: 'Only this action, such as `supplier.edit`.',
    })
    action?: string,
    @Arg('subject', () => String, {
      nullable: true,
      description: 'Only this kind of subject, such as `supplier`.',
    })
    subject?: string,
    @Arg('username', () => String, { nullable: true, description: 'Only this user’s actions.' }) username?: string,
    @Arg('oldestFirst', () => Boolean, { nullable: true, defaultValue: false, description: 'The oldest first.' })
    isOldestFirst?: boolean,
  ): Promise<ConnectionOf<AuditEntry>> {
    return listAudit(em, { action, subject, username }, { first, after, isOldestFirst })
  }

  @Authorized('ADMIN')
  @Query(() => AuditChoices, { description: 'Filter values of the audit log. For administrators.' })
  auditChoices(@Ctx() { pool }: Context): Promise<AuditChoices> {
    return auditChoices(pool)
  }
}
