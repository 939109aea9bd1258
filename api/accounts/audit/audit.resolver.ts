import { Arg, Args, Authorized, Ctx, Query, Resolver, Field, ObjectType } from 'type-graphql'
import { nullable, withDefault } from '../../schema/types.ts'
import { connectionType, pageById, pageArgs, type Connection, type PageOptions } from '../../schema/connection.ts'
import type { Context } from '../../server/context.ts'
import { AuditEntry } from './audit-entry.entity.ts'
import type { FilterQuery } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'

const AuditConnection = connectionType(AuditEntry, 'A page of the audit log, newest first.', 'AuditConnection')

@ObjectType({ description: 'Filter values that occur in the audit log.' })
class AuditChoices {
  @Field(() => [String], { description: 'Actions, A to Z; at most 200.' }) actions!: string[]
  @Field(() => [String], { description: 'User names, A to Z; at most 200.' }) usernames!: string[]
}

export const listAudit = (
  em: EntityManager,
  filter: { action?: string | undefined; subject?: string | undefined; username?: string | undefined },
  page: Pick<PageOptions, 'size' | 'after'>,
  isOldestFirst = false,
): Promise<Connection<AuditEntry>> =>
  pageById(page, (limit, afterId) => {
    const where: FilterQuery<AuditEntry> = {
      ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value)),
      ...(afterId !== null && { id: { [isOldestFirst ? '$gt' : '$lt']: afterId } }),
    }
    return em.find(AuditEntry, where, { orderBy: { id: isOldestFirst ? 'asc' : 'desc' }, limit })
  })

/** Skips through an index instead of reading every entry. */
export const auditChoices = async (pool: Pool): Promise<AuditChoices> => {
  const listColumnValues = async (column: 'action' | 'username') => {
    const { rows } = await runSql<{ value: string }>(
      pool,
      `
      with recursive step as (
        (select ${column} as value from audit_entry order by 1 limit 1)
        union all
        select (select ${column} from audit_entry where ${column} > step.value order by 1 limit 1) from step where step.value is not null
      )
      select value from step where value is not null limit 200`,
    )
    return rows.map(({ value }) => value)
  }
  const [actions, usernames] = await Promise.all([listColumnValues('action'), listColumnValues('username')])
  return { actions, usernames }
}

@Authorized('ADMIN')
@Resolver()
export class AuditResolver {
  @Query(() => AuditConnection, { description: 'The audit log, newest first by default. For administrators.' })
  auditLog(
    @Ctx() { em }: Context,
    @Args(pageArgs(50)) page: PageOptions,
    @Arg('action', () => String, nullable('Only this action, such as `supplier.edit`.')) action?: string,
    @Arg('subject', () => String, nullable('Only this kind of subject, such as `supplier`.')) subject?: string,
    @Arg('username', () => String, nullable('Only this user’s actions.')) username?: string,
    @Arg('oldestFirst', () => Boolean, withDefault(false, 'The oldest first.')) isOldestFirst?: boolean,
  ): Promise<Connection<AuditEntry>> {
    return listAudit(em, { action, subject, username }, page, isOldestFirst)
  }

  @Query(() => AuditChoices, { description: 'Filter values of the audit log. For administrators.' })
  auditChoices(@Ctx() { pool }: Context): Promise<AuditChoices> {
    return auditChoices(pool)
  }
}
