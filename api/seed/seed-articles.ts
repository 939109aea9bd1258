import { readdir, readFile } from 'node:fs/promises'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { runSql, type Db } from '../database/sql.ts'

const folder = new URL('../blog/articles/', import.meta.url)

const frontMatter = z.object({
  title: z.string().min(1),
  excerpt: z.string(),
  author: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  publishedAt: z.iso.datetime(),
  metaTitle: z.string().optional(),
  metaDescription: z.string().optional(),
})

/** A comment with metadata in JSON, then the HTML. */
export const readArticle = (text: string) => {
  const [comment = '', json = '{}'] = /^\s*<!--([\s\S]*?)-->/.exec(text) ?? []
  return { ...frontMatter.parse(JSON.parse(json)), content: text.slice(comment.length).trim() }
}

const readArticles = async () => {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.html')).sort()
  const read = async (file: string) => ({
    slug: file.replace(/\.html$/, ''),
    ...readArticle(await readFile(new URL(file, folder), 'utf8')),
  })
  return Promise.all(files.map(read))
}

export const untouchedArticles = async (db: Db): Promise<number[]> => {
  const articles = await readArticles()
  const { rows } = await runSql<{ id: number }>(
    db,
    `select id from blog_post join unnest($1::text[], $2::text[], $3::text[], $4::text[]) came (slug, title, excerpt, content)
      using (slug, title, excerpt, content) where published`,
    (['slug', 'title', 'excerpt', 'content'] as const).map((part) => articles.map((article) => article[part])),
  )
  return rows.map(({ id }) => id)
}

/** Leaves out articles that were ever in the blog; returns the number. */
export const seedArticles = async (client: ClientBase): Promise<number> => {
  let added = 0
  for (const { slug, title, content, excerpt, author, category, tags, publishedAt, ...meta } of await readArticles()) {
    const { rowCount } = await runSql(
      client,
      `insert into blog_post (slug, title, content, excerpt, author, category, tags, published, published_at, created_at, meta_title, meta_description)
       select $1, $2, $3, $4, $5, $6, $7, true, $8, $8, $9, $10 where not exists (select from old_post_slug where slug = $1)
          and not exists (select from deleted_post_slug where slug = $1)
       on conflict (slug) do nothing`,
      [slug, title, content, excerpt, author, category, tags, publishedAt, meta.metaTitle, meta.metaDescription],
    )
    added += rowCount ?? 0
  }
  return added
}
