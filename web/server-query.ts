import type { DocumentNode, OperationVariables } from '@apollo/client'
import * as A from '@apollo/client/react'
import { createContext, useContext } from 'react'

export interface ServerAnswers {
  find: (document: DocumentNode, variables: OperationVariables | undefined) => unknown
}

/** Undefined if hooks must use Apollo's store. */
export const ServerAnswersContext = /* @__PURE__ */ createContext<ServerAnswers | undefined>(undefined)

// The server renders a page once, so the choice of hook never changes.
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

/** Apollo's hooks for the generated ones; the server has simpler ones. */
export const useQuery = (import.meta.env.SSR ? useServerQuery : A.useQuery) as typeof A.useQuery
export const useFragment = (import.meta.env.SSR ? useServerFragment : A.useFragment) as typeof A.useFragment
