import {
  execute,
  getIntrospectionQuery,
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  stripIgnoredCharacters,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

interface FieldTree extends Map<string, FieldTree> {
  /** A list requested without deprecated entries. */
  hidesDeprecated?: true
}

const whole = parse(
  getIntrospectionQuery({
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  }),
)

/** Undefined for aliases, directives, or arguments other than includeDeprecated. */
const readFieldTree = (
  document: DocumentNode,
  set: SelectionSetNode,
  tree: FieldTree = new Map(),
): FieldTree | undefined => {
  for (const selection of set.selections) {
    if (selection.directives?.length) return undefined
    if (selection.kind === Kind.FIELD) {
      if (!isPlain(selection)) return undefined
      const inner: FieldTree = tree.get(selection.name.value) ?? new Map<string, FieldTree>()
      tree.set(selection.name.value, inner)
      if (listsParts.has(selection.name.value) && !requestsDeprecated(selection)) inner.hidesDeprecated = true
      if (selection.selectionSet && !readFieldTree(document, selection.selectionSet, inner)) return undefined
    } else {
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection
          : document.definitions.find(
              (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
            )
      if (!fragment || !('selectionSet' in fragment) || !readFieldTree(document, fragment.selectionSet, tree))
        return undefined
    }
  }
  return tree
}

/** Lists that omit deprecated entries unless requested. */
const listsParts = new Set(['fields', 'args', 'enumValues', 'inputFields'])

const requestsDeprecated = ({ arguments: args = [] }: FieldNode) =>
  args.some(({ value }) => value.kind === Kind.BOOLEAN && value.value)

const isPlain = ({ alias, arguments: args = [] }: FieldNode) =>
  !alias && args.every(({ name, value }) => name.value === 'includeDeprecated' && value.kind === Kind.BOOLEAN)

const isWithin = (tree: FieldTree, other: FieldTree): boolean =>
  [...tree].every(([name, inner]) => {
    const others = other.get(name)
    return others !== undefined && isWithin(inner, others)
  })

const wholeTree = readFieldTree(whole, getOperationAST(whole)!.selectionSet)!
const known = new WeakMap<OperationDefinitionNode, { tree: FieldTree | undefined }>()

/** Undefined if the query selects anything beyond the full introspection. */
export const findDefaultIntrospection = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
): FieldTree | undefined => {
  const before = known.get(operation)
  if (before) return before.tree
  const { selections } = operation.selectionSet
  const isAboutSchema = selections.every((one) => one.kind === Kind.FIELD && one.name.value === '__schema')
  const requestedTree =
    operation.operation === OperationTypeNode.QUERY && isAboutSchema && !operation.directives?.length
      ? readFieldTree(document, operation.selectionSet)
      : undefined
  const tree = requestedTree && isWithin(requestedTree, wholeTree) ? requestedTree : undefined
  known.set(operation, { tree })
  return tree
}

/** All answers come from a single result, created on first use. */
export const createIntrospection = (schema: GraphQLSchema) => {
  let result: unknown
  const answers = new WeakMap<OperationDefinitionNode, ExecutionResult>()
  return (document: DocumentNode, operation: OperationDefinitionNode): ExecutionResult | undefined => {
    const tree = findDefaultIntrospection(document, operation)
    if (!tree) return undefined
    result ??= (execute({ schema, document: whole }) as ExecutionResult).data
    const answer = answers.get(operation) ?? { data: part(result, tree) as ExecutionResult['data'] }
    answers.set(operation, answer)
    return answer
  }
}

const part = (value: unknown, tree: FieldTree): unknown => {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value))
    return (tree.hidesDeprecated ? value.filter(({ isDeprecated }) => !isDeprecated) : value).map((one) =>
      part(one, tree),
    )
  return Object.fromEntries(
    [...tree].flatMap(([name, inner]) => (name in value ? [[name, part(value[name as never], inner)]] : [])),
  )
}

/** Explorers' have about 2,000 characters; parsing a longer text would cost more than it saves. */
const maxIntrospectionLength = 4000

/** Introspections that differ only in spaces or comments share a result. */
export const withoutComments = (query: string): string => {
  if (!query.includes('__schema') || query.length > maxIntrospectionLength) return query
  try {
    return stripIgnoredCharacters(query)
  } catch {
    return query // Apollo reports the error
  }
}
