import type { Post } from './post.entity.ts'

/** The newest posts as RSS 2.0 (https://www.rssboard.org/rss-specification), with absolute addresses. */
export const feedXml = (posts: Post[], { siteName, siteUrl }: { siteName: string; siteUrl: string }): string => {
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

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes text for XML 1.0, which allows no control characters. */
const escapeXml = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
