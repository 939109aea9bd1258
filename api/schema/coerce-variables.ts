import { getVariableValues, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'

type Variables = Record<string, unknown>

const known = new WeakMap<Variables, { operation: OperationDefinitionNode; coerced: Variables | undefined }>()

/** Once per request, which has one object of variables; undefined if they are refused. */
export const coerceVariables = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
): Variables | undefined => {
  const before = known.get(variables)
  if (before?.operation === operation) return before.coerced
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 })
  known.set(variables, { operation, coerced })
  return coerced
}
