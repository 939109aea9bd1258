import Router from '@koa/router'
import { z } from 'zod'
import type { Context } from '../server/context.ts'
import { describeField, describeRoute, describeAnswer, named, pickFields } from '../server/describe-route.ts'
import { PublicError } from '../server/errors.ts'
import { isNotModified, createWeakEtag } from '../server/conditional-request.ts'
import { getCacheControl, getSiteUrl } from '../server/site-url.ts'
import { readArticles, type Article } from './article.ts'
import { findPost } from './find-posts.ts'
import { listPosts } from './list-posts.ts'
import type { Post } from './post.entity.ts'
import { escapeHtml } from '../text/escape-html.rules.ts'

const short = {
  id: 5,
  slug: 'how-to-measure-for-blinds',
  title: 'How to measure for blinds',
  excerpt: 'A tape, a pencil and ten minutes.',
  category: 'Guides',
  imageUrl: null,
  publishedAt: '2026-03-01T09:00:00.000Z',
}

const postSummaryResponse = named(describeAnswer('Post', short), 'ArticleInList')

const postResponse = named(
  describeAnswer('Post', {
    ...short,
    content: describeField(z.string(), 'The text, as sanitised HTML.', '<p>Begin at the top.</p>'),
    author: 'The editors',
    tags: ['measuring'],
    published: describeField(z.boolean(), 'Always true.', true),
    createdAt: '2026-02-28T09:00:00.000Z',
    metaTitle: null,
    metaDescription: null,
    isIndexable: true,
  }),
  'Article',
)

const maxPosts = 1000
const postsAtATime = 100
const latestPosts = 3
const feedPosts = 20

const all = describeRoute({
  tag: 'Blog',
  summary: 'List articles',
  details: 'At most 1,000, newest first.',
  answer: z.array(postResponse),
})
const latest = describeRoute({
  tag: 'Blog',
  summary: 'List the three newest articles',
  answer: z.array(postSummaryResponse),
})
const bySlug = describeRoute({
  tag: 'Blog',
  summary: 'Get an article',
  path: { slug: { rule: z.string(), description: 'As in /blog/{slug}.', example: 'how-to-measure-for-blinds' } },
  answer: postResponse,
  refusals: [404],
})
const ofCategory = describeRoute({
  tag: 'Blog',
  summary: 'List the articles of a category',
  details: 'At most 1,000, newest first; empty for an unknown category.',
  path: { category: { rule: z.string(), description: 'The category by its name.', example: 'Guides' } },
  answer: z.array(postResponse),
})

export const blogRoutes = (): Router =>
  new Router<{ context: Context }>()
    .get('/api/blog-posts', all, async (ctx) => {
      ctx.body = await allPosts(ctx.state.context)
    })
    .get('/api/blog-posts/latest', latest, async (ctx) => {
      const { nodes } = await listPosts(ctx.state.context.pool, { first: latestPosts })
      ctx.body = nodes.map((post) => pickFields(postSummaryResponse, post))
    })
    .get('/api/blog-posts/slug/:slug', bySlug, async (ctx) => {
      const { pool } = ctx.state.context
      const post = await findPost(pool, ctx.params.slug ?? '')
      if (!post) throw new PublicError('NOT_FOUND', 'Blog post not found')
      const [article] = await readArticles(pool, [post.id])
      ctx.body = toJson(post, article!)
    })
    .get('/api/blog-posts/category/:category', ofCategory, async (ctx) => {
      ctx.body = await allPosts(ctx.state.context, ctx.params.category)
    })
    .get('/blog/feed.xml', async (ctx) => {
      const { env, pool } = ctx.state.context
      const { nodes } = await listPosts(pool, { first: feedPosts })
      const xml = feedXml(nodes, { siteName: env.SITE_NAME, siteUrl: getSiteUrl(env, ctx) })
      ctx.status = 200
      ctx.type = 'application/rss+xml; charset=utf-8'
      ctx.set('cache-control', getCacheControl(env, 300))
      ctx.etag = createWeakEtag(xml)
      if (nodes[0]?.publishedAt) ctx.lastModified = nodes[0].publishedAt
      if (isNotModified(ctx)) ctx.status = 304
      else ctx.body = xml
    })

const allPosts = async ({ pool }: Context, category?: string) => {
  const posts: ReturnType<typeof toJson>[] = []
  let after: string | null = null
  do {
    const page = await listPosts(pool, { filter: { category }, first: postsAtATime, after })
    const articles = await readArticles(
      pool,
      page.nodes.map(({ id }) => id),
    )
    posts.push(...page.nodes.map((post, index) => toJson(post, articles[index]!)))
    after = page.pageInfo.hasNextPage && posts.length < maxPosts ? page.pageInfo.endCursor : null
  } while (after)
  return posts
}

const toJson = (post: Post, { html }: Article) => pickFields(postResponse, post, { content: html })

/** RSS 2.0: https://www.rssboard.org/rss-specification */
const feedXml = (posts: Post[], { siteName, siteUrl }: { siteName: string; siteUrl: string }): string => {
  const [newest] = posts
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${siteName} Blog`),
    element('link', `${siteUrl}/blog`),
    `<atom:link href="${escapeXml(`${siteUrl}/blog/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    element('description', 'Guides and advice on blinds, curtains and shutters.'),
    element('language', 'en-gb'),
    ...(newest?.publishedAt ? [element('lastBuildDate', newest.publishedAt.toUTCString())] : []),
    ...posts.map((post) => item(post, `${siteUrl}/blog/${post.slug}`)),
    '</channel>',
    '</rss>',
  ]
  return `${lines.join('\n')}\n`
}

const item = ({ title, excerpt, author, category, tags, publishedAt }: Post, url: string) =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    ...(publishedAt ? [element('pubDate', publishedAt.toUTCString())] : []),
    ...(author ? [element('dc:creator', author)] : []),
    ...[category, ...tags].filter((name) => name !== null).map((name) => element('category', name)),
    element('description', excerpt),
    '</item>',
  ].join('\n')

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** XML 1.0 allows no control characters. */
const escapeXml = (text: string) =>
  // oxlint-disable-next-line no-control-regex
  escapeHtml(text.replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, ''))
