import {
  ApolloClient,
  InMemoryCache,
  type ApolloLink,
  type FieldFunctionOptions,
  type NormalizedCacheObject,
  type TypePolicies,
} from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { relayStylePagination } from '@apollo/client/utilities'
import { nameQueries } from './name-queries.ts'
import { readAnew } from './read-anew.ts'
import { tellUserErrors } from './tell-user-errors.ts'

/** The cache's rules: pages of posts and reviews are joined; a list with another filter is another list. */
export const typePolicies = {
  Query: {
    fields: {
      posts: relayStylePagination(['filter']),
      pending: {
        keyArgs: ['kind', 'search', 'oldestFirst'],
        merge: (old: unknown[] = [], more: unknown[], { args }: FieldFunctionOptions) =>
          args?.['after'] ? [...old, ...more] : more,
      },
    },
  },
  PendingItem: { keyFields: ['kind', 'id'] },
  MapPoint: { keyFields: false }, // a cell of the map's grid differs for each filter
  Suggestion: { keyFields: false },
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
      reviews: relayStylePagination(),
    },
  },
} satisfies TypePolicies

/** On the server, where each page has its own cache and is rendered once, results are not memoised. */
export const createCache = ({ resultCaching = true } = {}) => new InMemoryCache({ resultCaching, typePolicies })

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
  return tellUserErrors()
    .concat(readAnew())
    .concat(sendsText ? link : nameQueries().concat(link))
}
