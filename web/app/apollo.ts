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

export const typePolicies = {
  Query: {
    fields: {
      posts: relayStylePagination(['filter']),
      pendingItems: relayStylePagination(['kind', 'search', 'oldestFirst']),
    },
  },
  PendingItem: { keyFields: ['kind', 'id'] }, // ids repeat between kinds
  AdSettings: { keyFields: [] }, // one for the whole site
  SiteSettings: { keyFields: [] },
  AdminLegalText: { keyFields: ['page'] },
  AdminStats: { keyFields: [] }, // so that a decision's result updates the screens
  PendingCount: { keyFields: ['kind'] },
  // A scrape may be watched for hours, so only its current listings are stored.
  ScrapeListing: { keyFields: false },
  ScrapeProblem: { keyFields: false },
  ScraperState: { fields: { latest: { merge: false }, problems: { merge: false } } },
  Supplier: { fields: { reviews: relayStylePagination(['sort', 'stars', 'query']) } },
} satisfies TypePolicies

/** Removes masked fragments, which only their own components read. */
const withoutMasked = {
  FragmentSpread: ({ directives = [] }: FragmentSpreadNode) =>
    directives.some(({ name }) => name.value === 'unmask') ? undefined : null,
}

/** Checks only the screen's own fields, since Apollo's full first read blocks slow phones for 0.1 seconds. */
class PageCache extends InMemoryCache {
  private readonly came = new Map<DocumentNode, { own: DocumentNode; variables: string }>()

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

/** Pauses between the reads, so that a slow phone can respond to touch. */
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

/** The server renders a page once, so it memoises nothing. */
export const createApolloCache = ({ resultCaching = true } = {}) => new PageCache({ resultCaching, typePolicies })

interface ClientOptions {
  link?: ApolloLink
  state?: NormalizedCacheObject
  /** Sends query texts instead of ids, for API mocks. */
  sendsText?: boolean
}

export const createClient = (options: ClientOptions = {}) =>
  new ApolloClient({
    link: options.link ?? overHttp(options),
    cache: createApolloCache({ resultCaching: !options.link }).restore(options.state ?? {}),
    dataMasking: true,
    ssrMode: Boolean(options.link),
  })

/** A connection may hang without failing. */
const failLate = () => new Promise<never>((_, fail) => setTimeout(fail, 60_000, new Error('no answer')))

/** Omits Apollo's name and version from requests. */
const overHttp = ({ sendsText = false }: ClientOptions) => {
  const link = new BaseHttpLink({
    uri: `${location.origin}/graphql`,
    credentials: 'same-origin',
    fetch: (...request) => Promise.race([fetch(...request), failLate()]),
  })
  return reportUserErrors()
    .concat(restartQueries())
    .concat(sendsText ? link : nameQueries().concat(link))
}

/** Sends a query's id, and its text only to servers that do not know the id. */
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

/** Turns `userErrors` into an error, so that forms handle both in one way. */
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

/** Restarts running queries after a mutation, since their answers may be older. */
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
