import { ApolloLink, CombinedGraphQLErrors, InMemoryCache, type ApolloClient } from '@apollo/client'
import { canonicalStringify } from '@apollo/client/utilities'
import { print, visit, type DirectiveNode } from 'graphql'
import { from } from 'rxjs'
import type { RunQuery } from '../../api/pages/page.rules.ts'
import type { FindAnswer } from '../server-query.ts'
import { createClient } from './apollo.ts'

type Query = ApolloClient.QueryOptions['query'] & { id?: string }
type Answer = Parameters<ApolloClient['writeQuery']>[0]

/** Hooks read answers as they came, since reading Apollo's cache doubles a page's cost; the browser gets the cache. */
export const createPageClient = (execute: RunQuery) => {
  const link = new ApolloLink(({ query, variables }) => from(execute(printQuery(query), variables)))
  const client = createClient({ link })
  const [query, writeQuery] = [client.query.bind(client), client.writeQuery.bind(client)]
  const answers = new Map<string, Answer>()
  let isFilled = false
  const fillCache = () => {
    if (!isFilled) for (const answer of answers.values()) writeQuery(answer)
    isFilled = true
  }
  client.query = async (options: ApolloClient.QueryOptions) => {
    if (options.fetchPolicy || isFilled) return query(options)
    const { data, errors } = await execute(printQuery(options.query), options.variables ?? {})
    if (data) answers.set(getKey(options.query, options.variables), { ...options, data })
    if (!errors) return { data }
    const error = new CombinedGraphQLErrors({ errors } as ConstructorParameters<typeof CombinedGraphQLErrors>[0])
    if (options.errorPolicy !== 'all') throw error
    return { data, error }
  }
  /** A loader that adds to a list needs the cache, as hooks then do. */
  client.writeQuery = (options) => {
    fillCache()
    return writeQuery(options)
  }
  const find: FindAnswer = (document, variables) => answers.get(getKey(document, variables))?.data
  return {
    client,
    findAnswer: () => (isFilled ? undefined : find),
    state: () => {
      fillCache()
      return client.extract()
    },
  }
}

const getKey = ({ id }: Query, variables = {}) => `${id} ${canonicalStringify(variables)}`

const cache = new InMemoryCache()
const withoutUnmask = { Directive: ({ name }: DirectiveNode) => (name.value === 'unmask' ? null : undefined) }
/** By the queries' ids. */
const texts = new Map<string, string>()

/** Adds `__typename` and removes what only Apollo's client reads. */
const printQuery = (query: Query) => {
  const text = texts.get(query.id!) ?? print(visit(cache.transformDocument(query), withoutUnmask))
  texts.set(query.id!, text)
  return text
}
