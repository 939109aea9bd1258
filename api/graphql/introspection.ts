import {
  getIntrospectionQuery,
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

interface FieldTree extends Map<string, FieldTree> {}

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

const isPlain = ({ alias, arguments: args = [] }: FieldNode) =>
  !alias && args.every(({ name, value }) => name.value === 'includeDeprecated' && value.kind === Kind.BOOLEAN)

const isWithin = (tree: FieldTree, other: FieldTree): boolean =>
  [...tree].every(([name, inner]) => {
    const others = other.get(name)
    return others !== undefined && isWithin(inner, others)
  })

const wholeTree = readFieldTree(whole, getOperationAST(whole)!.selectionSet)!
const known = new WeakMap<OperationDefinitionNode, boolean>()

/** Whether a query selects nothing but the schema, and nothing beyond the full introspection. */
export const isDefaultIntrospection = (document: DocumentNode, operation: OperationDefinitionNode): boolean => {
  const before = known.get(operation)
  if (before !== undefined) return before
  const isAboutSchema =
    operation.operation === OperationTypeNode.QUERY &&
    !operation.directives?.length &&
    operation.selectionSet.selections.every((one) => one.kind === Kind.FIELD && one.name.value === '__schema')
  const tree = isAboutSchema ? readFieldTree(document, operation.selectionSet) : undefined
  const isDefault = tree !== undefined && isWithin(tree, wholeTree)
  known.set(operation, isDefault)
  return isDefault
}
