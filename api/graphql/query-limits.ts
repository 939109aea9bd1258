import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql'
import { maxOperationCost } from '../process/weight.ts'
import { maxListLength, measure, type Measure, type ReadNumber } from './measure-query.ts'

/** GraphQL Armor's defaults, except the depth: a county's suppliers with their reviews are 8 deep. */
export const limits = {
  /** Of a whole request, before it is parsed further. */
  tokens: 1000,
  depth: 10,
  aliases: 15,
  directives: 50,
  /** Fields selected again in the same place; screens composed of fragments repeat some. */
  repeats: 50,
  /** Values in the response and the weights of fields, multiplied by the lengths of lists; see measure-query.ts. */
  cost: maxOperationCost,
}

const messages: Record<keyof Measure, (limit: number) => string> = {
  depth: (limit) => `The query is deeper than ${limit} fields.`,
  aliases: (limit) => `The query has more than ${limit} aliases.`,
  directives: (limit) => `The query has more than ${limit} directives.`,
  repeats: (limit) => `The query repeats more than ${limit} fields.`,
  cost: (limit) => `The query may return more than ${limit} values: request fewer with \`first\`, or fewer fields.`,
}

interface Excess {
  message: string
  /** The cost, or a lower bound of it, if that is too high. */
  extensions: { cost?: { requested: number; limit: number } }
}

const excess = (...[schema, document, operation, readNumber]: MeasureArguments): Excess | undefined => {
  const sizeWithin = (maxSizes: Measure) => measure(schema, document, operation, maxSizes, readNumber)
  const size = sizeWithin(limits)
  const over = (Object.keys(messages) as (keyof Measure)[]).find((name) => size[name] > limits[name])
  if (!over) return undefined
  const message = messages[over](limits[over])
  if (over !== 'cost') return { message, extensions: {} }
  const requested = sizeWithin({ ...limits, cost: Infinity }).cost
  return { message, extensions: { cost: { requested, limit: limits.cost } } }
}
type MeasureArguments = [GraphQLSchema, DocumentNode, OperationDefinitionNode, ReadNumber]

/** Refuses operations that exceed a limit whatever the variables. */
export const withinLimits: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const over = excess(context.getSchema(), context.getDocument(), operation, () => 1)
    if (over) context.reportError(new GraphQLError(over.message, { nodes: [operation], extensions: over.extensions }))
    return false
  },
})

/** Measures again only if some variables could exceed a limit. */
export const createLimiter = (schema: GraphQLSchema) => {
  const isAlwaysWithin = new WeakMap<OperationDefinitionNode, boolean>()
  return (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Record<string, unknown> = {},
  ): GraphQLError | undefined => {
    let isWithin = isAlwaysWithin.get(operation)
    if (isWithin === undefined) {
      isWithin = !excess(schema, document, operation, () => maxListLength)
      isAlwaysWithin.set(operation, isWithin)
    }
    if (isWithin) return undefined
    const over = excess(schema, document, operation, (name) => readNumberVariable(variables, operation, name))
    return over
      ? new GraphQLError(over.message, {
          extensions: { ...over.extensions, code: 'BAD_USER_INPUT', http: { status: 400 } },
        })
      : undefined
  }
}

export const readNumberVariable = (
  variables: Record<string, unknown>,
  operation: OperationDefinitionNode,
  name: string,
): number | undefined => {
  const variableValue = variables[name]
  if (variableValue !== undefined) return typeof variableValue === 'number' ? variableValue : undefined
  const defaultValue = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue
  return defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined
}
