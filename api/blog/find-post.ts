import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { isPublic, postColumns } from './post-columns.ts'
import type { Post } from './post.entity.ts'

/** The public post with this slug, or that had it before; null if there is none. */
export const findPost = async (pool: Pool, slug: string): Promise<Post | null> => {
  if (!/^[a-z0-9-]{1,200}$/.test(slug)) return null
  const text = `select ${postColumns} from blog_post p where p.slug = $1 and ${isPublic}`
  const moved = `select ${postColumns} from old_post_slug o join blog_post p on p.id = o.post_id where o.slug = $1 and ${isPublic}`
  return (await runSql<Post>(pool, text, [slug])).rows[0] ?? (await runSql<Post>(pool, moved, [slug])).rows[0] ?? null
}
