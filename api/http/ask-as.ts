import type { ApolloServer } from '@apollo/server'
import type { Context } from '../server/context.ts'

/**
 * Asks GraphQL in this process as the one who made a request, through the same checks, limits and errors as over HTTP.
 * @throws Error with the first error's words.
 */
export const askAs =
  (apollo: ApolloServer<Context>) =>
  (context: Context) =>
  async (query: string, variables: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue: context })
    if (body.kind !== 'single') throw new Error('an executor answers in one piece')
    const { data, errors } = body.singleResult
    if (errors?.length || !data) throw new Error(errors?.[0]?.message ?? 'There is no answer.')
    return JSON.parse(JSON.stringify(data)) as typeof data // times are texts, as over HTTP
  }
