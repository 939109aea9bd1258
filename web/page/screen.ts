import type { ApolloClient } from '@apollo/client'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router'

/** A screen's module: its component, and what the server has to load first. */
export interface Screen {
  Component: ComponentType
  /**
   * Runs on the server; in the browser a screen shows skeletons while its hooks load. May return `answer404()` or a
   * redirect; a failing query makes the page a 503.
   */
  load?: (client: ApolloClient, args: LoadArgs) => Promise<unknown>
}

/** `context` is the server's. */
export type LoadArgs = Pick<LoaderFunctionArgs, 'request' | 'params'> & Partial<Pick<LoaderFunctionArgs, 'context'>>
