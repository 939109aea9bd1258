import type { FilterQuery } from '@mikro-orm/core'
import type { Pool } from 'pg'
import { z } from 'zod'
import { runSql } from '../database/sql.ts'
import type { Context } from '../server/context.ts'
import { fromCursor, toCursor } from '../server/cursor.ts'
import { connectionOf } from '../server/page-info.ts'
import { checkFirst } from '../server/check-first.ts'
import type { BacklinkCounts, BacklinkReport, ReferringDomain } from './backlink-report.ts'
import { Backlink, type BacklinkStatus } from './backlink.entity.ts'

const position = z.tuple([z.number().int()])

interface Asked {
  first?: number | undefined
  after?: string | undefined
  status?: BacklinkStatus | undefined
}

/**
 * A page of the backlinks, newest first, with totals over all of them.
 * @throws BAD_USER_INPUT for a number of entries outside 1 to 100, or an invalid cursor.
 */
export const listBacklinks = async (
  { em, pool }: Pick<Context, 'em' | 'pool'>,
  { first, after, status }: Asked,
): Promise<BacklinkReport> => {
  const size = checkFirst(first, 50)
  const where: FilterQuery<Backlink> = {
    ...(status ? { status } : {}),
    ...(after ? { id: { $lt: fromCursor(position, after)[0] } } : {}),
  }
  const [rows, counts, topDomains] = await Promise.all([
    em.find(Backlink, where, { orderBy: { id: 'desc' }, limit: size + 1 }),
    countBacklinks(pool),
    topDomainsOf(pool),
  ])
  const { nodes, pageInfo } = connectionOf(rows, size, after, ({ id }) => toCursor([id]))
  return { nodes, pageInfo, counts, topDomains }
}

const countBacklinks = async (pool: Pool): Promise<BacklinkCounts> => {
  const of = (status: string) => `count(*) filter (where status = '${status}')::int ${status}`
  const { rows } = await runSql<BacklinkCounts>(
    pool,
    `select count(*)::int total, ${of('pending')}, ${of('active')}, ${of('broken')} from backlink`,
  )
  return rows[0]!
}

/** Ties are broken by name, so that the order is stable. */
const topDomainsOf = async (pool: Pool): Promise<ReferringDomain[]> =>
  (
    await runSql<ReferringDomain>(
      pool,
      'select source_site domain, count(*)::int count from backlink group by 1 order by 2 desc, 1 limit 5',
    )
  ).rows
