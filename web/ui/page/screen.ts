import type { ApolloClient } from '@apollo/client'
import { useEffect, type ComponentType } from 'react'
import { data, redirect, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router'

export interface Screen {
  Component: ComponentType
  /** May return `answer404()` or a redirect; a failing query makes the page a 503. */
  load?: (client: ApolloClient, args: LoadArgs) => Promise<unknown>
}

/** Files that the screen imports on demand, so that the page includes their scripts and styles. */
export interface LoadedScreen {
  modules: string[]
}

/** `context` exists on the server only. */
export type LoadArgs = Pick<LoaderFunctionArgs, 'request' | 'params'> & Partial<Pick<LoaderFunctionArgs, 'context'>>

export interface ScreenHandle {
  module: string
  load: (args: LoadArgs) => Promise<unknown>
}

export const answer404 = () => data(null, { status: 404 })

/** Keeps the query. */
export const redirectTo = (path: string, { url }: Request): Response => redirect(path + new URL(url).search, 301)

/** The same in the browser, once the path is known. */
export const useOneAddress = (path: string | null | undefined) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (path && encodeURI(path) !== pathname) void navigate(path + search, { replace: true })
  }, [path, pathname, search, navigate])
}
