import type { ApolloClient } from '@apollo/client'
import { useMemo } from 'react'
import { useParams, Link } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { type LoadArgs, answer404, redirectTo, useOneAddress } from '../../ui/page/screen.ts'
import { BlogPostDocument, useBlogPostQuery, type BlogPostQuery } from './PostPage.generated.ts'
import { NothingHere } from '../search/NothingHere.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { LoadingHeading, Skeleton } from '../../ui/Skeletons.tsx'
import { useErrorToast } from '../ui/use-error-toast.ts'
import { splitHtml } from '../../../api/blog/split-html.rules.ts'
import { AdSlot, MoreAdSlots } from '../ads/AdSlot.tsx'
import { Breadcrumbs, type Crumb } from '../ui/Breadcrumbs.tsx'
import { ArticleHalf } from './ArticleHalf.tsx'
import { toBlogPath } from './blog-filter.ts'
import { FeedLink } from './FeedLink.tsx'
import { longDate } from '../../ui/long-date.ts'
import { PostCard } from './PostCard.tsx'
import { PostPicture } from './PostPicture.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import './Post.css'

export const load = async (client: ApolloClient, { params, request }: LoadArgs) => {
  const { data } = await client.query({ query: BlogPostDocument, variables: { slug: params.slug! } })
  if (!data?.post) return answer404()
  return data.post.slug === params.slug ? null : redirectTo(`/blog/${data.post.slug}`, request)
}

export const Component = () => {
  const { slug = '' } = useParams()
  const { data, loading, error, refetch } = useBlogPostQuery({ variables: { slug } })
  useOneAddress(data?.post && `/blog/${data.post.slug}`)
  useErrorToast('Failed to load blog post. Please try again.', error)
  if (data?.post) return <Post post={data.post} />
  return loading ? (
    <PostSkeleton />
  ) : (
    <NothingHere
      title="Blog Post Not Found"
      description="There is no article at this address."
      text="The article you're looking for doesn't exist or there was an error loading it."
      onRetry={error && refetch}
      suggestsPosts
    >
      <ButtonLink to="/blog">Back to Blog</ButtonLink>
    </NothingHere>
  )
}

const PostSkeleton = () => (
  <div className="container narrow stack" aria-busy="true">
    <title>Loading the article…</title>
    <LoadingHeading text="Loading the article" />
    <Skeleton height={32} maxWidth={140} />
    <Skeleton height={80} />
    <Skeleton height={20} maxWidth={320} />
    <Skeleton height={240} />
    <Skeleton height={480} />
  </div>
)

const Post = ({ post }: { post: ShownPost }) => {
  const config = useConfig()
  const [firstHalf, secondHalf] = useMemo(() => splitHtml(post.contentHtml), [post.contentHtml])
  return (
    <div className="container">
      <Head
        title={`${post.metaTitle || post.title} | ${config.siteName} Blog`}
        isWholeTitle
        description={post.metaDescription || post.excerpt}
        keywords={post.tags.join(', ')}
        canonicalPath={`/blog/${post.slug}`}
        noIndex={!post.isIndexable}
        picture={`post/${post.slug}`}
        kind="article"
        structuredData={[blogPosting(post, config)]}
      />
      <FeedLink />
      <Breadcrumbs crumbs={getCrumbs(post)} />
      <article className="post" aria-labelledby="post-title">
        <header>
          {post.category && (
            <Link className="touch" to={toBlogPath({ category: post.category })}>
              <span className="badge post-category">{post.category}</span>
            </Link>
          )}
          <h1 className="heading post-title" id="post-title">
            {post.title}
          </h1>
          <PostFacts post={post} />
        </header>
        <div className="post-hero">
          <PostPicture post={post} width={1200} height={600} isFirst />
        </div>
        {post.excerpt && <p className="muted post-excerpt">{post.excerpt}</p>}
        <ShareButtons post={post} />
        <AdSlot id="blog-post-top-banner" />
        {firstHalf && <ArticleHalf html={firstHalf} />}
        <AdSlot id="blog-post-mid-content" />
        {secondHalf && <ArticleHalf html={secondHalf} />}
        {post.tags.length > 0 && (
          <footer className="no-print">
            <ul className="row tight" aria-label="Tags">
              {post.tags.map((tag) => (
                <li key={tag}>
                  <Link className="outline-button compact" to={toBlogPath({ tag })}>
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
          </footer>
        )}
        <AdSlot id="blog-post-bottom-banner" />
        <MoreAdSlots page="Blog Post" />
      </article>
      {post.related.length > 0 && (
        <section className="post-related no-print" aria-labelledby="related-heading">
          <h2 className="heading" id="related-heading">
            Related Articles
          </h2>
          <ul className="post-grid auto-grid">
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
  <ul className="row muted small-text post-facts" aria-label="About this article">
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
  { label: 'Blog', to: '/blog' },
  ...(category ? [{ label: category, to: toBlogPath({ category }) }] : []),
  { label: title },
]

const ShareButtons = ({ post: { slug, title, imageUrl } }: { post: ShownPost }) => {
  const { siteUrl } = useConfig()
  const url = `${siteUrl}/blog/${slug}`
  const tweet = new URLSearchParams({ text: title, url })
  const pin = new URLSearchParams({
    url,
    description: title,
    ...(imageUrl ? { media: new URL(imageUrl, url).href } : {}),
  })
  return (
    <ul className="row tight post-share no-print" aria-label="Share this article">
      <li>
        <button type="button" className="outline-button compact" onClick={() => void share(title, url)}>
          <Icon name="share" /> Share
        </button>
      </li>
      {[
        { name: 'Tweet', icon: 'x', to: `https://x.com/intent/post?${tweet.toString()}` },
        { name: 'Pin', icon: 'pinterest', to: `https://www.pinterest.com/pin/create/button/?${pin.toString()}` },
      ].map(({ name, icon, to }) => (
        <li key={icon}>
          <a className="outline-button compact" href={to} target="_blank" rel="noopener noreferrer">
            <Icon name={icon} /> {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

const share = async (title: string, url: string) => {
  if ('share' in navigator) {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return // the visitor cancelled
    }
  }
  await copyText(url, 'Link')
}

const blogPosting = (post: ShownPost, { siteName, siteUrl }: ReturnType<typeof useConfig>) => ({
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

type ShownPost = NonNullable<BlogPostQuery['post']>
