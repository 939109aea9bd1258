import { makeVar, type ApolloCache, type TypedDocumentNode } from '@apollo/client'
import type { Client } from 'graphql-ws'
import { print, type DocumentNode, type GraphQLFormattedError } from 'graphql' // by name, or every page would get the whole library
import { loadCode } from './load-code.ts'

interface Listener<Data> {
  onData: (data: Data) => void
  onEnded: () => void
}

const unauthorised = 4401
/** The server repeats values every 5 seconds, so longer silence means a lost connection. */
const silentMs = 12_000
/** Doubles after each try, less a random part of up to a half. */
const minWaitMs = 500
const maxWaitMs = 10_000
/** The network may be back, or the tab visible. */
const wakingEvents = ['online', 'focus', 'pageshow', 'visibilitychange'] as const

export const connectionLost = makeVar(false)

interface Feed {
  listeners: Set<Listener<never>>
  isLost: boolean
  /** The first value has another `silentMs`. */
  onConnected: () => void
  stop: () => void
}

const feeds = new Map<unknown, Feed>()
let connection: Promise<Client> | undefined

/** All subscriptions share a connection, which reconnects while the session lasts. */
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

/** A cut HTTP connection may hang for minutes. Undefined if refused. @throws without a connection. */
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

/** Removes what only Apollo's client understands. */
const printDocument = (document: DocumentNode) => print(document).replaceAll(' @unmask', '')

const setLost = (feed: Feed, isLost: boolean) => {
  feed.isLost = isLost
  connectionLost([...feeds.values()].some((one) => one.isLost))
}

/** Resubscribes after any end until stopped. */
const open = (query: string, feed: Feed): (() => void) => {
  let client: Client | undefined
  let unsubscribe = () => {}
  let isOver = false
  let tries = 0
  let triedAt = 0
  let heardAt = 0
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
  const reconnect = () => {
    setLost(feed, true)
    client?.terminate()
  }
  const retry = () => {
    if (isOver) return
    unsubscribe() // graphql-ws counts a failed subscription, and keeps its socket open for it
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

const connect = async (): Promise<Client> => {
  const { createClient } = await loadCode(() => import('graphql-ws'))
  return createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    retryAttempts: 0,
    on: { connected: () => feeds.forEach(({ onConnected }) => onConnected()) },
  })
}

/** By the socket's close code or a refused subscription. */
const hasEnded = (error: unknown) =>
  Array.isArray(error)
    ? error.some(({ extensions }: GraphQLFormattedError) => extensions?.code === 'UNAUTHENTICATED')
    : (error as Partial<CloseEvent> | undefined)?.code === unauthorised
