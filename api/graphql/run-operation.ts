import { getOperationAST, GraphQLError, OperationTypeNode, type ExecutionResult, type GraphQLSchema } from 'graphql'
import { getStaffRole, toRead, type Context } from '../server/context.ts'
import { PublicError } from '../server/errors.ts'
import { createExecutor } from './execute.ts'
import { maxErrors } from './format-error.ts'
import { createIntrospection } from './introspection.ts'
import type { WatchOperation } from './watch-operations.ts'
import type { Operation } from './limits.plugin.ts'

interface Options {
  watch?: WatchOperation | undefined
  isCompiled: boolean
}

/** Apollo has parsed, validated and checked the operation; reads use a replica if there is one. */
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
    if (operation?.operation === OperationTypeNode.SUBSCRIPTION) return { errors: [needsSocket()] }
    const contextToUse = operation?.operation === OperationTypeNode.QUERY ? toRead(context) : context
    const result = await watch(operation, context, async () =>
      execute({ document, operation, operationName, variables: variables ?? {}, context: contextToUse }),
    )
    return withinAnswerLimits(operation && !('data' in result) ? withInputErrors(result) : result, context)
  }
}

/** Executed like a query, a subscription would return null. */
const needsSocket = () => new PublicError('BAD_USER_INPUT', 'Send a subscription over a WebSocket.')

/** Without data the variables were at fault. */
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

/** The limit of a response to non-staff, in characters; the full introspection has about 530,000. */
const maxAnswerLength = 2_000_000

/** Approximate; stops at the first value beyond `max`. */
const measureLength = (value: unknown, max: number): number => {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 5
  let length = 2
  if (Array.isArray(value))
    for (const one of value) {
      length += 1 + measureLength(one, max - length)
      if (length > max) break
    }
  else
    for (const key in value) {
      length += key.length + 4 + measureLength((value as Record<string, unknown>)[key], max - length)
      if (length > max) break
    }
  return length
}

const withinAnswerLimits = (result: ExecutionResult, context: Partial<Context> | undefined): ExecutionResult => {
  const { data, errors } = result
  if (!getStaffRole(context?.viewer) && measureLength(data, maxAnswerLength) > maxAnswerLength)
    return { errors: [new PublicError('BAD_USER_INPUT', tooLong)] }
  return errors && errors.length > maxErrors ? { ...result, errors: errors.slice(0, maxErrors) } : result
}

const tooLong = 'The response is longer than 2 MB: request fewer entries with `first`, or fewer fields.'
