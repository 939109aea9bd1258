import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { groupRowsById } from '../schema/per-request.ts'
import { isPublic, postColumns } from './post-columns.ts'
import type { Post } from './post.entity.ts'

/** For each post the newest others in its category; none without a category. */
export const relatedPosts = async (
  pool: Pool,
  ids: readonly number[],
  { first }: { first: number },
): Promise<Post[][]> => {
  const text = `
    select me.id "of", r.*
      from blog_post me
     cross join lateral (
       select ${postColumns} from blog_post p where ${isPublic} and p.category_key = search_key(me.category) and p.id <> me.id
        order by p.listed_at desc, p.id desc limit $2) r
     where me.id = any($1::int[])`
  return groupRowsById(ids, (await runSql<Post & { of: number }>(pool, text, [ids, first])).rows)
}
