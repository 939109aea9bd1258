import type { ApolloClient } from '@apollo/client'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { redirectTo } from '../../ui/page/redirect-to.ts'
import { answer404 } from '../../ui/page/status.ts'
import { useServerRedirect } from '../../ui/page/use-server-redirect.ts'
import type { LoadArgs } from '../../ui/page/screen.ts'
import { BlogPostDocument, useBlogPostQuery } from '../../graphql.generated.ts'
import { LateSearchInstead } from '../search/LateSearchInstead.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { LoadingHeading, Skeleton } from '../../ui/Skeletons.tsx'
import { useErrorToast } from '../ui/use-error-toast.ts'
import { Post } from './Post.tsx'

export const load = async (client: ApolloClient, { params, request }: LoadArgs) => {
  const { data } = await client.query({ query: BlogPostDocument, variables: { slug: params.slug! } })
  if (!data?.post) return answer404()
  return data.post.slug === params.slug ? null : redirectTo(`/blog/${data.post.slug}`, request)
}

/** /blog/{slug} */
export const Component = () => {
  const { slug = '' } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data, loading, error, refetch } = useBlogPostQuery({ variables: { slug } })
  const present = data?.post?.slug
  useEffect(() => {
    if (present && present !== slug) void navigate(`/blog/${present}${search}`, { replace: true })
  }, [present, slug, search, navigate])
  useErrorToast('Failed to load blog post. Please try again.', error)
  if (data?.post) return <Post post={data.post} />
  return loading ? <PostSkeleton /> : <PostNotFound onRetry={error ? () => void refetch() : undefined} />
}

const PostNotFound = ({ onRetry }: { onRetry: (() => void) | undefined }) => {
  const { siteName } = useConfig()
  useServerRedirect(!onRetry)
  return (
    <div className="container narrow nothing-here">
      <Head title={`Blog Post Not Found | ${siteName}`} description="There is no article at this address." noIndex />
      <h1 className="heading large">Blog Post Not Found</h1>
      <p>The article you're looking for doesn't exist or there was an error loading it.</p>
      <div className="row">
        <ButtonLink to="/blog">Back to Blog</ButtonLink>
        {onRetry && (
          <button type="button" className="outline-button" onClick={onRetry}>
            Try Again
          </button>
        )}
      </div>
      <LateSearchInstead ofPosts />
    </div>
  )
}

const PostSkeleton = () => (
  <div className="container narrow post-skeleton" aria-busy="true">
    <title>Loading the article…</title>
    <LoadingHeading text="Loading the article" />
    <Skeleton height={32} maxWidth={140} />
    <Skeleton height={80} />
    <Skeleton height={20} maxWidth={320} />
    <Skeleton height={240} isCard />
    <Skeleton height={480} />
  </div>
)
