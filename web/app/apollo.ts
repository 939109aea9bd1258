import { ApolloClient, HttpLink, InMemoryCache, type ApolloLink, type NormalizedCacheObject } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'

/**
 * The cache's rules: pages of posts and reviews are joined; a list with another filter is another list. On the server,
 * where each page has its own cache and is rendered once, results are not memoised.
 */
export const createCache = ({ resultCaching = true } = {}) =>
  new InMemoryCache({
    resultCaching,
    typePolicies: {
      Query: {
        fields: {
          posts: relayStylePagination(['filter']),
          pending: {
            keyArgs: ['kind'],
            merge: (old: unknown[] = [], more: unknown[], { args }) => (args?.after ? [...old, ...more] : more),
          },
        },
      },
      PendingItem: { keyFields: ['kind', 'id'] },
      MapPoint: { keyFields: false }, // a cell of the map's grid differs for each filter
      Suggestion: { keyFields: false },
      AdSettings: { keyFields: [] }, // there is one for the whole site
      Supplier: {
        fields: {
          reviews: relayStylePagination(),
        },
      },
    },
  })

/** The client of a page: on the server it links directly to the schema, in the browser over HTTP. */
export const createClient = (options: { link?: ApolloLink; state?: NormalizedCacheObject } = {}) =>
  new ApolloClient({
    link: options.link ?? new HttpLink({ uri: `${location.origin}/graphql`, credentials: 'same-origin' }),
    cache: createCache({ resultCaching: !options.link }).restore(options.state ?? {}),
    dataMasking: true,
    ssrMode: Boolean(options.link),
  })
