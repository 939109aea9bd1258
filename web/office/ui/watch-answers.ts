import { ApolloLink, type ApolloClient } from '@apollo/client'
import { tap } from 'rxjs'

type Listener = (operation: ApolloLink.Operation, result: ApolloLink.Result) => void

const watched = new WeakMap<ApolloClient, Set<Listener>>()

/** Returns a function that stops it. */
export const watchAnswers = (client: ApolloClient, listener: Listener): (() => void) => {
  let listeners = watched.get(client)
  if (!listeners) {
    const all = (listeners = new Set<Listener>())
    watched.set(client, all)
    const watch = new ApolloLink((operation, forward) =>
      forward(operation).pipe(tap((result) => all.forEach((notify) => notify(operation, result)))),
    )
    client.setLink(watch.concat(client.link))
  }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
