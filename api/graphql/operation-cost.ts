import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { measure } from './measure-query.ts'
import { limits, numberIn } from './query-limits.ts'

/** For how many values of its variables an operation's cost is remembered. */
const rememberedAtMost = 100

interface Known {
  /** The variables that lengths of lists depend on. */
  variables: Set<string>
  costs: Map<string, number>
}

/**
 * What operations cost, in points; each is measured once for all that the lengths of its lists depend on. An operation
 * beyond the limits is for `createLimiter` to refuse.
 */
export const createOperationCost = (schema: GraphQLSchema) => {
  const known = new WeakMap<OperationDefinitionNode, Known>()
  return (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Record<string, unknown> = {},
  ): number => {
    const before = known.get(operation)
    const keyOf = (names: Set<string>) => [...names].map((name) => numberIn(variables, operation, name)).join()
    const remembered = before?.costs.get(keyOf(before.variables))
    if (remembered !== undefined) return remembered
    const asked = before?.variables ?? new Set<string>()
    const { cost } = measure(schema, document, operation, limits, (name) => {
      asked.add(name)
      return numberIn(variables, operation, name)
    })
    const costs = before && before.costs.size < rememberedAtMost ? before.costs : new Map<string, number>()
    costs.set(keyOf(asked), cost)
    known.set(operation, { variables: asked, costs })
    return cost
  }
}
