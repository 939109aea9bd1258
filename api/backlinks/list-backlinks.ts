import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { enumType } from '../schema/enum-type.ts'
import { idBehind, idCursor } from '../schema/id-cursor.ts'
import { toConnection } from '../schema/page-info.ts'
import { checkSearch } from '../schema/search-text.ts'
import { checkFirst } from '../schema/check-first.ts'
import type { BacklinkCounts, BacklinkReport, ReferringDomain } from './backlink-report.ts'
import type { Backlink, BacklinkStatus } from './backlink.entity.ts'

export const BacklinkSort = enumType('BacklinkSort', 'Sort orders of the list of backlinks.', {
  NEWEST: 'Those that were entered last come first.',
  OLDEST: 'Those that were entered first come first.',
  SITE: 'By the domain that links, A to Z.',
  SITE_DESC: 'By the domain that links, Z to A.',
  CHECK_OLDEST: 'Least recently checked first, unchecked ones before.',
  CHECK_NEWEST: 'Those that were looked at last come first.',
})
export type BacklinkSort = keyof typeof BacklinkSort

const checked = `coalesce(checked_at, '-infinity')`
const orders: Record<BacklinkSort, { by: string[]; isDescending?: boolean }> = {
  NEWEST: { by: ['id'], isDescending: true },
  OLDEST: { by: ['id'] },
  SITE: { by: ['source_site', 'id'] },
  SITE_DESC: { by: ['source_site', 'id'], isDescending: true },
  CHECK_OLDEST: { by: [checked, 'id'] },
  CHECK_NEWEST: { by: [checked, 'id'], isDescending: true },
}

export interface BacklinkQuery {
  first?: number | null | undefined
  after?: string | null | undefined
  status?: BacklinkStatus | null | undefined
  search?: string | null | undefined
  sort?: BacklinkSort | null | undefined
}

/**
 * A page of the backlinks, newest first by default, with totals.
 * @throws BAD_USER_INPUT if `first` is outside 1 to 100, the search too long or the cursor invalid.
 */
export const listBacklinks = async (
  pool: Pool,
  { first, after, sort, ...query }: BacklinkQuery,
): Promise<BacklinkReport> => {
  const size = checkFirst(first, 50)
  const search = checkSearch(query.search)
  const { by, isDescending = false } = orders[sort ?? 'NEWEST']
  const order = by.map((key) => (isDescending ? `${key} desc` : key)).join(', ')
  const [{ rows }, counts, topDomains] = await Promise.all([
    runSql<Backlink>(
      pool,
      `select id, source_site "sourceSite", source_page "sourcePage", target_url "targetUrl", anchor_text "anchorText", status,
              checked_at "checkedAt", check_result "checkResult", created_at "createdAt"
         from backlink
        where ($2::text is null or status = $2)
          and ($3 = '' or strpos(lower(concat_ws(' ', source_page, source_site, target_url, anchor_text)), lower($3)) > 0)
          and ($4::bigint is null or (${by.join(', ')}) ${isDescending ? '<' : '>'} (select ${by.join(', ')} from backlink where id = $4))
        order by ${order} limit $1`,
      [size + 1, query.status ?? null, search, idBehind(after)],
    ),
    countBacklinks(pool),
    listTopDomains(pool),
  ])
  const { nodes, pageInfo } = toConnection(rows, size, after, idCursor)
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

/** Ties are ordered by name, so that the order is stable. */
const listTopDomains = async (pool: Pool): Promise<ReferringDomain[]> =>
  (
    await runSql<ReferringDomain>(
      pool,
      'select source_site domain, count(*)::int count from backlink group by 1 order by 2 desc, 1 limit 5',
    )
  ).rows
