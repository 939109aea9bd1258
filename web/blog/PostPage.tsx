import { Box, Container, Heading, Skeleton, Text } from '@chakra-ui/react'
import type { ApolloClient } from '@apollo/client'
import { useEffect } from 'react'
import { redirect, useNavigate, useParams } from 'react-router'
import { useConfig } from '../page/config.tsx'
import { Head } from '../page/Head.tsx'
import { answer404 } from '../page/status.ts'
import type { LoadArgs } from '../page/screen.ts'
import { BlogPostDocument, useBlogPostQuery } from '../graphql.generated.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { LoadingHeading } from '../ui/Skeletons.tsx'
import { toast } from '../ui/toaster.tsx'
import { Post } from './Post.tsx'

export const load = async (client: ApolloClient, { params }: LoadArgs) => {
  const { data } = await client.query({ query: BlogPostDocument, variables: { slug: params.slug! } })
  if (!data?.post) return answer404()
  return data.post.slug === params.slug ? null : redirect(`/blog/${data.post.slug}`, 301)
}

/** /blog/{slug} */
export const Component = () => {
  const { slug = '' } = useParams()
  const navigate = useNavigate()
  const { data, loading, error, refetch } = useBlogPostQuery({ variables: { slug } })
  const present = data?.post?.slug
  useEffect(() => {
    if (present && present !== slug) void navigate(`/blog/${present}`, { replace: true })
  }, [present, slug, navigate])
  useEffect(() => {
    if (error) toast({ title: 'Error', description: 'Failed to load blog post. Please try again.', type: 'error' })
  }, [error])
  if (data?.post) return <Post post={data.post} />
  return loading ? <PostSkeleton /> : <PostNotFound onRetry={error ? () => void refetch() : undefined} />
}

const PostNotFound = ({ onRetry }: { onRetry: (() => void) | undefined }) => {
  const { siteName } = useConfig()
  return (
    <Container maxW="breakpoint-md" py="24" textAlign="center">
      <Head title={`Blog Post Not Found | ${siteName}`} description="There is no article at this address." noIndex />
      <Heading as="h1" size="2xl" mb="4">
        Blog Post Not Found
      </Heading>
      <Text color="fg.muted" mb="8">
        The article you're looking for doesn't exist or there was an error loading it.
      </Text>
      <Box display="flex" flexWrap="wrap" gap="3" justifyContent="center">
        <ButtonLink to="/blog" minH="11">
          Back to Blog
        </ButtonLink>
        {onRetry && (
          <button type="button" className="outline-button" onClick={onRetry}>
            Try again
          </button>
        )}
      </Box>
    </Container>
  )
}

const PostSkeleton = () => (
  <Container maxW="48rem" py="14" aria-busy="true">
    <title>Loading the article…</title>
    <LoadingHeading text="Loading the article" />
    <Skeleton height="8" maxW="140px" mb="4" />
    <Skeleton height="20" mb="4" />
    <Skeleton height="5" maxW="320px" mb="6" />
    <Skeleton height={{ base: '180px', md: '280px' }} borderRadius="l3" mb="8" />
    <Skeleton height="480px" />
  </Container>
)
