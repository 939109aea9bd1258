import type { ApolloServerOptionsWithGateway, BaseContext } from '@apollo/server'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'

interface ExecutionRequest<Context> {
  document: DocumentNode
  operationName?: string | null | undefined
  variables?: Record<string, unknown> | null | undefined
  context: Context
}

/** Apollo Server 4 removed the option `executor`; its migration guide suggests a gateway instead. */
export const executeWith = <Context extends BaseContext>(
  schema: GraphQLSchema,
  run: (executionRequest: ExecutionRequest<Context>) => Promise<ExecutionResult>,
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
