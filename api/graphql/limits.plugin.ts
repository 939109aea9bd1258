import { HeaderMap, type ApolloServerPlugin } from '@apollo/server'
import {
  getOperationAST,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import type { Quota, Context } from '../server/context.ts'
import { createLimiter, limits, readNumberVariable, measure } from './query-limits.ts'

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

export interface Operation {
  document: DocumentNode
  operationName?: string | null | undefined
  variables?: Record<string, unknown> | null | undefined
}

export const createOperationLimits = (schema: GraphQLSchema) => {
  const refusal = createLimiter(schema)
  const getCost = createOperationCost(schema)
  const getPrice = ({ document, operationName, variables }: Operation): number => {
    const operation = getOperationAST(document, operationName)
    return operation ? getCost(document, operation, variables ?? {}) : 0
  }
  return {
    refuse: ({ document, operationName, variables }: Operation): GraphQLError | undefined => {
      const operation = getOperationAST(document, operationName)
      return operation ? refusal(document, operation, variables ?? {}) : undefined
    },
    charge: (operation: Operation, quota: Quota | undefined): void => {
      if (quota && quota.wants !== 'cost only') quota.consume(getPrice(operation))
    },
    reportCost: (operation: Operation, quota: Quota | undefined): Pick<ExecutionResult, 'extensions'> =>
      quota?.wants ? { extensions: { cost: quota.getCost(getPrice(operation)) } } : {},
  }
}
type OperationLimits = ReturnType<typeof createOperationLimits>

export const limitsPlugin = ({ refuse, charge, reportCost }: OperationLimits): ApolloServerPlugin<Context> => ({
  requestDidStart: async ({ request, contextValue: { quota } }) => {
    let isAllowed = false
    return {
      didResolveOperation: async ({ document }) => {
        const operation = { ...request, document }
        const refused = refuse(operation)
        if (refused) throw refused
        charge(operation, quota)
        isAllowed = true
      },
      responseForOperation: async () =>
        quota?.wants === 'cost only'
          ? {
              http: { status: undefined, headers: new HeaderMap() },
              body: { kind: 'single', singleResult: { data: null } },
            }
          : null,
      willSendResponse: async ({ document, response: { body } }) => {
        if (isAllowed && quota?.wants && document && body.kind === 'single')
          Object.assign(body.singleResult, reportCost({ ...request, document }, quota))
      },
    }
  },
})
