import {
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql'

type QuerySelection = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>
type Fragments = Record<string, FragmentDefinitionNode>

const selectedIn = (set: SelectionSetNode | undefined, fragments: Fragments): FieldNode[] =>
  (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    const { selectionSet } =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : (fragments[selection.name.value] ?? {})
    return selectedIn(selectionSet, fragments)
  })

/** Computed once for each place in a document, as if every @skip and @include selected. */
const oncePerField = (
  find: (selected: (fields: readonly FieldNode[]) => FieldNode[], top: FieldNode[]) => Set<string>,
) => {
  const known = new WeakMap<FieldNode, ReadonlySet<string>>()
  return ({ fieldNodes, fragments }: QuerySelection): ReadonlySet<string> => {
    const [node] = fieldNodes
    const before = fieldNodes.length === 1 && node ? known.get(node) : undefined
    if (before) return before
    const selected = (fields: readonly FieldNode[]) =>
      fields.flatMap(({ selectionSet }) => selectedIn(selectionSet, fragments))
    const found = find(selected, selected(fieldNodes))
    if (fieldNodes.length === 1 && node) known.set(node, found)
    return found
  }
}

const names = (fields: readonly FieldNode[]) => fields.map(({ name }) => name.value)

export const getItemFields = oncePerField((_, top) => new Set(names(top)))

/** For a connection: `nodes` and `edges { node }` together, with those that `matchedServices` needs. */
export const requestedFields = oncePerField((selected, top) => {
  const named = (fields: readonly FieldNode[], fieldName: string) =>
    selected(fields.filter(({ name }) => name.value === fieldName))
  const edges = named(top, 'edges')
  const requested = new Set(names([...named(top, 'nodes'), ...named(edges, 'node')]))
  if (names(edges).includes('matchedServices'))
    for (const name of ['matchedServices', 'services', 'specialties']) requested.add(name)
  return requested
})
