import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { isPublic } from './post-columns.ts'

/** The categories of the public posts, each once, A to Z. */
export const postCategories = async (pool: Pool): Promise<string[]> => {
  const text = `
    select min(p.category) "name" from blog_post p where ${isPublic} and p.category_key <> ''
     group by p.category_key order by p.category_key limit 100`
  return (await runSql<{ name: string }>(pool, text)).rows.map(({ name }) => name)
}

/** The tags of the most public posts, sorted A to Z. */
export const popularTags = async (pool: Pool, first: number): Promise<string[]> => {
  const text = `
    select name from (
      select min(t.tag) "name", search_key(t.tag) "key" from blog_post p, unnest(p.tags) t(tag)
       where ${isPublic} and t.tag <> '' group by search_key(t.tag) order by count(distinct p.id) desc, 2 limit $1
    ) most order by key`
  return (await runSql<{ name: string }>(pool, text, [first])).rows.map(({ name }) => name)
}
