import type { ApolloCache, TypedDocumentNode } from '@apollo/client'
import type { Client } from 'graphql-ws'
import { print, type DocumentNode, type GraphQLFormattedError } from 'graphql' // print by name: otherwise the whole library would be bundled, for every page

interface Listener<Data> {
  onData: (data: Data) => void
  onConnected: (isConnected: boolean) => void
  /** The session is over: nothing more comes until one has signed in again. */
  onEnded: () => void
}

/** The server's code for a socket whose session has ended. */
const unauthorised = 4401
/** A machine that slept, or a network that went, leaves sockets that look open: an unanswered ping tells. */
const answersWithinMs = 5000

/** Who listens to each subscription. */
const feeds = new Map<unknown, { listeners: Set<Listener<never>>; stop: () => void }>()
let connection: Promise<Client> | undefined

/**
 * Reports what a subscription tells until it is stopped: one connection serves all subscriptions, and one subscription
 * all who listen to it. Reconnects by itself while the session lasts; its code is loaded on first use.
 */
export const subscribeLive = <Data>(
  cache: ApolloCache,
  document: TypedDocumentNode<Data, Record<string, never>>,
  listener: Listener<Data>,
): (() => void) => {
  let feed = feeds.get(document)
  if (!feed) {
    feed = { listeners: new Set(), stop: () => {} }
    feeds.set(document, feed)
    const { listeners } = feed
    feed.stop = open<Data>(textOf(cache.transformDocument(document)), listeners as unknown as Set<Listener<Data>>)
  }
  const { listeners, stop } = feed
  listeners.add(listener)
  return () => {
    if (!listeners.delete(listener) || listeners.size) return
    feeds.delete(document)
    stop()
    if (feeds.size) return
    void connection?.then((client) => client.dispose()).catch(() => {})
    connection = undefined
  }
}

/** As Apollo sends operations: what is for the client alone would be refused by the server. */
const textOf = (document: DocumentNode) => print(document).replaceAll(' @unmask', '')

const tellAll = (tell: (listener: Listener<never>) => void) =>
  [...feeds.values()].forEach(({ listeners }) => [...listeners].forEach(tell))

const open = <Data>(query: string, listeners: ReadonlySet<Listener<Data>>): (() => void) => {
  let isOver = false
  let close = () => {}
  const onConnected = (isConnected: boolean) => listeners.forEach((one) => one.onConnected(isConnected))
  const begin = async () => {
    const client = await (connection ??= connect())
    if (isOver) return
    close = client.subscribe<Data>(
      { query },
      {
        next: ({ data }) => {
          if (data) listeners.forEach(({ onData }) => onData(data))
        },
        error: (error) => {
          onConnected(false)
          if (isRefused(error)) listeners.forEach(({ onEnded }) => onEnded())
        },
        complete: () => {},
      },
    )
  }
  begin().catch(() => {
    connection = undefined // the next one who listens tries again
    onConnected(false)
  })
  return () => {
    isOver = true
    close()
  }
}

const connect = async (): Promise<Client> => {
  const { createClient } = await import('graphql-ws')
  let unanswered: ReturnType<typeof setTimeout> | undefined
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    keepAlive: 10_000,
    on: {
      connected: () => tellAll(({ onConnected }) => onConnected(true)),
      ping: (isReceived) => {
        if (!isReceived) unanswered = setTimeout(() => client.terminate(), answersWithinMs)
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(unanswered)
      },
      closed: (event) => {
        clearTimeout(unanswered)
        tellAll(({ onConnected }) => onConnected(false))
        if ((event as CloseEvent).code === unauthorised) tellAll(({ onEnded }) => onEnded())
      },
    },
  })
  return client
}

/** Whether a subscription was refused because nobody is signed in: the socket came back after the session had ended. */
const isRefused = (error: unknown) =>
  Array.isArray(error) && error.some(({ extensions }: GraphQLFormattedError) => extensions?.code === 'UNAUTHENTICATED')
