import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { measure } from './measure-query.ts'
import { limits, readNumberVariable } from './query-limits.ts'

const maxCachedCosts = 100

/** In points, measured once for each set of list lengths. */
export const createOperationCost = (schema: GraphQLSchema) => {
  const known = new WeakMap<OperationDefinitionNode, { variables: Set<string>; costs: Map<string, number> }>()
  return (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Record<string, unknown> = {},
  ): number => {
    const before = known.get(operation)
    const formatCostKey = (names: Set<string>) =>
      [...names].map((name) => readNumberVariable(variables, operation, name)).join()
    const cachedCost = before?.costs.get(formatCostKey(before.variables))
    if (cachedCost !== undefined) return cachedCost
    const usedVariables = before?.variables ?? new Set<string>()
    const { cost } = measure(schema, document, operation, limits, (name) => {
      usedVariables.add(name)
      return readNumberVariable(variables, operation, name)
    })
    const costs = before && before.costs.size < maxCachedCosts ? before.costs : new Map<string, number>()
    costs.set(formatCostKey(usedVariables), cost)
    known.set(operation, { variables: usedVariables, costs })
    return cost
  }
}
