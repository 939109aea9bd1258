import { makeVar, type ApolloCache, type TypedDocumentNode } from '@apollo/client'
import type { Client } from 'graphql-ws'
import { print, type DocumentNode, type GraphQLFormattedError } from 'graphql' // print by name: otherwise the whole library would be bundled, for every page
import { loadCode } from './load-code.ts'

interface Listener<Data> {
  onData: (data: Data) => void
  /** The session is over: nothing more comes until one has signed in again. */
  onEnded: () => void
}

/** The server's code for a socket whose session has ended. */
const unauthorised = 4401
/** The server sends every value again each 5 seconds: after so long without one the connection counts as lost. */
const silentMs = 12_000
/**
 * Tries to reconnect are twice as far from each other each time, up to `maxWaitMs`; less by up to a half, so that clients do
 * not come all at once.
 */
const minWaitMs = 500
const maxWaitMs = 10_000
/** What may tell that the network is back, or that somebody looks. */
const wakingEvents = ['online', 'focus', 'pageshow', 'visibilitychange'] as const

/** Whether what a subscription shows may be out of date. */
export const connectionLost = makeVar(false)

interface Feed {
  listeners: Set<Listener<never>>
  isLost: boolean
  /** The server has accepted the connection: it has `silentMs` more for the first value. */
  onConnected: () => void
  stop: () => void
}

/** Who listens to each subscription. */
const feeds = new Map<unknown, Feed>()
let connection: Promise<Client> | undefined

/**
 * Reports what a subscription tells until it is stopped: one connection serves all subscriptions, and one subscription
 * all who listen to it. Reconnects whatever went wrong while the session lasts; its code is loaded on first use.
 */
export const subscribeLive = <Data>(
  cache: ApolloCache,
  document: TypedDocumentNode<Data, Record<string, never>>,
  listener: Listener<Data>,
): (() => void) => {
  const known = feeds.get(document)
  const feed = known ?? { listeners: new Set(), isLost: false, onConnected: () => {}, stop: () => {} }
  feed.listeners.add(listener)
  if (!known) {
    feeds.set(document, feed)
    feed.stop = open(printDocument(cache.transformDocument(document)), feed)
  }
  return () => {
    if (!feed.listeners.delete(listener) || feed.listeners.size) return
    feeds.delete(document)
    feed.stop()
    setLost(feed, false)
  }
}

/**
 * Reads a query over the live connection. What the browser keeps open for HTTP may be cut off without its knowledge, and
 * then answers nothing for minutes. Undefined where the query is refused.
 * @throws where there is no connection, or it is lost
 */
export const queryLive = async <Data>(
  cache: ApolloCache,
  document: TypedDocumentNode<Data, never>,
  variables: Record<string, unknown> = {},
): Promise<Data | undefined> => {
  const client = await connection
  if (!client) throw new Error('There is no live connection')
  const query = printDocument(cache.transformDocument(document))
  for await (const { data, errors } of client.iterate<Data>({ query, variables })) if (data && !errors) return data
  return undefined
}

/** As Apollo sends operations: what is for the client alone would be refused by the server. */
const printDocument = (document: DocumentNode) => print(document).replaceAll(' @unmask', '')

const setLost = (feed: Feed, isLost: boolean) => {
  feed.isLost = isLost
  connectionLost([...feeds.values()].some((one) => one.isLost))
}

/** Subscribes, and again after anything that ends it, until it is stopped. */
const open = (query: string, feed: Feed): (() => void) => {
  let client: Client | undefined
  let unsubscribe = () => {}
  let isOver = false
  let tries = 0
  let triedAt = 0
  let heardAt = 0
  /** Of the next try while there is no subscription, else of the silence. */
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false

  const subscribe = async () => {
    isWaiting = false
    triedAt = Date.now()
    expectValue()
    try {
      client = await (connection ??= connect())
    } catch {
      connection = undefined
      return retry()
    }
    if (isOver) return
    expectValue()
    unsubscribe = client.subscribe<never>(
      { query },
      {
        next: ({ data, errors }) => {
          if (errors && hasEnded(errors)) return end()
          if (!data) return
          tries = 0
          expectValue()
          setLost(feed, false)
          feed.listeners.forEach(({ onData }) => onData(data))
        },
        error: (error) => (hasEnded(error) ? end() : retry()),
        complete: () => retry(),
      },
    )
  }
  const expectValue = () => {
    heardAt = Date.now()
    clearTimeout(timer)
    timer = setTimeout(reconnect, silentMs)
  }
  /** Ends the connection as lost, whatever the browser knows of it; `error` follows. */
  const reconnect = () => {
    setLost(feed, true)
    client?.terminate()
  }
  const retry = () => {
    if (isOver) return
    unsubscribe() // graphql-ws counts a subscription that failed, and keeps its socket open for it
    setLost(feed, true)
    clearTimeout(timer)
    isWaiting = true
    const pauseMs = Math.min(minWaitMs * 2 ** tries++, maxWaitMs) - (Date.now() - triedAt)
    timer = setTimeout(() => void subscribe(), Math.max(minWaitMs, pauseMs) * (1 - Math.random() / 2))
  }
  const wake = () => {
    if (document.visibilityState === 'hidden') return
    if (isWaiting) {
      clearTimeout(timer)
      void subscribe()
    } else if (Date.now() - heardAt > silentMs / 2) reconnect()
  }
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    for (const name of wakingEvents) window.removeEventListener(name, wake)
    unsubscribe()
  }
  const end = () => {
    if (isOver) return
    stop()
    feed.listeners.forEach(({ onEnded }) => onEnded())
  }
  feed.onConnected = () => {
    if (!isWaiting) expectValue()
  }
  for (const name of wakingEvents) window.addEventListener(name, wake)
  void subscribe()
  return stop
}

/** Retrying is left to `open`, which retries whatever the reason. */
const connect = async (): Promise<Client> => {
  const { createClient } = await loadCode(() => import('graphql-ws'))
  return createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    retryAttempts: 0,
    on: { connected: () => feeds.forEach(({ onConnected }) => onConnected()) },
  })
}

/** Whether the session is over: the socket was closed for it, or, come back later, the subscription was refused. */
const hasEnded = (error: unknown) =>
  Array.isArray(error)
    ? error.some(({ extensions }: GraphQLFormattedError) => extensions?.code === 'UNAUTHENTICATED')
    : (error as Partial<CloseEvent> | undefined)?.code === unauthorised
