import { useMemo } from 'react'
import { Link } from 'react-router'
import { splitHtml } from '../../../api/blog/split-html.rules.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { AdSlot, MoreAdSlots } from '../ads/AdSlot.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { Breadcrumbs, breadcrumbData, type Crumb } from '../ui/Breadcrumbs.tsx'
import { ArticleHalf } from './ArticleHalf.tsx'
import { blogPosting } from './blog-posting.ts'
import { toBlogPath } from './blog-filter.ts'
import { FeedLink } from './FeedLink.tsx'
import { longDate } from '../../ui/long-date.ts'
import { PostCard } from './PostCard.tsx'
import { PostPicture } from './PostPicture.tsx'
import { ShareButtons } from './ShareButtons.tsx'
import type { ShownPost } from './shown-post.ts'
import './Post.css'

export const Post = ({ post }: { post: ShownPost }) => {
  const { siteName, siteUrl } = useConfig()
  const crumbs = getCrumbs(post)
  const [firstHalf, secondHalf] = useMemo(() => splitHtml(post.contentHtml), [post.contentHtml])
  return (
    <div className="container">
      <Head
        title={`${post.metaTitle || post.title} | ${siteName} Blog`}
        description={post.metaDescription || post.excerpt}
        keywords={post.tags.join(', ')}
        canonicalPath={`/blog/${post.slug}`}
        noIndex={!post.isIndexable}
        picture={`post/${post.slug}`}
        kind="article"
        structuredData={[blogPosting(post, { siteName, siteUrl }), breadcrumbData(crumbs, siteUrl)]}
      />
      <FeedLink />
      <Breadcrumbs crumbs={crumbs} />
      <article className="post" aria-labelledby="post-title">
        <header>
          {post.category && (
            <Link className="post-category-link" to={toBlogPath({ category: post.category })}>
              <span className="post-category">{post.category}</span>
            </Link>
          )}
          <h1 className="post-title" id="post-title">
            {post.title}
          </h1>
          <PostFacts post={post} />
        </header>
        <div className="post-hero">
          <PostPicture post={post} width={1200} height={480} isFirst />
        </div>
        {post.excerpt && <p className="post-excerpt">{post.excerpt}</p>}
        <ShareButtons path={`/blog/${post.slug}`} title={post.title} imageUrl={post.imageUrl} />
        <AdSlot id="blog-post-top-banner" />
        {firstHalf && <ArticleHalf html={firstHalf} />}
        <AdSlot id="blog-post-mid-content" />
        {secondHalf && <ArticleHalf html={secondHalf} />}
        {post.tags.length > 0 && (
          <footer>
            <ul className="post-tags" aria-label="Tags">
              {post.tags.map((tag) => (
                <li key={tag}>
                  <Link to={toBlogPath({ tag })}>{tag}</Link>
                </li>
              ))}
            </ul>
          </footer>
        )}
        <AdSlot id="blog-post-bottom-banner" />
        <MoreAdSlots page="Blog Post" />
      </article>
      {post.related.length > 0 && (
        <section className="post-related" aria-labelledby="related-heading">
          <h2 className="heading" id="related-heading">
            Related Articles
          </h2>
          <ul className="post-grid">
            {post.related.map((related) => (
              <li key={related.id}>
                <PostCard post={related} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const PostFacts = ({ post: { author, publishedAt, readingMinutes } }: { post: ShownPost }) => (
  <ul className="post-facts" aria-label="About this article">
    {author && (
      <li>
        By <bdi>{author}</bdi>
      </li>
    )}
    {publishedAt && (
      <li>
        <time dateTime={publishedAt}>{longDate(publishedAt)}</time>
      </li>
    )}
    <li>{readingMinutes} min read</li>
  </ul>
)

const getCrumbs = ({ title, category }: ShownPost): Crumb[] => [
  { label: 'Home', to: '/' },
  { label: 'Blog', to: '/blog' },
  ...(category ? [{ label: category, to: toBlogPath({ category }) }] : []),
  { label: title },
]
