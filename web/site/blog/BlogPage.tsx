import { CombinedGraphQLErrors, type ApolloClient } from '@apollo/client'
import { redirect, useNavigate, useNavigation, useSearchParams, Form } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'
import { AdSlot, MoreAdSlots } from '../ads/AdSlot.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { itemList } from '../../ui/page/item-list.ts'
import type { LoadArgs } from '../../ui/page/screen.ts'
import { BlogDocument, useBlogQuery } from './BlogPage.generated.ts'
import { BlogTopicsDocument, useBlogTopicsQuery } from './BlogSidebar.generated.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { SkeletonItems } from '../../ui/Skeletons.tsx'
import { plural } from '../../../api/text/plural.rules.ts'
import { useLoadMore } from '../../ui/hooks/use-load-more.ts'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/kit/Icon.tsx'
import { useTypedBeforeHydration } from '../../ui/forms/use-typed-before-hydration.ts'
import './BlogSidebar.css'
import { FeedLink } from './FeedLink.tsx'
import { toBlogPath, toBlogQuery, readBlogFilter, formatTerm, type BlogFilter } from './blog-filter.ts'
import { PostCard } from './PostCard.tsx'
import './BlogPage.css'

export const load = async (client: ApolloClient, { request }: LoadArgs) => {
  const params = new URL(request.url).searchParams
  const variables = toBlogQuery(params)
  const isCursorRefused = (error: unknown) =>
    variables.after && CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code === 'BAD_USER_INPUT'
  const listed = client.query({ query: BlogDocument, variables }).then(
    () => null,
    (error: unknown) => (isCursorRefused(error) ? redirect(toBlogPath(readBlogFilter(params))) : Promise.reject(error)),
  )
  return (await Promise.all([listed, client.query({ query: BlogTopicsDocument })]))[0]
}

export const Component = () => {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const filter = readBlogFilter(params)
  const term = formatTerm(filter)
  const { data, loading, error, fetchMore, client } = useBlogQuery({ variables: toBlogQuery(params) })
  const list = data?.posts
  const search = (text: string) =>
    void navigate(toBlogPath({ search: text }), { replace: Boolean(filter.search), preventScrollReset: true })
  return (
    <div className={`container blog${list?.edges.length === 0 ? ' without-articles' : ''}`}>
      <Head
        title={term ? `${term} | Blind & Curtain Blog` : 'Blind & Curtain Blog'}
        description="Guides and advice on choosing, measuring, fitting and caring for blinds, curtains and shutters in British homes."
        canonicalPath={toBlogPath({ category: filter.category, tag: filter.tag })}
        noIndex={Boolean(filter.search) || list?.edges.length === 0}
        structuredData={itemList(list?.edges.map(({ node }) => `/blog/${node.slug}`) ?? [], useConfig().siteUrl)}
      />
      <FeedLink />
      <Breadcrumbs crumbs={[{ label: 'Blog' }]} />
      <h1 className="page-title">Blind & Curtain Blog</h1>
      <p className="lead">How to choose, measure, fit and care for blinds, curtains and shutters.</p>
      <AdSlot id="blog-top-banner" />
      <div className="blog-columns stack">
        <div>
          <BlogSidebar filter={filter} onType={search} />
          <div className="blog-ad">
            <AdSlot id="blog-sidebar" />
          </div>
        </div>
        <section aria-labelledby="blog-heading">
          <div className="row between blog-heading">
            <h2 className="heading" id="blog-heading">
              {term ? `Search Results for “${term}”` : 'Latest Articles'}
            </h2>
            <p className="small-text muted" role="status">
              {list ? plural(list.totalCount, 'article') : loading ? 'Looking for articles…' : ''}
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
            <ul className="post-grid auto-grid" aria-busy="true" aria-label="Loading">
              <SkeletonItems count={6} height={388} />
            </ul>
          ) : list.edges.length === 0 ? (
            <NoArticles />
          ) : (
            <>
              <ul className="post-grid auto-grid">
                {list.edges.map(({ node }) => (
                  <li key={node.id}>
                    <PostCard post={node} />
                  </li>
                ))}
              </ul>
              {list.pageInfo.hasNextPage && (
                <MoreArticles
                  key={toBlogPath(filter)}
                  to={toBlogPath(filter, list.pageInfo.endCursor)}
                  read={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
                />
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

const MoreArticles = ({ to, read }: { to: string; read: () => Promise<unknown> }) => {
  const { readOn, isLoading, failed } = useLoadMore(read)
  if (failed) return <Failed message="Failed to load blog posts. Please try again later." {...failed} />
  return (
    <p className="blog-more">
      <ButtonLink
        isOutlined
        to={to}
        aria-disabled={isLoading}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          readOn()
        }}
      >
        {isLoading ? 'Loading…' : 'Load More Articles'}
      </ButtonLink>
    </p>
  )
}

const NoArticles = () => (
  <div className="nothing-here">
    <h3 className="heading small">No articles found</h3>
    <p>Try different words, or browse all articles.</p>
    <ButtonLink to="/blog">View All Articles</ButtonLink>
  </div>
)

/** Forms and links, which work without JavaScript. */
const BlogSidebar = ({ filter, onType }: { filter: BlogFilter; onType: (search: string) => void }) => {
  const { data } = useBlogTopicsQuery()
  return (
    <aside className="blog-sidebar stack" aria-label="Find articles">
      <SearchBox term={formatTerm(filter)} onType={onType} />
      <Form action="/blog" preventScrollReset>
        <h2 className="small-text" id="blog-categories">
          Categories
        </h2>
        <ul className="scroll-line blog-categories" aria-labelledby="blog-categories">
          <li>
            <button type="submit" className="pill" aria-pressed={!formatTerm(filter)}>
              All Categories
            </button>
          </li>
          {data?.postCategories.map((category) => (
            <li key={category}>
              <button
                type="submit"
                className="pill"
                name="category"
                value={category}
                aria-pressed={isSame(category, filter.category)}
              >
                {category}
              </button>
            </li>
          ))}
        </ul>
      </Form>
      {data && data.popularTags.length > 0 && (
        <Form action="/blog" preventScrollReset>
          <h2 className="small-text" id="blog-tags">
            Popular Tags
          </h2>
          <ul className="scroll-line" aria-labelledby="blog-tags">
            {data.popularTags.map((tag) => (
              <li key={tag}>
                <button type="submit" className="pill" name="tag" value={tag} aria-pressed={isSame(tag, filter.tag)}>
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        </Form>
      )}
    </aside>
  )
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

const typingPauseMs = 300

/** Keeps the input until the address changes for another reason. */
const SearchBox = ({ term, onType }: { term: string; onType: (search: string) => void }) => {
  const [text, setText] = useState(term)
  const typed = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (term !== typed.current) {
      setText(term)
      clearTimeout(timer.current) // a topic that was chosen meanwhile counts
    }
    typed.current = undefined
  }, [term])
  const { location: next } = useNavigation()
  useEffect(() => {
    if (next && typed.current === undefined) clearTimeout(timer.current) // so does a page on its way
  }, [next])
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (value: string) => {
    setText(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      typed.current = value.trim()
      onType(value.trim())
    }, typingPauseMs)
  }
  useTypedBeforeHydration('blog-search', text, type)
  return (
    <Form
      action="/blog"
      role="search"
      aria-label="Articles"
      preventScrollReset
      onSubmit={() => clearTimeout(timer.current)}
    >
      <h2 className="small-text">
        <label htmlFor="blog-search">Search articles</label>
      </h2>
      <div className="blog-search">
        <input
          id="blog-search"
          className="text-input"
          name="search"
          type="search"
          value={text}
          placeholder="Measuring, roman blinds…"
          maxLength={200}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
        />
        <button type="submit" className="square" aria-label="Search">
          <Icon name="search" />
        </button>
      </div>
    </Form>
  )
}
