import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { groupRowsById } from '../schema/per-request.ts'
import { isPublic, postColumns } from './post-columns.ts'
import type { Post } from './post.entity.ts'

/** Public posts in the order of the ids; null if there is none. */
export const findPosts = async (pool: Pool, ids: readonly number[]): Promise<(Post | null)[]> => {
  const text = `select p.id "of", ${postColumns} from blog_post p where p.id = any($1::int[]) and ${isPublic}`
  const { rows } = await runSql<Post & { of: number }>(pool, text, [ids])
  return groupRowsById(ids, rows).map(([first]) => first ?? null)
}
