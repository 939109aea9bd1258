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

/** As if every @skip and @include selected. */
const selectedBy = (fields: readonly FieldNode[], { fragments }: QuerySelection) =>
  fields.flatMap(({ selectionSet }) => selectedIn(selectionSet, fragments))

const names = (fields: readonly FieldNode[]) => fields.map(({ name }) => name.value)

export const getItemFields = (query: QuerySelection): Set<string> => new Set(names(selectedBy(query.fieldNodes, query)))

/** For a connection: `nodes` and `edges { node }` together, with those that `matchedServices` needs. */
export const requestedFields = (query: QuerySelection): Set<string> => {
  const named = (fields: readonly FieldNode[], fieldName: string) =>
    selectedBy(
      fields.filter(({ name }) => name.value === fieldName),
      query,
    )
  const top = selectedBy(query.fieldNodes, query)
  const edges = named(top, 'edges')
  const requested = new Set(names([...named(top, 'nodes'), ...named(edges, 'node')]))
  if (names(edges).includes('matchedServices'))
    for (const name of ['matchedServices', 'services', 'specialties']) requested.add(name)
  return requested
}
