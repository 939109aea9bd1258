import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { isPublic, postColumns } from './post-columns.ts'
import type { Post } from './post.entity.ts'

/** The newest other posts in the same category; none for a post without a category. */
export const relatedPosts = async (pool: Pool, post: Pick<Post, 'id' | 'category'>, first: number): Promise<Post[]> => {
  const text = `
    select ${postColumns} from blog_post p where ${isPublic} and p.category_key = search_key($1) and p.id <> $2
     order by p.listed_at desc, p.id desc limit $3`
  return (await runSql<Post>(pool, text, [post.category, post.id, first])).rows
}
