import type { ApolloCache } from '@apollo/client'
import { print, type GraphQLFormattedError } from 'graphql' // print by name: otherwise the whole library would be bundled, for every page
import { ScraperChangesDocument, type Scraper_StateFragment } from '../graphql.generated.ts'

type State = Scraper_StateFragment

interface Listener {
  onState: (state: State) => void
  onConnected: (isConnected: boolean) => void
  /** The session is over: nothing more comes until one has signed in again. */
  onEnded: () => void
}

/** The server's code for a socket whose session has ended. */
const unauthorised = 4401
/** A machine that slept, or a network that went, leaves sockets that look open: an unanswered ping tells. */
const answersWithinMs = 5000

const listeners = new Set<Listener>()
let stopAll = () => {}

/**
 * Reports every change of the scraper's state until it is stopped: one connection serves all who listen. Reconnects by
 * itself while the session lasts; its code is loaded on first use.
 */
export const subscribeLive = (cache: ApolloCache, listener: Listener): (() => void) => {
  listeners.add(listener)
  if (listeners.size === 1) stopAll = open(cache)
  return () => {
    if (listeners.delete(listener) && !listeners.size) stopAll()
  }
}

const all: Listener = {
  onState: (state) => listeners.forEach(({ onState }) => onState(state)),
  onConnected: (isConnected) => listeners.forEach(({ onConnected }) => onConnected(isConnected)),
  onEnded: () => listeners.forEach(({ onEnded }) => onEnded()),
}

const open = (cache: ApolloCache): (() => void) => {
  const { onState, onConnected, onEnded } = all
  let isOver = false
  let close = () => {}
  const begin = async () => {
    const { createClient } = await import('graphql-ws')
    if (isOver) return
    let unanswered: ReturnType<typeof setTimeout> | undefined
    const client = createClient({
      url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
      lazy: true,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      keepAlive: 10_000,
      on: {
        connected: () => onConnected(true),
        ping: (isReceived) => {
          if (!isReceived) unanswered = setTimeout(() => client.terminate(), answersWithinMs)
        },
        pong: (isReceived) => {
          if (isReceived) clearTimeout(unanswered)
        },
        closed: (event) => {
          clearTimeout(unanswered)
          onConnected(false)
          if ((event as CloseEvent).code === unauthorised) onEnded()
        },
      },
    })
    const query = print(cache.transformDocument(ScraperChangesDocument))
    const stop = client.subscribe<{ scraperState: State }>(
      { query },
      {
        next: ({ data }) => {
          if (data) onState(data.scraperState)
        },
        error: (error) => {
          onConnected(false)
          if (isRefused(error)) onEnded()
        },
        complete: () => {},
      },
    )
    close = () => {
      stop()
      void client.dispose()
    }
  }
  begin().catch(() => onConnected(false))
  return () => {
    isOver = true
    close()
  }
}

/** Whether a subscription was refused because nobody is signed in: the socket came back after the session had ended. */
const isRefused = (error: unknown) =>
  Array.isArray(error) && error.some(({ extensions }: GraphQLFormattedError) => extensions?.code === 'UNAUTHENTICATED')
