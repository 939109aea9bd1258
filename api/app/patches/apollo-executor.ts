import type { ApolloServerOptionsWithGateway, BaseContext } from '@apollo/server'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'

/** What Apollo has read and let through. */
interface Asked<Context> {
  document: DocumentNode
  operationName?: string | null | undefined
  variables?: Record<string, unknown> | null | undefined
  context: Context
}

/**
 * Apollo Server 4 took away the option `executor`; its migration guide sends whoever has an executor of his own to the
 * option `gateway`, which is meant for Federation. This one is no more than the schema and the executor.
 */
export const executeWith = <Context extends BaseContext>(
  schema: GraphQLSchema,
  run: (asked: Asked<Context>) => Promise<ExecutionResult>,
): ApolloServerOptionsWithGateway<Context>['gateway'] => ({
  onSchemaLoadOrUpdate: (load) => {
    load({ apiSchema: schema, coreSupergraphSdl: '' })
    return () => {}
  },
  load: async () => ({
    executor: ({ request: { operationName, variables }, document, context }) =>
      run({ document, operationName, variables, context: context as Context }),
  }),
  stop: async () => {},
})
