import type { DocumentNode, OperationVariables } from '@apollo/client'
import * as A from '@apollo/client/react'
import { createContext, useContext } from 'react'

/** What a page's loaders were answered, on the server. */
export interface ServerAnswers {
  find: (document: DocumentNode, variables: OperationVariables | undefined) => unknown
}

/** Given on the server while hooks may read answers as they came, without Apollo's store; undefined where it must be asked. */
export const ServerAnswersContext = /* @__PURE__ */ createContext<ServerAnswers | undefined>(undefined)

// A page is rendered once on the server, so that which of the hooks is called never changes.
/* oxlint-disable react/hooks */

const useServerQuery = (document: DocumentNode, options?: A.SkipToken | (A.useQuery.Options & { skip?: boolean })) => {
  const answers = useContext(ServerAnswersContext)
  const { skip = false, fetchPolicy, variables } = options === A.skipToken ? { skip: true } : (options ?? {})
  if (!answers || fetchPolicy) return A.useQuery(document, options as A.useQuery.Options)
  const data = skip ? undefined : answers.find(document, variables)
  return { data, loading: !skip && data === undefined, variables }
}

const useServerFragment = (options: A.useFragment.Options<unknown, OperationVariables>) =>
  useContext(ServerAnswersContext) ? { data: options.from, complete: true } : A.useFragment(options)

/** What the generated hooks call: Apollo's, for which the server has simpler ones. */
export const useQuery = (import.meta.env.SSR ? useServerQuery : A.useQuery) as typeof A.useQuery
export const useFragment = (import.meta.env.SSR ? useServerFragment : A.useFragment) as typeof A.useFragment
