import type { Context } from '../server/context.ts'
import type { GraphQLServer } from '../graphql/server.ts'

/**
 * Runs operations of an assistant as the one who made its request, through the same checks, limits and errors as over HTTP.
 * @throws Error with the first error's words.
 */
export const askAs =
  ({ execute }: Pick<GraphQLServer, 'execute'>) =>
  (context: Context) =>
  async (query: string, variables: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const { data, errors } = await execute({ query, variables }, context)
    if (errors?.length || !data) throw new Error(errors?.[0]?.message ?? 'There is no answer.')
    return JSON.parse(JSON.stringify(data)) as typeof data // times are texts, as over HTTP
  }
