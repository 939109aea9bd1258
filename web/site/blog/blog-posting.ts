import type { ShownPost } from './shown-post.ts'

interface Site {
  siteName: string
  siteUrl: string
}

/** schema.org's BlogPosting. */
export const blogPosting = (post: ShownPost, { siteName, siteUrl }: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  '@id': `${siteUrl}/blog/${post.slug}`,
  mainEntityOfPage: `${siteUrl}/blog/${post.slug}`,
  headline: post.title,
  ...(post.metaDescription || post.excerpt ? { description: post.metaDescription || post.excerpt } : {}),
  inLanguage: 'en-GB',
  image: post.imageUrl ? new URL(post.imageUrl, `${siteUrl}/blog/`).href : `${siteUrl}/pictures/post/${post.slug}.png`,
  ...(post.publishedAt ? { datePublished: post.publishedAt, dateModified: post.modifiedAt } : {}),
  author: post.author
    ? { '@type': 'Person', name: post.author }
    : { '@type': 'Organization', name: siteName, url: siteUrl },
  publisher: { '@type': 'Organization', name: siteName, url: siteUrl },
  ...(post.category ? { articleSection: post.category } : {}),
  ...(post.tags.length ? { keywords: post.tags.join(', ') } : {}),
  timeRequired: `PT${post.readingMinutes}M`,
})
