import { readdir, readFile } from 'node:fs/promises'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { runSql } from '../database/sql.ts'

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

/** Parses an article's file: a comment with metadata in JSON, then the HTML. */
export const readArticle = (text: string) => {
  const [comment = '', json = '{}'] = /^\s*<!--([\s\S]*?)-->/.exec(text) ?? []
  return { ...frontMatter.parse(JSON.parse(json)), content: text.slice(comment.length).trim() }
}

/**
 * Publishes those articles of api/blog/articles that are not in the blog yet and were not deleted there; returns how
 * many.
 */
export const seedArticles = async (client: ClientBase): Promise<number> => {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.html')).sort()
  let added = 0
  for (const file of files) {
    const article = readArticle(await readFile(new URL(file, folder), 'utf8'))
    const { rowCount } = await runSql(
      client,
      `insert into blog_post (slug, title, content, excerpt, author, category, tags, published, published_at, created_at, meta_title, meta_description)
       select $1, $2, $3, $4, $5, $6, $7, true, $8, $8, $9, $10 where not exists (select from old_post_slug where slug = $1)
          and not exists (select from deleted_post_slug where slug = $1)
       on conflict (slug) do nothing`,
      [
        file.replace(/\.html$/, ''),
        article.title,
        article.content,
        article.excerpt,
        article.author,
        article.category,
        article.tags,
        article.publishedAt,
        article.metaTitle ?? null,
        article.metaDescription ?? null,
      ],
    )
    added += rowCount ?? 0
  }
  return added
}
