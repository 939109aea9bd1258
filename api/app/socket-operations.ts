import { getOperationAST, GraphQLError, parse, validate, type ExecutionArgs, type GraphQLSchema } from 'graphql'
import type { SubscribePayload } from 'graphql-ws'
import { createLimiter, limits, withinLimits } from './query-limits.ts'

/** Reads what was asked for over a socket, within the same limits as over HTTP; answers what is wrong with it otherwise. */
export const createSocketReader = (schema: GraphQLSchema) => {
  const refusal = createLimiter(schema)
  return ({ query, operationName, variables }: SubscribePayload): ExecutionArgs | GraphQLError[] => {
    try {
      const document = parse(query, { maxTokens: limits.tokens })
      const invalid = validate(schema, document)
      const wrong = invalid.length ? invalid : validate(schema, document, [withinLimits])
      if (wrong.length) return [...wrong]
      const operation = getOperationAST(document, operationName)
      if (!operation) return [new GraphQLError('There is no such operation in the document')]
      const error = refusal(document, operation, variables ?? {})
      return error ? [error] : { schema, document, operationName, variableValues: variables }
    } catch (error) {
      return [error instanceof GraphQLError ? error : new GraphQLError('The operation cannot be read')]
    }
  }
}
