import {
  ApolloLink,
  InMemoryCache,
  Observable,
  type ApolloClient,
  type DocumentNode,
  type OperationVariables,
} from '@apollo/client'
import { canonicalStringify } from '@apollo/client/utilities'
import { print, visit, type DirectiveNode } from 'graphql'
import type { RunQuery } from '../../api/pages/page.rules.ts'
import type { ServerAnswers } from '../server-query.ts'
import { createClient } from './apollo.ts'
import { addAnswer, type Store } from './normalise.ts'

interface AnsweredQuery {
  query: DocumentNode
  variables: OperationVariables | undefined
  data: object
}

/**
 * Apollo's client for one page on the server. Hooks read loaded queries as they came; the browser's store is made of
 * them at the end.
 */
export const createPageClient = (execute: RunQuery) => {
  const client = createClient({ link: linkTo(execute) })
  const query = client.query.bind(client)
  const writeQuery = client.writeQuery.bind(client)
  const answered = new Map<string, AnsweredQuery>()
  let isPlain = true
  const store = () => {
    if (!isPlain) return
    isPlain = false
    for (const one of answered.values()) writeQuery(one)
  }
  client.query = async (options: ApolloClient.QueryOptions) => {
    const runQuery = (context = {}) => query({ ...options, context } as ApolloClient.QueryOptions)
    if (options.fetchPolicy || !isPlain) return runQuery()
    const answer = await execute(printQuery(options.query), options.variables ?? {})
    if (answer['errors'] || !answer['data']) return runQuery({ answer }) // Apollo says what is wrong
    const one = { query: options.query, variables: options.variables, data: answer['data'] }
    answered.set(getQueryKey(options.query, options.variables), one)
    return { data: one.data }
  }
  client.writeQuery = (options) => {
    store()
    return writeQuery(options)
  }
  const answers: ServerAnswers = {
    find: (document, variables) => answered.get(getQueryKey(document, variables))?.data,
  }
  return {
    client,
    answers: () => (isPlain ? answers : undefined),
    /** The browser's initial store. */
    state: (): Store => {
      const state: Store = {}
      const all = [...answered.values()]
      if (isPlain && all.every((one) => addAnswer(state, client.cache as InMemoryCache, one))) return state
      store()
      return client.extract() as Store
    },
  }
}

const getQueryKey = (document: DocumentNode & { id?: string }, variables: OperationVariables = {}) =>
  `${document.id} ${canonicalStringify(variables)}`

const cache = new InMemoryCache()
const withoutUnmask = { Directive: ({ name }: DirectiveNode) => (name.value === 'unmask' ? null : undefined) }
const texts = new WeakMap<DocumentNode, string>()

/** A document as sent: with __typename, and without what only Apollo's client reads. */
const printQuery = (query: DocumentNode) => {
  const text = texts.get(query) ?? print(visit(cache.transformDocument(query), withoutUnmask))
  texts.set(query, text)
  return text
}

/** Apollo Client's link to the server in the same process. */
const linkTo = (execute: RunQuery) =>
  new ApolloLink((operation) => {
    const { answer } = operation.getContext() as { answer?: Awaited<ReturnType<RunQuery>> }
    return new Observable((observer) => {
      const run = async () => {
        observer.next(answer ?? (await execute(printQuery(operation.query), operation.variables)))
        observer.complete()
      }
      run().catch((error: unknown) => observer.error(error))
    })
  })
