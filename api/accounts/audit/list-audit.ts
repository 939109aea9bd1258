import type { FilterQuery } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import { z } from 'zod'
import { Field, ObjectType } from 'type-graphql'
import { runSql } from '../../database/sql.ts'
import { cursorParts, fromCursor, toCursor } from '../../schema/cursor.ts'
import { connectionType, type ConnectionOf } from '../../schema/connection-type.ts'
import { toConnection } from '../../schema/page-info.ts'
import { checkFirst } from '../../schema/check-first.ts'
import { AuditEntry } from './audit-entry.entity.ts'

export const AuditConnection = connectionType('AuditConnection', AuditEntry, 'A page of the audit log, newest first.')

@ObjectType({ description: 'Filter values that occur in the audit log.' })
export class AuditChoices {
  @Field(() => [String], { description: 'Actions, A to Z; at most 200.' }) actions!: string[]
  @Field(() => [String], { description: 'User names, A to Z; at most 200.' }) usernames!: string[]
}

const position = z.tuple([cursorParts.int])

interface AuditFilter {
  action?: string | undefined
  subject?: string | undefined
  username?: string | undefined
}

interface AuditPage {
  first?: number | undefined
  after?: string | undefined
  isOldestFirst?: boolean | undefined
}

export const listAudit = async (
  em: EntityManager,
  filter: AuditFilter,
  { first, after, isOldestFirst = false }: AuditPage = {},
): Promise<ConnectionOf<AuditEntry>> => {
  const size = checkFirst(first, 50)
  const setFilters = Object.fromEntries(Object.entries(filter).filter(([, value]) => value))
  const where: FilterQuery<AuditEntry> = {
    ...setFilters,
    ...(after ? { id: { [isOldestFirst ? '$gt' : '$lt']: fromCursor(position, after)[0] } } : {}),
  }
  const rows = await em.find(AuditEntry, where, { orderBy: { id: isOldestFirst ? 'asc' : 'desc' }, limit: size + 1 })
  return toConnection(rows, size, after, ({ id }) => toCursor([id]))
}

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
