import type { EntityManager } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { idBehind, idCursor } from '../../schema/id-cursor.ts'
import { toConnection } from '../../schema/page-info.ts'
import { checkFirst } from '../../schema/check-first.ts'
import { checkSearch } from '../../schema/search-text.ts'
import type { AdminPostConnection } from './admin-post.ts'
import { Post } from '../post.entity.ts'
import type { AdminPostSort, AdminPostState, AdminPostQuery } from '../admin-post-query.ts'

const title = `lower(title) collate "C"`
const orders: Record<AdminPostSort, { by: string[]; isDescending?: boolean }> = {
  NEWEST: { by: ['id'], isDescending: true },
  OLDEST: { by: ['id'] },
  TITLE: { by: [title, 'id'] },
  TITLE_DESC: { by: [title, 'id'], isDescending: true },
  CHANGED_LAST: { by: ['updated_at', 'id'], isDescending: true },
  CHANGED_FIRST: { by: ['updated_at', 'id'] },
}

const states: Record<AdminPostState, string> = {
  PUBLISHED: 'published',
  SCHEDULED: 'not published and scheduled_at is not null',
  DRAFT: 'not published and scheduled_at is null',
}

interface Args extends AdminPostQuery {
  first?: number | null | undefined
  after?: string | null | undefined
  sort?: AdminPostSort | null | undefined
}

/** SQL conditions; the search text is `$1`. */
const formatCondition = (state: AdminPostState | null | undefined) =>
  `($1 = '' or strpos(lower(concat_ws(' ', title, slug, category, author, array_to_string(tags, ' '))), lower($1)) > 0)${state ? ` and ${states[state]}` : ''}`

/**
 * A page of posts and drafts, newest first by default.
 * @throws BAD_USER_INPUT naming `first`, `after` or `search`.
 */
export const listAllPosts = async (
  em: EntityManager,
  pool: Pool,
  { first: requestedFirst, after, sort, state, search }: Args,
): Promise<AdminPostConnection> => {
  const first = checkFirst(requestedFirst, 20)
  const { by, isDescending = false } = orders[sort ?? 'NEWEST']
  const keys = by.join(', ')
  const { rows } = await runSql<{ id: number }>(
    pool,
    `select id from blog_post
      where ${formatCondition(state)} and ($2::bigint is null or (${keys}) ${isDescending ? '<' : '>'} (select ${keys} from blog_post where id = $2))
      order by ${by.map((key) => (isDescending ? `${key} desc` : key)).join(', ')} limit $3`,
    [checkSearch(search), idBehind(after), first + 1],
  )
  const ids = rows.map(({ id }) => id)
  const posts = new Map((await em.find(Post, { id: { $in: ids } })).map((post) => [post.id, post]))
  const found = ids.flatMap((id) => posts.get(id) ?? [])
  return Object.assign(toConnection(found, first, after, idCursor), { sought: { search, state } })
}

/** How many posts and drafts there are on all pages. */
export const countAllPosts = async (pool: Pool, { search, state }: AdminPostQuery): Promise<number> =>
  (
    await runSql<{ count: number }>(pool, `select count(*)::int count from blog_post where ${formatCondition(state)}`, [
      checkSearch(search),
    ])
  ).rows[0]!.count
