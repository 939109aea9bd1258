import type { Pool } from 'pg'
import { findRow, runSql } from '../database/sql.ts'
import { groupRowsById } from '../schema/per-request.ts'
import type { Post } from './post.entity.ts'

/** For the alias `p`; the content is read separately. */
export const postColumns = `
  p.id, p.title, p.slug, p.excerpt, p.author, p.category, p.tags, p.image_url "imageUrl", p.published,
  p.listed_at "publishedAt", p.created_at "createdAt", p.meta_title "metaTitle", p.meta_description "metaDescription",
  p.is_indexable "isIndexable", greatest(p.listed_at, p.updated_at) "modifiedAt"`

export const isPublic = 'p.published and p.listed_at <= now()'

/** The public post that has or had this slug. */
export const findPost = async (pool: Pool, slug: string): Promise<Post | null> => {
  if (!/^[a-z0-9-]{1,200}$/.test(slug)) return null
  const text = `select ${postColumns} from blog_post p where p.slug = $1 and ${isPublic}`
  const moved = `select ${postColumns} from old_post_slug o join blog_post p on p.id = o.post_id where o.slug = $1 and ${isPublic}`
  return (await findRow<Post>(pool, text, [slug])) ?? (await findRow<Post>(pool, moved, [slug])) ?? null
}

export const findPosts = async (pool: Pool, ids: readonly number[]): Promise<(Post | null)[]> => {
  const text = `select p.id "of", ${postColumns} from blog_post p where p.id = any($1::int[]) and ${isPublic}`
  const { rows } = await runSql<Post & { of: number }>(pool, text, [ids])
  return groupRowsById(ids, rows).map(([first]) => first ?? null)
}
