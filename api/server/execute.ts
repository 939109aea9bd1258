import { GraphQLError, Kind, execute, getNamedType, isAbstractType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import { excess, limits } from './limits.ts'
import { measure } from './measure-query.ts'

/** One operation to run; its document is valid. */
export interface Operation {
  document: DocumentNode
  /** Undefined when `operationName` names none: graphql-js then tells so. */
  operation: OperationDefinitionNode | undefined
  operationName?: string | null | undefined
  variables?: Record<string, unknown> | undefined
  context: unknown
}
export type Execute = (operation: Operation) => Promise<ExecutionResult> | ExecutionResult

/** What is known of an operation that was asked for before. */
interface Known {
  runs: number
  /** Whether it is within the limits whatever its variables are. */
  isAlwaysCheap: boolean
  compiled?: CompiledQuery
}

/** The largest `first` that a list takes. */
const longestList = 100

/**
 * Runs operations as graphql-js does, but a query that comes again is compiled to JavaScript first, and one whose
 * variables ask for too much is refused. To be compiled it must be plain (see `isPlain`): graphql-js runs all others.
 */
export const createExecutor = (schema: GraphQLSchema, { compileAtRun = 2 } = {}): Execute => {
  const known = new WeakMap<OperationDefinitionNode, Known>()
  return (asked) => {
    const { document, operation, variables = {}, context } = asked
    const plainly = () => execute({ schema, document, contextValue: context, variableValues: variables, operationName: asked.operationName ?? null })
    if (!operation) return plainly()
    const sizeWith = (numberOf: (name: string) => number | undefined) => excess(measure(schema, document, operation, limits, numberOf))
    let entry = known.get(operation)
    if (!entry) known.set(operation, (entry = { runs: 0, isAlwaysCheap: !sizeWith(() => longestList) }))
    if (!entry.isAlwaysCheap) {
      const message = sizeWith((name) => numberIn(variables, operation, name))
      if (message) return { errors: [tooLarge(message)] }
    }
    if (++entry.runs === compileAtRun && isPlain(schema, document, operation)) entry.compiled = compile(schema, document, operation)
    if (!entry.compiled) return plainly()
    const result = entry.compiled.query(undefined, context, variables) as Promise<ExecutionResult> | ExecutionResult
    // Without data nothing has run: the variables were refused, and graphql-js words that for the client.
    return 'data' in result || 'then' in result ? result : plainly()
  }
}

const tooLarge = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } })

const numberIn = (variables: Record<string, unknown>, operation: OperationDefinitionNode, name: string): number | undefined => {
  const given = variables[name]
  if (typeof given === 'number') return given
  const usual = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue
  return given === undefined && usual?.kind === Kind.INT ? Number(usual.value) : undefined
}

/**
 * Whether the compiler's work is known to be exactly graphql-js's. Its handling of @skip and @include in fragments, of
 * abstract types and of mutations in turn differs in places; introspection is too rare to be compiled.
 */
const isPlain = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): boolean => {
  if (operation.operation !== 'query') return false
  let isPlain = true
  const types = new TypeInfo(schema)
  const refuse = () => {
    isPlain = false
  }
  visit(
    document,
    visitWithTypeInfo(types, {
      Directive: refuse,
      Field: ({ name }) => {
        if (name.value.startsWith('__') && name.value !== '__typename') refuse()
        if (isAbstractType(getNamedType(types.getType()))) refuse()
      },
    }),
  )
  return isPlain
}

/** Compiles a copy, since the compiler writes into the document. */
const compile = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): CompiledQuery | undefined => {
  const compiled = compileQuery(schema, parse(document.loc!.source), operation.name?.value)
  return isCompiledQuery(compiled) ? compiled : undefined
}
