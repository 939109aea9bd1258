import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, type NavigateOptions } from 'react-router'
import type { DirectoryQueryVariables } from './Directory.generated.ts'
import { toDirectoryQuery, readFilter } from './directory-filter.ts'
import { readPage } from './list-page.ts'

interface Change {
  to: string
  options: NavigateOptions | undefined
  /** The address at the time of the request, later the address that it replaces. */
  here: string
  state: 'awaited' | 'come' | 'failed'
  error?: unknown
}

/** Changes the address after its suppliers have loaded; on failure, list and address stay. */
export const useListChange = (query: TypedDocumentNode<unknown, DirectoryQueryVariables>) => {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const [change, setChange] = useState<Change>()
  const latest = useRef<Change>(undefined)
  const show = (next: Change | undefined) => setChange((latest.current = next))
  const shown = useRef(here)
  const arrive = useEffectEvent((address: string) => {
    shown.current = address
    if (latest.current && latest.current.state !== 'awaited') show(undefined)
  })
  useLayoutEffect(() => arrive(here), [here])
  const go = async (to: string, options?: NavigateOptions) => {
    const requested: Change = { to, options, here, state: 'awaited' }
    show(requested)
    const from = window.location.href
    const params = new URLSearchParams(to)
    const variables = toDirectoryQuery(readFilter(params), readPage(params))
    const { error } = await client.query({ query, variables, errorPolicy: 'all' })
    if (latest.current !== requested) return
    if (window.location.href !== from) return show(undefined) // another link has led elsewhere
    if (error) return show({ ...requested, here: shown.current, state: 'failed', error })
    const isHere = shown.current === pathname + (to === '?' ? '' : to)
    show(isHere ? undefined : { ...requested, here: shown.current, state: 'come' }) // until it is shown
    void navigate(to, options)
  }
  const current = change?.state === 'awaited' || change?.here === here ? change : undefined
  return {
    go: (to: string, options?: NavigateOptions) => void go(to, options),
    /** The last requested address, even after a failure. */
    requested: current?.to,
    isAwaited: current !== undefined && current.state !== 'failed',
    failed:
      current?.state === 'failed'
        ? { error: current.error, onRetry: () => void go(current.to, current.options) }
        : undefined,
  }
}
