import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { reportCacheSize } from '../process/metrics.ts'
import { sanitiseHtml } from './sanitise-html.ts'

export interface Article {
  html: string
  readingMinutes: number
}

/** Silent reading of English non-fiction: 238 words a minute (Brysbaert, 2019), less a little for tables and lists. */
const wordsPerMinute = 220

/** Keyed by content, so that each version of a post is sanitised once; a character may take two bytes. */
const known = new LRUCache<string, Article>({
  maxSize: 16_000_000,
  sizeCalculation: ({ html }, content) => 2 * (content.length + html.length) + 1,
})
reportCacheSize('article', () => known.calculatedSize)

const toArticle = (content: string): Article => {
  const cached = known.get(content)
  if (cached) return cached
  const html = sanitiseHtml(content)
  const words = html.replace(/<[^<>]*>/g, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
  const article = { html, readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)) }
  known.set(content, article)
  return article
}

export const readArticles = async (pool: Pool, ids: readonly number[]): Promise<Article[]> => {
  const text = 'select id, content from blog_post where id = any($1::int[])'
  const { rows } = await runSql<{ id: number; content: string }>(pool, text, [ids])
  const contents = new Map(rows.map(({ id, content }) => [id, content]))
  return ids.map((id) => toArticle(contents.get(id) ?? ''))
}
