import { ApolloLink } from '@apollo/client'
import { startWith, Subject, switchMap, take, tap } from 'rxjs'

/**
 * Begins what is being read anew once a change was answered: the answer under way may be from before it, and whoever reads
 * the list again would only wait for the same one.
 */
export const restartQueries = () => {
  const changed = new Subject<unknown>()
  return new ApolloLink((operation, forward) =>
    (operation.operationType as string) === 'mutation'
      ? forward(operation).pipe(tap((answer) => changed.next(answer)))
      : changed.pipe(
          startWith(undefined),
          switchMap(() => forward(operation)),
          take(1),
        ),
  )
}
