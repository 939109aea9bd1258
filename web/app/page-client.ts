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

/** Hooks read answers as they came; the browser's store is built once at the end. */
export const createPageClient = (execute: RunQuery) => {
  const client = createClient({ link: linkTo(execute) })
  const query = client.query.bind(client)
  const writeQuery = client.writeQuery.bind(client)
  const answered = new Map<string, Parameters<typeof addAnswer>[2]>()
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
    if (answer['errors'] || !answer['data']) return runQuery({ answer }) // Apollo reports the errors
    const one = { query: options.query, variables: options.variables, data: answer['data'] }
    answered.set(getQueryKey(options.query, options.variables), one)
    return { data: one.data }
  }
  client.writeQuery = (options) => {
    store()
    return writeQuery(options)
  }
  const answers: ServerAnswers = { find: (document, variables) => answered.get(getQueryKey(document, variables))?.data }
  return {
    client,
    answers: () => (isPlain ? answers : undefined),
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

/** Adds `__typename` and removes what only Apollo's client reads. */
const printQuery = (query: DocumentNode) => {
  const text = texts.get(query) ?? print(visit(cache.transformDocument(query), withoutUnmask))
  texts.set(query, text)
  return text
}

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
