import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { useLocation, useNavigate, type NavigateOptions } from 'react-router'
import type { DirectoryQueryVariables } from '../graphql.generated.ts'
import { queryOf, readFilter } from './directory-filter.ts'
import { readPage } from './list-page.ts'

interface Change {
  to: string
  options: NavigateOptions | undefined
  /** The address that it was asked at. */
  here: string
  /** Why it failed; undefined while it is awaited. */
  error?: unknown
}

/**
 * Goes to another address of a list ("?sort=name") once its suppliers are there. Should they not come, the list and the
 * address stay as they are, and `failed` says why until it is tried again.
 */
export const useListChange = (query: TypedDocumentNode<unknown, DirectoryQueryVariables>) => {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const [change, setChange] = useState<Change>()
  const latest = useRef<Change>(undefined)
  const show = (next: Change | undefined) => setChange((latest.current = next))
  const go = async (to: string, options?: NavigateOptions) => {
    const asked: Change = { to, options, here }
    show(asked)
    const from = window.location.href
    const params = new URLSearchParams(to)
    const variables = queryOf(readFilter(params), readPage(params))
    const { error } = await client.query({ query, variables, errorPolicy: 'all' })
    if (latest.current !== asked) return
    const isElsewhere = window.location.href !== from // by another link, meanwhile
    show(error && !isElsewhere ? { ...asked, error } : undefined)
    if (!error && !isElsewhere) void navigate(to, options)
  }
  const isFailed = change?.error !== undefined && change.here === here
  return {
    go: (to: string, options?: NavigateOptions) => void go(to, options),
    awaited: change?.error === undefined ? change?.to : undefined,
    failed: isFailed ? { error: change.error, onRetry: () => void go(change.to, change.options) } : undefined,
  }
}
