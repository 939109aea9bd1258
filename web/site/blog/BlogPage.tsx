import { CombinedGraphQLErrors, type ApolloClient } from '@apollo/client'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'
import { AdSlot, MoreAdSlots } from '../ads/AdSlot.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { itemList } from '../../ui/page/item-list.ts'
import type { LoadArgs } from '../../ui/page/screen.ts'
import { BlogDocument, BlogTopicsDocument, useBlogQuery } from '../../graphql.generated.ts'
import { Breadcrumbs, breadcrumbData } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { Skeleton } from '../../ui/Skeletons.tsx'
import { thousands } from '../../ui/thousands.ts'
import { useLoadMore } from '../../ui/use-load-more.ts'
import { BlogSidebar } from './BlogSidebar.tsx'
import { FeedLink } from './FeedLink.tsx'
import { toBlogPath, toBlogQuery, readFilter, formatTerm, type BlogFilter } from './blog-filter.ts'
import { PostCard } from './PostCard.tsx'
import './BlogPage.css'

export const load = async (client: ApolloClient, { request }: LoadArgs) => {
  const params = new URL(request.url).searchParams
  const variables = toBlogQuery(params)
  const isCursorRefused = (error: unknown) =>
    variables.after && CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code === 'BAD_USER_INPUT'
  const listed = client.query({ query: BlogDocument, variables }).then(
    () => null,
    (error: unknown) => (isCursorRefused(error) ? redirect(toBlogPath(readFilter(params))) : Promise.reject(error)),
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
  const term = formatTerm(filter)
  const { data, loading, error, fetchMore, client } = useBlogQuery({
    variables: toBlogQuery(params),
    notifyOnNetworkStatusChange: true,
  })
  const list = data?.posts
  const more = useLoadMore(() => fetchMore({ variables: { after: list?.pageInfo.endCursor ?? null } }))
  const search = (text: string) =>
    void navigate(toBlogPath({ search: text }), { replace: Boolean(filter.search), preventScrollReset: true })
  return (
    <div className={`container blog${list?.edges.length === 0 ? ' without-articles' : ''}`}>
      <Head
        title={`${formatTitle(filter)} | ${siteName}`}
        description="Guides and advice on choosing, measuring, fitting and caring for blinds, curtains and shutters in British homes."
        canonicalPath={toBlogPath({ category: filter.category, tag: filter.tag })}
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
      <h1 className="page-title">Blind & Curtain Blog</h1>
      <p className="blog-lead">How to choose, measure, fit and care for blinds, curtains and shutters.</p>
      <AdSlot id="blog-top-banner" />
      <div className="blog-columns">
        <div>
          <BlogSidebar filter={filter} onType={search} />
          <div className="blog-ad">
            <AdSlot id="blog-sidebar" />
          </div>
        </div>
        <section aria-labelledby="blog-heading">
          <div className="blog-heading">
            <h2 className="heading" id="blog-heading">
              {term ? `Search Results for “${term}”` : 'Latest Articles'}
            </h2>
            <p className="small-text muted" role="status">
              {list ? countText(list.totalCount) : loading ? 'Looking for articles…' : ''}
            </p>
          </div>
          {error && !list ? (
            <Failed
              title="Failed to load blog posts"
              message="There was an error loading the blog posts. Please try again later."
              error={error}
              retry="Reload Page"
              onRetry={() => void client.refetchQueries({ include: [BlogDocument, BlogTopicsDocument] })}
            />
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
              {more.failed ? (
                <Failed message="Failed to load blog posts. Please try again later." {...more.failed} />
              ) : (
                list.pageInfo.hasNextPage && (
                  <p className="blog-more">
                    <ButtonLink
                      isOutlined
                      to={toBlogPath(filter, list.pageInfo.endCursor)}
                      aria-disabled={more.isLoading}
                      onClick={(event) => {
                        if (event.metaKey || event.ctrlKey || event.shiftKey) return
                        event.preventDefault()
                        more.readOn()
                      }}
                    >
                      {more.isLoading ? 'Loading…' : 'Load More Articles'}
                    </ButtonLink>
                  </p>
                )
              )}
            </>
          )}
        </section>
      </div>
      <AdSlot id="blog-bottom-banner" />
      <MoreAdSlots page="Blog" />
    </div>
  )
}

const NoArticles = () => (
  <div className="blog-empty">
    <h3 className="heading small">No articles found</h3>
    <p className="muted">Try different words, or browse all articles.</p>
    <ButtonLink to="/blog">View All Articles</ButtonLink>
  </div>
)

const PostSkeletons = ({ count }: { count: number }) => (
  <ul className="post-grid" aria-busy="true" aria-label="Loading">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <Skeleton height={388} isCard data-testid="skeleton" />
      </li>
    ))}
  </ul>
)

const countText = (count: number) => `${thousands(count)} ${count === 1 ? 'article' : 'articles'}`

const formatTitle = (filter: BlogFilter) =>
  formatTerm(filter) ? `${formatTerm(filter)} | Blind & Curtain Blog` : 'Blind & Curtain Blog'
