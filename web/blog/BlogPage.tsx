import { Box, Button, Container, Grid, Heading, Skeleton, Text } from '@chakra-ui/react'
import { CombinedGraphQLErrors, type ApolloClient } from '@apollo/client'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import { useConfig } from '../page/config.tsx'
import { AdSlot, MoreAdSlots } from '../ads/AdSlot.tsx'
import { Head } from '../page/Head.tsx'
import { itemList } from '../page/item-list.ts'
import type { LoadArgs } from '../page/screen.ts'
import { BlogDocument, BlogTopicsDocument, useBlogQuery } from '../graphql.generated.ts'
import { Breadcrumbs, breadcrumbData } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { thousands } from '../ui/thousands.ts'
import { BlogSidebar } from './BlogSidebar.tsx'
import { FeedLink } from './FeedLink.tsx'
import { pathOf, queryOf, readFilter, termOf, type BlogFilter } from './blog-filter.ts'
import { PostCard } from './PostCard.tsx'

export const load = async (client: ApolloClient, { request }: LoadArgs) => {
  const params = new URL(request.url).searchParams
  const variables = queryOf(params)
  const isCursorRefused = (error: unknown) =>
    variables.after && CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code === 'BAD_USER_INPUT'
  const listed = client.query({ query: BlogDocument, variables }).then(
    () => null,
    (error: unknown) => (isCursorRefused(error) ? redirect(pathOf(readFilter(params))) : Promise.reject(error)),
  )
  return (await Promise.all([listed, client.query({ query: BlogTopicsDocument })]))[0]
}

const crumbs = [{ label: 'Home', to: '/' }, { label: 'Blog' }]

/** /blog: the search is in the address, posts are cards. */
export const Component = () => {
  const { siteName, siteUrl } = useConfig()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const filter = readFilter(params)
  const term = termOf(filter)
  const { data, loading, error, fetchMore, client } = useBlogQuery({
    variables: queryOf(params),
    notifyOnNetworkStatusChange: true,
  })
  const list = data?.posts
  const search = (text: string) =>
    void navigate(pathOf({ search: text }), { replace: Boolean(filter.search), preventScrollReset: true })
  return (
    <Container maxW="breakpoint-xl" py={{ base: '1', md: '2' }}>
      <Head
        title={`${titleOf(filter)} | ${siteName}`}
        description="Guides and advice on choosing, measuring, fitting and caring for blinds, curtains and shutters in British homes."
        canonicalPath={pathOf({ category: filter.category, tag: filter.tag })}
        noIndex={Boolean(filter.search) || list?.edges.length === 0}
        structuredData={[
          breadcrumbData(crumbs, siteUrl),
          ...(list?.edges.length
            ? [
                itemList(
                  list.edges.map(({ node }) => `/blog/${node.slug}`),
                  siteUrl,
                ),
              ]
            : []),
        ]}
      />
      <FeedLink />
      <Breadcrumbs crumbs={crumbs} />
      <Heading as="h1" size={{ base: '2xl', md: '3xl' }} mb="1">
        Blind & Curtain Blog
      </Heading>
      <Text color="fg.muted" maxW="60ch" mb={{ base: '4', md: '6' }}>
        Choosing, measuring, fitting and looking after what hangs at your windows.
      </Text>
      <AdSlot id="blog-top-banner" />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '300px minmax(0, 1fr)' }}
        gap={{ base: '6', lg: '8' }}
        alignItems="start"
      >
        <Box minW="0">
          <BlogSidebar filter={filter} onType={search} />
          <Box hideBelow="lg">
            <AdSlot id="blog-sidebar" />
          </Box>
        </Box>
        <Box as="section" minW="0" aria-labelledby="blog-heading">
          <Box display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" columnGap="4" mb="4">
            <Heading as="h2" id="blog-heading" size="xl" overflowWrap="anywhere">
              {term ? `Search Results for “${term}”` : 'Latest Articles'}
            </Heading>
            <Text role="status" fontSize="sm" color="fg.muted">
              {list ? countText(list.totalCount) : loading ? 'Looking for articles…' : ''}
            </Text>
          </Box>
          {error && !list ? (
            <LoadFailed onReload={() => void client.refetchQueries({ include: [BlogDocument, BlogTopicsDocument] })} />
          ) : !list ? (
            <PostSkeletons count={6} />
          ) : list.edges.length === 0 ? (
            <NoArticles />
          ) : (
            <>
              <ul className="post-grid">
                {list.edges.map(({ node }) => (
                  <li key={node.id}>
                    <PostCard post={node} />
                  </li>
                ))}
              </ul>
              {list.pageInfo.hasNextPage && (
                <Box textAlign="center" mt="8">
                  <ButtonLink
                    variant="outline"
                    minH="11"
                    to={pathOf(filter, list.pageInfo.endCursor)}
                    aria-disabled={loading}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey) return
                      event.preventDefault()
                      if (!loading) void fetchMore({ variables: { after: list.pageInfo.endCursor } })
                    }}
                  >
                    {loading ? 'Loading…' : 'Load more articles'}
                  </ButtonLink>
                </Box>
              )}
            </>
          )}
        </Box>
      </Grid>
      <AdSlot id="blog-bottom-banner" />
      <MoreAdSlots page="Blog" />
    </Container>
  )
}

const LoadFailed = ({ onReload }: { onReload: () => void }) => (
  <Box role="alert" bg="bg.error" color="fg.error" borderRadius="l3" p="6" textAlign="center">
    <Heading as="h3" size="lg" mb="2">
      Failed to load blog posts
    </Heading>
    <Text mb="4">There was an error loading the blog posts. Please try again later.</Text>
    <Button variant="outline" minH="11" onClick={onReload}>
      Reload Page
    </Button>
  </Box>
)

const NoArticles = () => (
  <Box textAlign="center" py="12">
    <Heading as="h3" size="lg" mb="2">
      No articles found
    </Heading>
    <Text color="fg.muted" mb="6">
      Try fewer or other words, or look through all of them.
    </Text>
    <ButtonLink to="/blog" minH="11">
      View All Articles
    </ButtonLink>
  </Box>
)

/** As tall as the cards that will replace them. */
const PostSkeletons = ({ count }: { count: number }) => (
  <ul className="post-grid" aria-busy="true" aria-label="Loading">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <Skeleton height="388px" borderRadius="l3" data-testid="skeleton" />
      </li>
    ))}
  </ul>
)

const countText = (count: number) => `${thousands(count)} ${count === 1 ? 'article' : 'articles'}`

const titleOf = (filter: BlogFilter) =>
  termOf(filter) ? `${termOf(filter)} | Blind & Curtain Blog` : 'Blind & Curtain Blog'
