import {
  execute,
  getNamedType,
  GraphQLError,
  isAbstractType,
  OperationTypeNode,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { ASTNode, DocumentNode, ExecutionResult, FieldNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'

/** One operation to run, of a valid document. */
interface Operation {
  document: DocumentNode
  /** Undefined when `operationName` names none: graphql-js then tells so. */
  operation: OperationDefinitionNode | undefined
  operationName?: string | null | undefined
  variables?: Record<string, unknown> | undefined
  context: unknown
}
export type Executor = (operation: Operation) => Promise<ExecutionResult> | ExecutionResult

/** A query as JavaScript, with the variables that must be given: where one is left out, graphql-js runs the query. */
interface Compiled {
  query: CompiledQuery['query']
  needed: string[]
}

/**
 * Runs operations as graphql-js does, but a query that comes again is compiled to JavaScript first. To be compiled it
 * must be plain (see `isPlain`): graphql-js runs all others.
 */
export const createExecutor = (schema: GraphQLSchema, { compileAtRun = 2 } = {}): Executor => {
  const runs = new WeakMap<OperationDefinitionNode, number>()
  const compiled = new WeakMap<OperationDefinitionNode, Compiled>()
  return ({ document, operation, operationName, variables = {}, context }) => {
    const plainly = () =>
      execute({
        schema,
        document,
        contextValue: context,
        variableValues: variables,
        operationName: operationName ?? null,
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
    if (known.needed.some((name) => variables[name] === undefined)) return plainly()
    const result = known.query(undefined, context, variables)
    if ('then' in result) return result.then(withWholeErrors)
    // Without data nothing has run: the variables were refused, and graphql-js words that for the client.
    return 'data' in result ? withWholeErrors(result) : plainly()
  }
}

/** The compiler's errors lack what graphql-js's always have, such as `extensions`. */
const withWholeErrors = (result: ExecutionResult): ExecutionResult => {
  if (!result.errors) return result
  const whole = ({ message, path, originalError, extensions, locations }: GraphQLError) =>
    Object.assign(new GraphQLError(message, { path, originalError, extensions }), { locations })
  return { ...result, errors: result.errors.map(whole) }
}

/**
 * Whether the compiler's work is known to be exactly graphql-js's. Its handling of @skip and @include in fragments, of
 * abstract types and of mutations in turn differs in places; introspection is too rare to be compiled.
 */
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

/** Compiles a copy, since the compiler writes into the document. */
const compile = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Compiled | undefined => {
  const compiled = compileQuery(schema, parse(document.loc!.source), operation.name?.value)
  return isCompiledQuery(compiled) ? { query: compiled.query, needed: variablesInside(document, operation) } : undefined
}

/** Variables inside objects and lists: left out, they leave out a field of the object; the compiler makes it null. */
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
