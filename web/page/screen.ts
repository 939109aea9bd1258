import type { ApolloClient } from '@apollo/client'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router'

/** A screen's module: what it shows, and for the server what it must have read before. */
export interface Screen {
  Component: ComponentType
  /**
   * Runs on the server: in the browser a screen shows its skeletons while its hooks load. May answer `answer404()` or a
   * redirect; a query that fails makes the page a 503.
   */
  load?: (client: ApolloClient, args: LoadArgs) => Promise<unknown>
}

export type LoadArgs = Pick<LoaderFunctionArgs, 'request' | 'params'>
