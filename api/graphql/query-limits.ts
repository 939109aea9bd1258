import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  GraphQLError,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql'
import { findDefaultIntrospection } from './introspection.ts'
import { maxOperationCost, getMaxLength, defaultIntrospectionCost, getWeight } from '../process/weight.ts'

export interface Measure {
  depth: number
  aliases: number
  directives: number
  repeats: number
  cost: number
}

type ReadNumber = (variable: string) => number | undefined

/** GraphQL Armor's weights of a value and an object, and the default weight of a field with arguments. */
const weights = { value: 1, object: 2, query: 10 }
/** The assumed length of a list without `first`, such as all counties or a supplier's five star counts. */
const listLength = { root: 100, inner: 5 }

/** As if every list were as long as its `first`; stops at a limit or 5,000 fields, so hostile queries are cheap. */
export const measure = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  limits: Measure,
  readNumber: ReadNumber,
): Measure => {
  const measured: Measure = { depth: 0, aliases: 0, directives: operation.directives?.length ?? 0, repeats: 0, cost: 0 }
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  )
  const isDefaultIntrospection = findDefaultIntrospection(document, operation) !== undefined
  let visited = 0
  const maxVisits = Math.min(limits.cost, maxOperationCost)
  const isOver = () =>
    ++visited > maxVisits || (Object.keys(measured) as (keyof Measure)[]).some((name) => measured[name] > limits[name])

  const visit = (set: SelectionSetNode, place: Place, keys: Set<string>) => {
    for (const selection of set.selections) {
      if (isOver()) return
      measured.directives += selection.directives?.length ?? 0
      if (selection.kind === Kind.FIELD) visitField(selection, place, keys)
      else {
        const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
        if (!fragment) continue
        const type = fragment.typeCondition ? schema.getType(fragment.typeCondition.name.value) : place.type
        visit(fragment.selectionSet, { ...place, type }, keys)
      }
    }
  }

  const visitField = (
    node: FieldNode,
    { type, depth, times, inheritedFirst, inIntrospection }: Place,
    keys: Set<string>,
  ) => {
    const key = node.alias?.value ?? node.name.value
    if (node.alias) measured.aliases++
    if (keys.has(key)) measured.repeats++
    keys.add(key)
    const isIntrospection = inIntrospection || node.name.value.startsWith('__')
    if (node.name.value === '__typename') return // sent with every object that a client caches, at no cost
    const field = findField(type, node.name.value)
    const inner = field && getNamedType(field.type)
    const isObject = isCompositeType(inner)
    if (isDefaultIntrospection) measured.cost = Math.min(measured.cost + times, defaultIntrospectionCost)
    else if (isIntrospection) measured.cost += times
    else {
      measured.depth = Math.max(measured.depth, depth)
      measured.cost += times * (isObject ? weights.object : weights.value)
      if (field) measured.cost += times * (getWeight(field) ?? (field.args.length ? weights.query : 0))
    }
    if (!node.selectionSet) return
    const first = field && readFirst(field, node, readNumber)
    const isList = isListType(getNullableType(field?.type))
    const known = isIntrospection ? introspectedLength(schema, node.name.value) : field && getMaxLength(field)
    const length = isList ? (known ?? first ?? inheritedFirst ?? (depth === 1 ? listLength.root : listLength.inner)) : 1
    const place = {
      type: inner,
      depth: depth + 1,
      times: times * length,
      inheritedFirst: isList ? undefined : first,
      inIntrospection: isIntrospection,
    }
    // The list itself counts as one value, its items as objects.
    if (isList && !isIntrospection) measured.cost += times * (length - 1) * weights.object
    visit(node.selectionSet, place, new Set())
  }

  const root = schema.getRootType(operation.operation)
  visit(
    operation.selectionSet,
    { type: root ?? undefined, depth: 1, times: 1, inheritedFirst: undefined, inIntrospection: false },
    new Set(),
  )
  if (visited > maxVisits) measured.cost = Math.max(measured.cost, visited)
  return measured
}

interface Place {
  type: GraphQLNamedType | undefined
  depth: number
  /** The maximum number of objects of the current type. */
  times: number
  /** `first` of the current connection, which its lists inherit. */
  inheritedFirst: number | undefined
  inIntrospection: boolean
}

const introspectedLength = (schema: GraphQLSchema, name: string): number =>
  ({ types: Object.keys(schema.getTypeMap()).length, fields: 10, enumValues: 10, inputFields: 10, args: 2 })[name] ?? 5

const findField = (type: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined =>
  metaFields.get(name) ?? (isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined)

const metaFields = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]))

/** Lists refuse a larger `first`. */
export const maxListLength = 100

const readFirst = (
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  readNumber: ReadNumber,
): number | undefined => {
  const argument = field.args.find(({ name }) => name === 'first')
  if (!argument) return undefined
  const value = node.arguments?.find(({ name }) => name.value === 'first')?.value
  const defaultFirst = Number(argument.defaultValue ?? 1)
  const passedValue =
    value?.kind === Kind.INT
      ? Number(value.value)
      : value?.kind === Kind.VARIABLE
        ? readNumber(value.name.value)
        : defaultFirst
  return Math.min(Math.max(1, passedValue ?? defaultFirst), maxListLength)
}

/** GraphQL Armor's defaults, except the depth: a county's suppliers with their reviews are 8 deep. */
export const limits = {
  /** Of a whole request, before it is parsed further. */
  tokens: 1000,
  depth: 10,
  aliases: 15,
  directives: 50,
  /** Fields selected again in the same place; screens composed of fragments repeat some. */
  repeats: 50,
  /** Values in the response and the weights of fields, multiplied by the lengths of lists; see `measure`. */
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
