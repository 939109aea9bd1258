import {
  ApolloClient,
  InMemoryCache,
  ApolloLink,
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
import { mergeMap, of, map, startWith, Subject, switchMap, take, tap } from 'rxjs'

/** Cache rules: pages of posts and reviews are joined; a list with another filter is a separate list. */
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
  // A scrape may be watched for hours, so only its current listings are stored.
  ScrapeListing: { keyFields: false },
  ScrapeProblem: { keyFields: false },
  ScraperState: { fields: { latest: { merge: false }, problems: { merge: false } } },
  Supplier: {
    fields: {
      reviews: relayStylePagination(['sort', 'stars', 'query']),
    },
  },
} satisfies TypePolicies

/** Data masking for types: only the component with the fragment reads its fields. */
const withoutMasked = {
  FragmentSpread: ({ directives = [] }: FragmentSpreadNode) =>
    directives.some(({ name }) => name.value === 'unmask') ? undefined : null,
}

/**
 * A cache that reads only the screen's own fields to know that a query came with the page, since Apollo's full first
 * read blocks a slow phone for a tenth of a second.
 */
class PageCache extends InMemoryCache {
  private readonly came = new Map<DocumentNode, { own: DocumentNode; variables: string }>()

  /** Reads a query that came with the page. */
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

/** Reads the queries that came with the page in pieces, so that a slow phone can respond to touch in between. */
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

/** Without memoised results on the server, where each page is rendered once. */
export const createCache = ({ resultCaching = true } = {}) => new PageCache({ resultCaching, typePolicies })

interface ClientOptions {
  link?: ApolloLink
  state?: NormalizedCacheObject
  /** Sends query texts instead of ids, for API mocks. */
  sendsText?: boolean
}

/** The client of a page: linked to the schema on the server, over HTTP with query ids in the browser. */
export const createClient = (options: ClientOptions = {}) =>
  new ApolloClient({
    link: options.link ?? overHttp(options),
    cache: createCache({ resultCaching: !options.link }).restore(options.state ?? {}),
    dataMasking: true,
    ssrMode: Boolean(options.link),
  })

/** Omits Apollo's name and version from requests. */
const overHttp = ({ sendsText = false }: ClientOptions) => {
  const link = new BaseHttpLink({ uri: `${location.origin}/graphql`, credentials: 'same-origin' })
  return reportUserErrors()
    .concat(restartQueries())
    .concat(sendsText ? link : nameQueries().concat(link))
}

/** Sends a query's id instead of its text. A server of another version that does not know the id gets the text. */
const nameQueries = () =>
  new ApolloLink((operation, forward) => {
    const { id } = operation.query as { id?: string }
    if (!id) return forward(operation)
    operation.extensions = { persistedQuery: { version: 1, sha256Hash: id } }
    operation.setContext({ http: { includeQuery: false } })
    return forward(operation).pipe(
      mergeMap((result) => {
        if (!isUnknown(result)) return of(result)
        operation.extensions = {}
        operation.setContext({ http: {} })
        return forward(operation)
      }),
    )
  })

const isUnknown = (result: ApolloLink.Result) =>
  'errors' in result && result.errors?.[0]?.extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND'

interface Payload {
  userErrors?: readonly { field: readonly string[] | null; message: string; code?: string }[]
}

/** Turns a payload's `userErrors` into an error, so that forms handle both in one way. */
const reportUserErrors = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const payloads = Object.values(('data' in result && result.data) || {}) as (Payload | null)[]
        const wrong = payloads.flatMap((payload) => payload?.userErrors ?? [])
        if (!wrong[0]) return result
        const { message, code } = wrong[0]
        const atFields = wrong.flatMap(({ field, message }) => (field ? [[field[0], message]] : []))
        const fields = atFields.length ? (Object.fromEntries(atFields) as Record<string, string>) : undefined
        return { ...result, errors: [{ message, extensions: { code, fields } }] }
      }),
    ),
  )

/** Restarts queries under way after a mutation, since their answers may be older. */
const restartQueries = () => {
  const changed = new Subject<unknown>()
  return new ApolloLink((operation, forward) =>
    (operation.operationType as string) === 'mutation'
      ? forward(operation).pipe(tap((answer) => changed.next(answer)))
      : changed.pipe(
          startWith(undefined),
          switchMap(() => forward(operation)),
          take(1),
        ),
  )
}
