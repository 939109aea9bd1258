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

/** What a loader may tell the server: files that its screen imports only here, whose scripts and styles belong to this page. */
export interface Loaded {
  modules: string[]
}

/** `context` is the server's. */
export type LoadArgs = Pick<LoaderFunctionArgs, 'request' | 'params'> & Partial<Pick<LoaderFunctionArgs, 'context'>>

/** What the server and the browser's first page know about a screen's route. */
export interface ScreenHandle {
  /** Its file, by which its scripts and styles are found. */
  module: string
  /** Imports the screen and loads what it shows. */
  load: (args: LoadArgs) => Promise<unknown>
}
