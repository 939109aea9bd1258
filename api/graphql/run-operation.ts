import { getOperationAST, GraphQLError, OperationTypeNode, type ExecutionResult, type GraphQLSchema } from 'graphql'
import { toRead, type Context } from '../server/context.ts'
import { withinAnswerLimits } from './answer-limits.ts'
import { createExecutor } from './execute.ts'
import { createIntrospection } from './introspection.ts'
import type { WatchOperation } from './watch-operations.ts'
import type { Operation } from './limits.plugin.ts'

interface Options {
  watch?: WatchOperation | undefined
  isCompiled: boolean
}

/** Runs operations that Apollo has parsed, validated and found within the limits: reads at a replica, where there is one. */
export const runOperation = (schema: GraphQLSchema, { watch = (_, __, run) => run(), isCompiled }: Options) => {
  const execute = createExecutor(schema, isCompiled ? {} : { compileAtRun: Infinity })
  const introspect = createIntrospection(schema)
  return async ({
    document,
    operationName,
    variables,
    context,
  }: Operation & { context: Context }): Promise<ExecutionResult> => {
    const operation = getOperationAST(document, operationName) ?? undefined
    const introspected = operation && introspect(document, operation)
    if (introspected) return introspected
    const contextToUse = operation?.operation === OperationTypeNode.QUERY ? toRead(context) : context
    const result = await watch(operation, context, async () =>
      execute({ document, operation, operationName, variables: variables ?? {}, context: contextToUse }),
    )
    return withinAnswerLimits(operation && !('data' in result) ? withInputErrors(result) : result, context)
  }
}

/** If nothing has run, the variables were at fault. */
const withInputErrors = ({ errors = [] }: ExecutionResult): ExecutionResult => ({
  errors: errors.map((error) =>
    error.extensions.code
      ? error
      : new GraphQLError(error.message, {
          nodes: error.nodes,
          originalError: error.originalError,
          extensions: { code: 'BAD_USER_INPUT' },
        }),
  ),
})
