import {
  ApolloClient,
  InMemoryCache,
  type ApolloLink,
  type Cache,
  type DocumentNode,
  type NormalizedCacheObject,
  type OperationVariables,
  type TypePolicies,
} from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { canonicalStringify, relayStylePagination } from '@apollo/client/utilities'
import { visit, type FragmentSpreadNode } from 'graphql'
import { yieldToMain } from '../ui/yield-to-main.ts'
import { nameQueries } from './name-queries.ts'
import { restartQueries } from './restart-queries.ts'
import { reportUserErrors } from './report-user-errors.ts'

/** The cache's rules: pages of posts and reviews are joined; a list with another filter is another list. */
export const typePolicies = {
  Query: {
    fields: {
      posts: relayStylePagination(['filter']),
      pendingItems: relayStylePagination(['kind', 'search', 'oldestFirst']),
    },
  },
  PendingItem: { keyFields: ['kind', 'id'] }, // ids of items are read as `id`, and differ within a kind
  AdSettings: { keyFields: [] }, // there is one for the whole site
  SiteSettings: { keyFields: [] },
  AdminLegalText: { keyFields: ['page'] },
  AdminStats: { keyFields: [] }, // so that what a decision answers is what the screens show
  PendingCount: { keyFields: ['kind'] },
  // Somebody may watch a scrape for hours: only what its state tells now is kept.
  ScrapeListing: { keyFields: false },
  ScrapeProblem: { keyFields: false },
  ScraperState: { fields: { latest: { merge: false }, problems: { merge: false } } },
  Supplier: {
    fields: {
      reviews: relayStylePagination(['sort', 'stars', 'query']),
    },
  },
} satisfies TypePolicies

/** Masked for who asks: only the part of the page that names the fragment sees it, and reads it itself. */
const withoutMasked = {
  FragmentSpread: ({ directives = [] }: FragmentSpreadNode) =>
    directives.some(({ name }) => name.value === 'unmask') ? undefined : null,
}

/**
 * A store that need not read all of what came with the page to know that it is there: of such a query it reads what the screen itself
 * shows. On a county's page that is a quarter, and Apollo's first read keeps a slow phone busy for a tenth of a second.
 */
class PageCache extends InMemoryCache {
  private readonly came = new Map<DocumentNode, { own: DocumentNode; variables: string }>()

  /** Reads a query that came with the page, as the client will. */
  readIn(query: DocumentNode, variables: OperationVariables = {}) {
    this.came.set(query, { own: visit(query, withoutMasked), variables: canonicalStringify(variables) })
    this.diff({ query, variables, returnPartialData: true, optimistic: true })
  }

  override diff = ((options: Cache.DiffOptions) => {
    const known = this.came.get(options.query)
    const isKnown = known?.variables === canonicalStringify(options.variables ?? {})
    return super.diff(isKnown ? { ...options, query: known.own } : options)
  }) as InMemoryCache['diff']
}

/**
 * Reads what came with the page by the client's own queries: Apollo's first look at each is done in pieces, between which a slow
 * phone can respond to touch.
 */
export const readAsCame = async (client: ApolloClient, read: () => Promise<unknown>) => {
  const { cache, query } = client as ApolloClient & { cache: PageCache }
  client.query = async (options: Parameters<typeof query>[0]) => {
    await yieldToMain()
    const document = cache.transformDocument(options.query)
    await yieldToMain()
    cache.readIn(document, options.variables)
    await yieldToMain()
    return query(options)
  }
  await read()
  client.query = query
}

/** On the server, where each page has its own cache and is rendered once, results are not memoised. */
export const createCache = ({ resultCaching = true } = {}) => new PageCache({ resultCaching, typePolicies })

interface ClientOptions {
  link?: ApolloLink
  state?: NormalizedCacheObject
  /** Sends the text of every query, as mocks of the API need it. */
  sendsText?: boolean
}

/** The client of a page: on the server it links directly to the schema, in the browser over HTTP, by queries' ids. */
export const createClient = (options: ClientOptions = {}) =>
  new ApolloClient({
    link: options.link ?? overHttp(options),
    cache: createCache({ resultCaching: !options.link }).restore(options.state ?? {}),
    dataMasking: true,
    ssrMode: Boolean(options.link),
  })

/** Without Apollo's name and version in each request: the server keeps and counts what is plain. */
const overHttp = ({ sendsText = false }: ClientOptions) => {
  const link = new BaseHttpLink({ uri: `${location.origin}/graphql`, credentials: 'same-origin' })
  return reportUserErrors()
    .concat(restartQueries())
    .concat(sendsText ? link : nameQueries().concat(link))
}
