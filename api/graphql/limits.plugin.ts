import { HeaderMap, type ApolloServerPlugin } from '@apollo/server'
import {
  getOperationAST,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql'
import type { Quota, Context } from '../server/context.ts'
import { createOperationCost } from './operation-cost.ts'
import { createLimiter } from './query-limits.ts'

/** An operation of a valid document. */
export interface Operation {
  document: DocumentNode
  operationName?: string | null | undefined
  variables?: Record<string, unknown> | null | undefined
}

/** What operations may ask for, and what they cost. */
export const createOperationLimits = (schema: GraphQLSchema) => {
  const refusal = createLimiter(schema)
  const getCost = createOperationCost(schema)
  const getPrice = ({ document, operationName, variables }: Operation): number => {
    const operation = getOperationAST(document, operationName)
    return operation ? getCost(document, operation, variables ?? {}) : 0
  }
  return {
    /** The error of an operation that exceeds a limit with these variables. */
    refuse: ({ document, operationName, variables }: Operation): GraphQLError | undefined => {
      const operation = getOperationAST(document, operationName)
      return operation ? refusal(document, operation, variables ?? {}) : undefined
    },
    /**
     * Takes what an operation costs from its account, unless that only asks for the cost.
     * @throws RATE_LIMITED
     */
    charge: (operation: Operation, account: Quota | undefined): void => {
      if (account && account.wants !== 'cost only') account.consume(getPrice(operation))
    },
    /** What an operation costs, as its answer reports it where the account asks for that. */
    reportCost: (operation: Operation, account: Quota | undefined): Pick<ExecutionResult, 'extensions'> =>
      account?.wants ? { extensions: { cost: account.getCost(getPrice(operation)) } } : {},
  }
}
export type OperationLimits = ReturnType<typeof createOperationLimits>

/** Refuses operations that exceed a limit, or that their account cannot pay for; reports costs. */
export const limitsPlugin = ({ refuse, charge, reportCost }: OperationLimits): ApolloServerPlugin<Context> => ({
  requestDidStart: async ({ request, contextValue: { quota: account } }) => {
    let isAllowed = false
    return {
      didResolveOperation: async ({ document }) => {
        const operation = { ...request, document }
        const refused = refuse(operation)
        if (refused) throw refused
        charge(operation, account)
        isAllowed = true
      },
      responseForOperation: async () =>
        account?.wants === 'cost only'
          ? {
              http: { status: undefined, headers: new HeaderMap() },
              body: { kind: 'single', singleResult: { data: null } },
            }
          : null,
      willSendResponse: async ({ document, response: { body } }) => {
        if (isAllowed && account?.wants && document && body.kind === 'single')
          Object.assign(body.singleResult, reportCost({ ...request, document }, account))
      },
    }
  },
})
