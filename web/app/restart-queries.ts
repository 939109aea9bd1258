import { ApolloLink } from '@apollo/client'
import { startWith, Subject, switchMap, take, tap } from 'rxjs'

/** Restarts queries under way after a mutation, since their answers may be older. */
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
