import { ApolloLink } from '@apollo/client'
import { map } from 'rxjs'

interface Payload {
  userErrors?: readonly { field: readonly string[] | null; message: string; code?: string }[]
}

/** Turns a payload's `userErrors` into an error, so that forms handle both in one way. */
export const reportUserErrors = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const payloads = Object.values(('data' in result && result.data) || {}) as (Payload | null)[]
        const wrong = payloads.flatMap((payload) => payload?.userErrors ?? [])
        if (!wrong[0]) return result
        const { message, code } = wrong[0]
        const atFields = wrong.flatMap(({ field, message }) => (field ? [[field[0], message]] : []))
        const fields = atFields.length ? (Object.fromEntries(atFields) as Record<string, string>) : undefined
        return { ...result, errors: [{ message, extensions: { code, fields } }] }
      }),
    ),
  )
