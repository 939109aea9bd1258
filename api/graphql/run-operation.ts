import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  execute,
  getNamedType,
  isAbstractType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ExecutionResult,
  type GraphQLSchema,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql'
import { getStaffRole, toRead, type Context } from '../server/context.ts'
import { PublicError } from '../server/errors.ts'
import { coerceVariables } from '../schema/coerce-variables.ts'
import { maxErrors } from './errors.plugin.ts'
import { createIntrospection } from './introspection.ts'
import type { WatchOperation } from './watch-operations.ts'
import type { Operation } from './limits.plugin.ts'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'

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

interface ExecutedOperation {
  document: DocumentNode
  /** Undefined when `operationName` matches none: graphql-js then reports so. */
  operation: OperationDefinitionNode | undefined
  operationName?: string | null | undefined
  variables?: Record<string, unknown> | undefined
  context: unknown
}
type Executor = (operation: ExecutedOperation) => Promise<ExecutionResult> | ExecutionResult

/** If a needed variable is missing, graphql-js runs the query. */
interface CompiledOperation {
  query: CompiledQuery['query']
  needed: string[]
}

/** Compiles repeated queries to JavaScript, if they are plain (see `isPlain`). */
export const createExecutor = (schema: GraphQLSchema, { compileAtRun = 2 } = {}): Executor => {
  const runs = new WeakMap<OperationDefinitionNode, number>()
  const compiled = new WeakMap<OperationDefinitionNode, CompiledOperation>()
  return ({ document, operation, operationName, variables = {}, context }) => {
    const plainly = () =>
      execute({
        schema,
        document,
        contextValue: context,
        variableValues: variables,
        operationName: operationName ?? null,
        options: { maxCoercionErrors: maxErrors - 1 }, // one more error says that there are others
      })
    if (!operation) return plainly()
    let known = compiled.get(operation)
    if (!known) {
      const run = (runs.get(operation) ?? 0) + 1
      runs.set(operation, run)
      known =
        run === compileAtRun && isPlain(schema, document, operation) ? compile(schema, document, operation) : undefined
      if (!known) return plainly()
      compiled.set(operation, known)
    }
    // the compiler accepts a list as an empty object, which graphql-js refuses
    const areRefused = !coerceVariables(schema, operation, variables)
    if (areRefused || known.needed.some((name) => variables[name] === undefined)) return plainly()
    const result = known.query(undefined, context, variables)
    if ('then' in result) return result.then(withWholeErrors)
    // Without data nothing has run: the variables were refused, and graphql-js has a message for the client.
    return 'data' in result ? withWholeErrors(result) : plainly()
  }
}

/** graphql-js's errors always have `extensions`, which the compiler's lack. */
const withWholeErrors = (result: ExecutionResult): ExecutionResult => {
  if (!result.errors) return result
  const whole = ({ message, path, originalError, extensions, locations }: GraphQLError) =>
    Object.assign(new GraphQLError(message, { path, originalError, extensions }), { locations })
  return { ...result, errors: result.errors.map(whole) }
}

/** Compiled code differs for @skip and @include in fragments, abstract types and several mutations. */
const isPlain = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): boolean => {
  if (operation.operation !== OperationTypeNode.QUERY) return false
  let isPlain = true
  const types = new TypeInfo(schema)
  const refuse = () => {
    isPlain = false
  }
  const rules = {
    Directive: refuse,
    Field: ({ name }: FieldNode) => {
      const isIntrospection = name.value.startsWith('__') && name.value !== '__typename'
      if (isIntrospection || isAbstractType(getNamedType(types.getType()))) refuse()
    },
  }
  visit(document, visitWithTypeInfo(types, rules))
  return isPlain
}

/** The compiler modifies the document, so it gets a copy. */
const compile = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledOperation | undefined => {
  const compiled = compileQuery(schema, parse(document.loc!.source), operation.name?.value)
  return isCompiledQuery(compiled) ? { query: compiled.query, needed: variablesInside(document, operation) } : undefined
}

/** When missing, graphql-js omits the object's field, but the compiler makes it null. */
const variablesInside = (document: DocumentNode, operation: OperationDefinitionNode): string[] => {
  const names = new Set<string>()
  const collect = (node: ASTNode) => {
    visit(node, {
      Variable: ({ name }) => {
        names.add(name.value)
      },
    })
  }
  visit(document, { ObjectValue: collect, ListValue: collect })
  for (const { variable, defaultValue } of operation.variableDefinitions ?? [])
    if (defaultValue) names.delete(variable.name.value)
  return [...names]
}
